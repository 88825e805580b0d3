import { m } from '../paraglide/messages.js'

interface Pending {
  readonly kind: string
  readonly entityLabel: string
  readonly summary: unknown
}

type Text = (action: Pending) => string

/** What is about to leave the shop, by kind of action; each feature that defers one adds its sentence. */
const TEXTS: Readonly<Record<string, Text>> = {
  'customer.review': ({ summary }) => {
    const email = textOf(summary, 'email')
    return textOf(summary, 'decision') === 'confirmed'
      ? m.customer_pending_confirmed({ email })
      : m.customer_pending_refused({ email })
  },
  'customer.password_mail': ({ summary }) => m.customer_pending_mail({ email: textOf(summary, 'email') }),
  'customer.confirm_email': ({ summary }) => m.customer_pending_mail({ email: textOf(summary, 'email') }),
  'message.answer': ({ summary }) => m.message_pending({ email: textOf(summary, 'email') }),
}

/** A text of what the API says about an action. */
function textOf(summary: unknown, name: string): string {
  const value: unknown =
    typeof summary === 'object' && summary !== null ? Reflect.get(summary, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** One sentence that says what happens when nobody takes it back. */
export function pendingText(action: Pending): string {
  return TEXTS[action.kind]?.(action) ?? m.undo_pending({ label: action.entityLabel })
}
