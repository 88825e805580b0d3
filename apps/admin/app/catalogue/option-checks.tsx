import { Check } from '../ui/field.tsx'

interface OptionChecksProps {
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** A box for each option of an attribute that takes several. */
export function OptionChecks({ options, chosen, onChange }: OptionChecksProps) {
  return options.map((option) => {
    const id = Number(option.id)
    return (
      <Check
        key={option.id}
        checked={chosen.includes(id)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      >
        {option.label}
      </Check>
    )
  })
}
