/** A message shown once, after a redirect (spec 001 §3: error, success, action success with a link). */
export interface Flash {
  readonly kind: 'success' | 'error' | 'info'
  readonly message: string
  /** A way on, for example to the cart; an internal path. */
  readonly link?: { readonly label: string; readonly to: string }
  /** Takes back what was done: a form that is posted to an internal path. */
  readonly undo?: FlashForm
}

interface FlashForm {
  readonly label: string
  readonly to: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const MAX = 1500

/** A form that would not fit into the cookie is left out. */
export function writeFlash({ undo, ...flash }: Flash): string {
  const told = { ...flash, message: flash.message.slice(0, 500) }
  const whole = JSON.stringify({ ...told, undo })
  return whole.length > MAX ? JSON.stringify(told) : whole
}

/** What the cookie says, or undefined when it is not one of ours. */
export function readFlash(value: string | undefined): Flash | undefined {
  if (!value || value.length > MAX) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return isFlash(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isFlash(value: unknown): value is Flash {
  if (typeof value !== 'object' || value === null) return false
  const { kind, message, link, undo } = value as Partial<Flash>
  const known = kind === 'success' || kind === 'error' || kind === 'info'
  if (!known || typeof message !== 'string') return false
  return (link === undefined || isLink(link)) && (undo === undefined || isForm(undo))
}

function isForm(form: unknown): boolean {
  const { fields } = (form ?? {}) as { fields?: unknown }
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  return isLink(form) && Array.isArray(fields) && fields.every(isField)
}

function isLink(link: unknown): boolean {
  const { label, to } = (link ?? {}) as { label?: unknown; to?: unknown }
  return typeof label === 'string' && typeof to === 'string' && /^\/(?!\/)/.test(to)
}
