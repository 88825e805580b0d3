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
import { fieldError, formErrors, hasErrors, valuesOf, type FormRules, type OwnTexts } from './form-rules.ts'

const DISMISSED_AFTER = 4000

export interface FormErrorOptions {
  /** Words of the form's own. */
  readonly own?: OwnTexts
  /** Fields whose error goes away by itself after 4 seconds (spec 001 §5). */
  readonly dismissing?: readonly string[]
}

interface Checked {
  /** What the server had found by then. */
  readonly server: FormErrors | undefined
  readonly found: FormErrors
  readonly missed?: FormErrors
}

/**
 * The errors of a form: what the server found, and for each field what the same rules say since it was left (spec
 * 000 §5: rules run on blur) or put right. Spread `listeners` on the form; with `onSubmit` besides, it is sent only
 * when every field is right, and `missed` is what was wrong when it was last tried.
 */
export function useFormErrors(
  rules: FormRules,
  server: FormErrors | undefined,
  { own, dismissing = [] }: FormErrorOptions = {},
) {
  const [state, setState] = useState<Checked>({ server, found: {} })
  const pressing = useRef(false)
  const checked = sinceAnswer(state, server)
  const { found, missed = server } = checked
  const errors: FormErrors = { ...server, ...found }
  const check = (form: HTMLFormElement, name: string) => {
    const text = fieldError(rules, name, valuesOf(new FormData(form)), own)
    if (text !== errors[name]) setState({ ...checked, found: { ...found, [name]: text } })
  }
  const passing = dismissing.filter((name) => errors[name]).join(' ')
  useEffect(() => {
    if (!passing) return undefined
    const timer = setTimeout(() => {
      const gone = Object.fromEntries(passing.split(' ').map((name) => [name, undefined]))
      setState((last) => {
        const now = sinceAnswer(last, server)
        return { ...now, found: { ...now.found, ...gone } }
      })
    }, DISMISSED_AFTER)
    return () => clearTimeout(timer)
  }, [passing, server])
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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const wrong = formErrors(rules, valuesOf(new FormData(event.currentTarget)), own)
    if (!hasErrors(wrong)) return
    event.preventDefault()
    setState({ server, found: wrong, missed: wrong })
  }
  return { errors, missed, listeners, onSubmit }
}

/** What was found and missed before the server answered anew counts no longer. */
const sinceAnswer = (state: Checked, server: FormErrors | undefined): Checked =>
  state.server === server ? state : { server, found: {} }

function fieldOf(target: EventTarget): { name: string; value: string } | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField ? target : undefined
}
