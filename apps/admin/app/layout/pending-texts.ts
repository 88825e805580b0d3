import { m } from '../paraglide/messages.js'

interface Pending {
  readonly kind: string
  readonly entityLabel: string
  readonly summary: unknown
}

type Text = (action: Pending) => string

/** What is about to leave the shop, by kind of action; each feature that defers one adds its sentence. */
const TEXTS: Readonly<Record<string, Text>> = {}

/** One sentence that says what happens when nobody takes it back. */
export function pendingText(action: Pending): string {
  return TEXTS[action.kind]?.(action) ?? m.undo_pending({ label: action.entityLabel })
}
