import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, type Location } from 'react-router'

type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(field.type))

/**
 * Stores typed text in session storage until the server has accepted the form, so that Back, a reload, a detour or an
 * error loses nothing (decisions F-14). Passwords and selections are not stored. Does nothing without a `name`. Returns
 * the form's `ref`. The form's action redirects when it succeeds.
 */
export function useFormDraft(name: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isSubmitted = useRef(false)
  const key = name && `typed:${name}`
  const isRedirected = useIsRedirected()
  useEffect(() => {
    const element = form.current
    if (!element || !key) return undefined
    if (isRedirected && isSubmitted.current) {
      write(key, undefined)
      return undefined
    }
    const save = ({ target }: Event) => {
      // Fields can belong to a form by their `form` attribute.
      if (!(target instanceof Element) || !isTyped(target) || target.form !== element) return
      write(key, Object.fromEntries(fieldsOf(element).map((field) => [field.name, field.value])))
    }
    const onSubmit = ({ target }: Event) => {
      isSubmitted.current = target === element
    }
    document.addEventListener('input', save)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('input', save)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [key, isRedirected])
  useEffect(() => {
    if (form.current && key) restore(fieldsOf(form.current), read(key))
  }, [key])
  return form
}

/**
 * Whether the pending navigation is a redirect by which an action answered a submission. A redirect that leads back
 * here, such as the one to sign in, rejects the submission.
 */
function useIsRedirected(): boolean {
  const { state, formMethod, location: next } = useNavigation()
  const current = useLocation()
  if (state !== 'loading' || formMethod !== 'POST') return false
  return addressOf(next) !== addressOf(current) && !new URLSearchParams(next.search).has('return_to')
}

const addressOf = ({ pathname, search }: Location) => pathname + search

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isTyped)

/** Restores unchanged fields only. The event tells React about restored text and about text typed before hydration. */
function restore(fields: readonly Field[], draft: Readonly<Record<string, unknown>>): void {
  for (const field of fields) {
    const value = draft[field.name]
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}

function write(key: string, values: object | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be blocked or full; the form works without it.
  }
}
