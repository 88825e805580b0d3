import { useRef, useState, type FocusEvent, type InputEvent, type PointerEvent } from 'react'
import type { FormErrors } from '../ui/error-summary.tsx'
import { fieldError, valuesOf, type FormRules } from './form-rules.ts'

/**
 * The errors of a form: what the server found, and for each field what the same rules say since it was left (spec
 * 000 §5: rules run on blur) or put right. Spread `listeners` on the form.
 */
export function useFormErrors(rules: FormRules, server: FormErrors | undefined) {
  const [state, setState] = useState<{ server: FormErrors | undefined; found: FormErrors }>({
    server,
    found: {},
  })
  const pressing = useRef(false)
  const found = state.server === server ? state.found : {}
  const errors: FormErrors = { ...server, ...found }
  const check = (form: HTMLFormElement, name: string) => {
    const text = fieldError(rules, name, valuesOf(new FormData(form)))
    if (text !== errors[name]) setState({ server, found: { ...found, [name]: text } })
  }
  const listeners = {
    // An error that comes or goes while a button is pressed would move the button away from under the finger.
    onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
      pressing.current = target instanceof Element && target.closest('button') !== null
    },
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
      const isPressing = pressing.current
      pressing.current = false
      const field = fieldOf(target)
      if (!isPressing && field && rules[field.name] && field.value !== '') check(currentTarget, field.name)
    },
    onInput: ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
      const field = fieldOf(target)
      if (field && errors[field.name]) check(currentTarget, field.name)
    },
  }
  return { errors, listeners }
}

function fieldOf(target: EventTarget): { name: string; value: string } | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField ? target : undefined
}
