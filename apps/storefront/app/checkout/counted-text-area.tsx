import { useState, type ComponentProps } from 'react'
import { useHydrated } from '../platform/use-hydrated.ts'
import * as m from '../paraglide/messages.js'
import { TextArea } from '../ui/field.tsx'

/** Text area that shows the characters used, with JavaScript. */
export function CountedTextArea({
  help,
  defaultValue,
  ...props
}: Omit<ComponentProps<typeof TextArea>, 'defaultValue'> & { defaultValue: string; maxLength: number }) {
  const [typed, setTyped] = useState<number>()
  const used = typed ?? defaultValue.length
  const isShown = useHydrated()
  return (
    <TextArea
      {...props}
      defaultValue={defaultValue}
      onInput={({ currentTarget }) => setTyped(currentTarget.value.length)}
      help={
        isShown ? (
          <>
            {help} {m.checkout_characters_used({ used, most: props.maxLength })}
          </>
        ) : (
          help
        )
      }
    />
  )
}
