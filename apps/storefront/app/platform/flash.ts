/** A message shown once, after a redirect (spec 001 §3: error, success, action success with a link). */
export interface Flash {
  readonly kind: 'success' | 'error' | 'info'
  readonly message: string
  /** A way on, for example to the cart; an internal path. */
  readonly link?: { readonly label: string; readonly to: string }
}

const MAX = 1500

export function writeFlash(flash: Flash): string {
  return JSON.stringify({ ...flash, message: flash.message.slice(0, 500) })
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
  const { kind, message, link } = value as Partial<Flash>
  const known = kind === 'success' || kind === 'error' || kind === 'info'
  return known && typeof message === 'string' && (link === undefined || isLink(link))
}

function isLink(link: unknown): boolean {
  const { label, to } = (link ?? {}) as { label?: unknown; to?: unknown }
  return typeof label === 'string' && typeof to === 'string' && /^\/(?!\/)/.test(to)
}
