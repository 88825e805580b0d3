import { Suspense, useEffect, useRef, useState, type FocusEvent } from 'react'
import { FormText } from '../forms/form-fields.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'

const StreetSuggestions = lazyComponent(async () => (await import('./street-suggestions.tsx')).default)

/**
 * Number and street. Where the shop completes addresses, they are suggested while one types; what does so loads when the
 * field first gets the focus.
 */
export function StreetField({ prefix, section }: { prefix: string; section: string }) {
  const { completedCountries } = useShop()
  const wrapper = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    // It can have the focus from before hydration.
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement) || !wrapper.current?.contains(activeElement)) return
    field.current = activeElement
    setUsed(true)
  }, [])
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    field.current = currentTarget
    setUsed(true)
  }
  const isCompleted = completedCountries.length > 0
  return (
    <div className="full street-field" ref={wrapper}>
      <FormText
        name={`${prefix}street`}
        label={m.form_street()}
        autoComplete={`${section}address-line1`}
        maxLength={255}
        onFocus={isCompleted ? onFocus : undefined}
        required
      />
      {isCompleted && isUsed && (
        <Suspense>
          <StreetSuggestions field={field} scope={wrapper} prefix={prefix} />
        </Suspense>
      )}
    </div>
  )
}
