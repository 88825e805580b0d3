import { m } from '../paraglide/messages.js'

interface Pending {
  readonly kind: string
  readonly entityLabel: string
  readonly summary: unknown
}

type Text = (action: Pending) => string

/** The number of the order, then what leaves. */
const ofOrder =
  (what: () => string): Text =>
  ({ entityLabel }) =>
    m.order_pending_of_order({ number: entityLabel, what: what() })

/** What is about to leave the shop, by kind of action; each feature that defers one adds its sentence. */
const TEXTS: Readonly<Record<string, Text>> = {
  'order.ship': ofOrder(() => m.order_pending_ship()),
  'order.invoice': ofOrder(() => m.order_pending_invoice()),
  'order.cancel': ofOrder(() => m.order_pending_cancel()),
  'order.pay': ofOrder(() => m.order_pending_pay()),
  'order.confirm': ofOrder(() => m.order_pending_confirm()),
  'order.message': ofOrder(() => m.order_pending_message()),
  'order.edit': ofOrder(() => m.order_pending_edit()),
  'order.resend': ofOrder(() => m.order_pending_resend()),
  'order.payment_link': ofOrder(() => m.order_pending_payment_link()),
  'customer.review': ({ summary }) => {
    const email = textOf(summary, 'email')
    return textOf(summary, 'decision') === 'confirmed'
      ? m.customer_pending_confirmed({ email })
      : m.customer_pending_refused({ email })
  },
  'customer.password_mail': ({ summary }) => m.customer_pending_mail({ email: textOf(summary, 'email') }),
  'customer.invitation': ({ summary }) => m.customer_pending_mail({ email: textOf(summary, 'email') }),
  'customer.confirm_email': ({ summary }) => m.customer_pending_mail({ email: textOf(summary, 'email') }),
  'order.refund': ({ entityLabel }) => m.payments_pending_refund({ number: entityLabel }),
  'order.refundPayment': ({ entityLabel }) => m.payments_pending_refund({ number: entityLabel }),
  'order.receive': ({ entityLabel }) => m.payments_pending_receive({ number: entityLabel }),
  'order.unblock': ({ entityLabel }) => m.payments_pending_release({ number: entityLabel }),
  'return.notify': ({ entityLabel }) => m.returns_pending_mail({ number: entityLabel }),
  'quotation.answer': ({ summary, entityLabel: number }) =>
    m.quote_pending_answer({ number, email: textOf(summary, 'email') }),
  'quotation.reject': ({ summary, entityLabel: number }) =>
    m.quote_pending_reject({ number, email: textOf(summary, 'email') }),
  'quotation.accept': ({ entityLabel: number }) => m.quote_pending_accept({ number }),
  'product.publish': ({ entityLabel }) => m.product_pending_publish({ name: entityLabel }),
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
