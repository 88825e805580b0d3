import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(field.type))

/**
 * Stores typed text in session storage until the form is submitted, so that Back, a reload or a detour loses nothing
 * (decisions F-14). Passwords and selections are not stored. Does nothing without a `name`. Returns the form's `ref`.
 */
export function useFormDraft(name: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element || !name) return undefined
    const key = `typed:${name}`
    const fields = () => [...element.elements].filter(isTyped)
    const save = ({ target }: Event) => {
      // Fields can belong to a form by their `form` attribute.
      if (!(target instanceof Element) || !isTyped(target) || target.form !== element) return
      write(key, Object.fromEntries(fields().map((field) => [field.name, field.value])))
    }
    const discard = () => write(key, undefined)
    document.addEventListener('input', save)
    element.addEventListener('submit', discard)
    restore(fields(), read(key))
    return () => {
      document.removeEventListener('input', save)
      element.removeEventListener('submit', discard)
    }
  }, [name])
  return form
}

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
