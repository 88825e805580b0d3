import { m } from '../paraglide/messages.js'
import { Check, Field, Input } from '../ui/field.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import { Glyph, State } from '../ui/state.tsx'
import type { EditorStore } from './editor-stores.ts'
import { MoveButtons } from './move-buttons.tsx'
import { changedAt, newChoice, withDefault, type BundleChoice, type BundleOption } from './option-entries.ts'
import { OptionFrame, optionName } from './option-frame.tsx'
import { PartName } from './part-name.tsx'
import { ProductPick } from './product-pick.tsx'
import type { SheetFormat } from './sheet-columns.ts'
import { SurchargeFields } from './surcharge-fields.tsx'
import type { KnownProducts } from './use-known-products.ts'

type BundleOptionProps = {
  readonly options: readonly BundleOption[]
  readonly at: number
  readonly bundleId: number
  /** Whether choices add to a fixed price. */
  readonly hasSurcharges: boolean
  readonly stores: readonly EditorStore[]
  readonly known: KnownProducts
  readonly format: SheetFormat
  readonly onChange: (change: Partial<BundleOption>) => void
  readonly onReplace: (options: readonly BundleOption[]) => void
}

/** One option of a bundle with its choices. */
export function BundleOptionFields(props: BundleOptionProps) {
  const { options, at, bundleId, stores, known, onChange, onReplace } = props
  const option = options[at]
  const problem = useProblem(`bundleOptions.${at}.choices`)
  if (!option) return null
  const { isRequired, choices } = option
  const name = `bundleOptions.${at}`
  const isOffered = choices.some(({ product }) => known.of(product)?.state !== 'DISABLED')
  return (
    <OptionFrame
      {...{ name, options, at, option, stores, onChange, onReplace }}
      types={[
        { value: 'radio', label: m.option_type_radio() },
        { value: 'select', label: m.option_type_list() },
        { value: 'checkbox', label: m.option_type_checkbox() },
        { value: 'multi', label: m.option_type_multiple() },
      ]}
      note={
        isRequired && choices.length > 0 && !isOffered && <State kind="warn">{m.option_none_offered()}</State>
      }
      onType={(type) => onChange({ type })}
    >
      {choices.length > 0 && <ChoiceTable {...props} option={option} />}
      {problem && (
        <p className="err">
          <Glyph kind="bad" />
          {problem}
        </p>
      )}
      <ProductPick
        name={`${name}.choices`}
        label={m.option_choice_add({ option: optionName(option) })}
        types={['SIMPLE', 'VIRTUAL']}
        without={[bundleId, ...choices.map(({ product }) => product)]}
        onPick={(one) => {
          known.remember(one)
          onChange({ choices: [...choices, newChoice(Number(one.id))] })
        }}
      />
    </OptionFrame>
  )
}

function ChoiceTable({
  option,
  at,
  hasSurcharges,
  known,
  format,
  onChange,
}: BundleOptionProps & { option: BundleOption }) {
  const { choices } = option
  const set = (next: readonly BundleChoice[]) => onChange({ choices: next })
  return (
    <div className="scroll-x">
      <table className="table s">
        <thead>
          <tr>
            <th scope="col">{m.product_column_product()}</th>
            <th scope="col" className="num">
              {m.option_quantity()}
            </th>
            {hasSurcharges && <th scope="col">{m.option_surcharge()}</th>}
            <th scope="col">{m.option_default()}</th>
            <th scope="col">{m.option_own_quantity()}</th>
            <th>
              <span className="vh">{m.product_remove()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, index) => {
            const name = `bundleOptions.${at}.choices.${index}`
            const change = (values: Partial<BundleChoice>) => set(changedAt(choices, index, values))
            const product = known.of(choice.product)
            const called = product?.name ?? String(choice.product)
            return (
              <tr key={choice.product}>
                <td>
                  <PartName id={choice.product} product={product} name={`${name}.product`} />
                </td>
                <td className="num">
                  <Field name={`${name}.quantity`} label={m.option_quantity()} hidesLabel>
                    <Input
                      numeric
                      width="w4"
                      key={choice.quantity}
                      defaultValue={choice.quantity}
                      onBlur={({ target }) => change({ quantity: Number(target.value) || 1 })}
                    />
                  </Field>
                </td>
                {hasSurcharges && (
                  <td>
                    <SurchargeFields {...choice} name={name} format={format} hidesLabel onChange={change} />
                  </td>
                )}
                <td>
                  <Flag
                    name={`${name}.isDefault`}
                    label={m.option_default_of({ name: called })}
                    isOn={choice.isDefault}
                    onChange={(isDefault) => set(withDefault(option, index, isDefault))}
                  />
                </td>
                <td>
                  <Flag
                    name={`${name}.canChangeQuantity`}
                    label={m.option_own_quantity_of({ name: called })}
                    isOn={choice.canChangeQuantity}
                    onChange={(canChangeQuantity) => change({ canChangeQuantity })}
                  />
                </td>
                <td className="acts-cell">
                  <MoveButtons list={choices} at={index} name={called} onChange={set} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type FlagProps = {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A box in a table, whose head says what it is. */
function Flag({ name, label, isOn, onChange }: FlagProps) {
  return (
    <Check name={name} checked={isOn} onChange={({ target }) => onChange(target.checked)}>
      <span className="vh">{label}</span>
    </Check>
  )
}
