import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(field.type))

/**
 * Keeps what is typed into a form for this tab until it is sent, so that Back, a reload or a way round by another page
 * loses nothing (decisions F-14). Passwords and choices are not kept; nothing happens without a `name`. Spread the
 * answer as the form's `ref`.
 */
export function useKeptForm(name: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element || !name) return undefined
    const key = `typed:${name}`
    const fields = () => [...element.elements].filter(isTyped)
    restore(fields(), read(key))
    const keep = ({ target }: Event) => {
      // A field may belong to the form without standing in it.
      if (!(target instanceof Element) || !isTyped(target) || target.form !== element) return
      write(key, Object.fromEntries(fields().map((field) => [field.name, field.value])))
    }
    const forget = () => write(key, undefined)
    document.addEventListener('input', keep)
    element.addEventListener('submit', forget)
    return () => {
      document.removeEventListener('input', keep)
      element.removeEventListener('submit', forget)
    }
  }, [name])
  return form
}

/** Only where nothing was typed since; what was typed before script ran is told like what is restored. */
function restore(fields: readonly Field[], kept: Readonly<Record<string, unknown>>): void {
  for (const field of fields) {
    const value = kept[field.name]
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
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
