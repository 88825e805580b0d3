import { useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react'
import type { FormErrors } from '../ui/error-summary.tsx'
import { fieldOf, onLeave, type FormField } from './on-leave.ts'

/**
 * Errors of a form by the browser's own constraints, in the words of `textOf` instead of the browser's bubbles: for
 * small forms whose pages shall not load the form rules. Spread `listeners` on the form.
 */
export function useFieldValidity(textOf: (field: FormField) => string) {
  const [errors, setErrors] = useState<FormErrors>({})
  const check = (field: FormField) => {
    const text = field.validity.valid ? undefined : textOf(field)
    setErrors((last) => (last[field.name] === text ? last : { ...last, [field.name]: text }))
  }
  const listeners = {
    noValidate: true,
    onBlur: (event: FocusEvent<HTMLFormElement>) => onLeave(event, check),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const field = fieldOf(target)
      if (field && errors[field.name]) check(field)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const invalid = [...event.currentTarget.elements].flatMap((element) => {
        const field = fieldOf(element)
        return field && !field.validity.valid ? field : []
      })
      if (invalid.length === 0) return
      event.preventDefault()
      invalid.forEach(check)
      invalid[0]?.focus()
    },
  }
  return { errors, listeners }
}
