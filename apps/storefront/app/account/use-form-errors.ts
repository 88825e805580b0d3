import { useState, type FocusEvent } from 'react'
import type { FormErrors } from '../ui/error-summary.tsx'
import { fieldError, valuesOf, type FormRules } from './form-rules.ts'

/**
 * The errors of a form: what the server found, and for each field left since then what the same rules say now
 * (spec 000 §5: rules run on blur). Spread `onBlur` on the form.
 */
export function useFormErrors(rules: FormRules, server: FormErrors | undefined) {
  const [state, setState] = useState<{ server: FormErrors | undefined; found: FormErrors }>({
    server,
    found: {},
  })
  const found = state.server === server ? state.found : {}
  return {
    errors: { ...server, ...found },
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
      const name =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
      if (!rules[name] || (target.value === '' && !server?.[name])) return
      const text = fieldError(rules, name, valuesOf(new FormData(currentTarget)))
      setState({ server, found: { ...found, [name]: text } })
    },
  }
}
