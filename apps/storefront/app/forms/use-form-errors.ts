import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type PointerEvent,
  type SubmitEvent,
} from 'react'
import type { FormErrors } from '../ui/error-summary.tsx'
import { fieldOf, onLeave, type FormField } from './on-leave.ts'
import type { ErrorTexts } from './form-rules.ts'
import { useFormChecks, type RulesSource } from './use-form-checks.ts'

const AUTO_DISMISS_MS = 4000

export interface FormErrorOptions {
  /** Error texts that replace those of the rules. */
  readonly errorTexts?: ErrorTexts
  /** Fields whose error disappears after 4 seconds (spec 001 §5). */
  readonly autoDismiss?: readonly string[]
}

interface ErrorState {
  /** Server errors that this state is based on. */
  readonly server: FormErrors | undefined
  readonly found: FormErrors
  readonly submitErrors?: FormErrors
}

/**
 * Errors of a form: those of the server, and per field those of the rules since it was left or corrected (spec 000
 * §5: rules run on blur). Spread `listeners` on the form. `onSubmit` prevents submitting while fields are invalid;
 * `submitErrors` are the errors of the last attempt.
 */
export function useFormErrors(
  rules: RulesSource,
  server: FormErrors | undefined,
  { errorTexts, autoDismiss = [] }: FormErrorOptions = {},
) {
  const [state, setState] = useState<ErrorState>({ server, found: {} })
  const isPressing = useRef(false)
  const current = currentState(state, server)
  const { found, submitErrors = server } = current
  const errors: FormErrors = { ...server, ...found }
  const checks = useFormChecks(rules)
  const check = ({ form, name }: Pick<FormField, 'form' | 'name'>) =>
    checks.whenLoaded(({ rules: own, fieldError, valuesOf }) => {
      if (!form || !own[name]) return
      const text = fieldError(own, name, valuesOf(new FormData(form)), errorTexts)
      setState((last) => {
        const now = currentState(last, server)
        const shown = name in now.found ? now.found[name] : server?.[name]
        return text === shown ? last : { ...now, found: { ...now.found, [name]: text } }
      })
    })
  const dismissible = autoDismiss.filter((name) => errors[name]).join(' ')
  useEffect(() => {
    if (!dismissible) return undefined
    const timer = setTimeout(() => {
      const cleared = Object.fromEntries(dismissible.split(' ').map((name) => [name, undefined]))
      setState((last) => {
        const now = currentState(last, server)
        return { ...now, found: { ...now.found, ...cleared } }
      })
    }, AUTO_DISMISS_MS)
    return () => clearTimeout(timer)
  }, [dismissible, server])
  const listeners = {
    onFocus: checks.begin,
    // Errors that change during a press would move the button away from the pointer.
    onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
      isPressing.current = target instanceof Element && target.closest('button') !== null
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const wasPressing = isPressing.current
      isPressing.current = false
      if (!wasPressing) onLeave(event, check)
    },
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      // A field may have had the focus before hydration.
      checks.begin()
      const field = fieldOf(target)
      if (!field) return
      if (errors[field.name]) check(field)
      // Rules may depend on other fields: a postcode on the country.
      for (const name of Object.keys(found))
        if (found[name] && name !== field.name) check({ form: field.form, name })
    },
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Until they have loaded, the server checks.
    const loaded = checks.current()
    if (!loaded) return
    const { formErrors, hasErrors, valuesOf } = loaded
    const invalid = formErrors(loaded.rules, valuesOf(new FormData(event.currentTarget)), errorTexts)
    if (!hasErrors(invalid)) return
    event.preventDefault()
    setState({ server, found: invalid, submitErrors: invalid })
  }
  return { errors, submitErrors, listeners, onSubmit }
}

/** A new server response discards the browser's errors. */
const currentState = (state: ErrorState, server: FormErrors | undefined): ErrorState =>
  state.server === server ? state : { server, found: {} }
