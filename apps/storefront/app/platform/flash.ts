/** A message shown once after a redirect (spec 001 §3: error, success, action success with a link). */
export interface Flash {
  readonly kind: 'success' | 'error' | 'info'
  readonly message: string
  /** Link to an internal path, for example the cart. */
  readonly link?: { readonly label: string; readonly to: string }
  /** Form that undoes the action, posted to an internal path. */
  readonly undo?: FlashForm
  /** Something was added: where a script can, the mini cart opens with the message instead of a notification. */
  readonly opensCart?: boolean
}

interface FlashForm {
  readonly label: string
  readonly to: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const MAX = 1500

/** Serialises a message; leaves out an undo form that does not fit into the cookie. */
export function writeFlash({ undo, ...flash }: Flash): string {
  const plain = { ...flash, message: flash.message.slice(0, 500) }
  const full = JSON.stringify({ ...plain, undo })
  return full.length > MAX ? JSON.stringify(plain) : full
}

/** Parses the cookie; undefined when it is invalid. */
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
  const { kind, message, link, undo, opensCart = false } = value as Partial<Flash>
  const known = kind === 'success' || kind === 'error' || kind === 'info'
  if (!known || typeof message !== 'string' || typeof opensCart !== 'boolean') return false
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
