import type { WebhookEvent } from '@comptoir/rules/webhook'
import type { WebhookDeliveryFragment, WebhookEndpointFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import type { StateKind } from '../ui/state.tsx'

interface EventTexts {
  /** In a few words. */
  readonly label: () => string
  /** When it is sent, as a sentence. */
  readonly help: () => string
}

type Group = { readonly label: () => string; readonly events: Partial<Record<WebhookEvent, EventTexts>> }

/** What can be sent, by area. */
export const EVENT_GROUPS: readonly Group[] = [
  {
    label: () => m.staff_area_orders(),
    events: {
      'order.placed': { label: m.webhooks_order_placed, help: m.webhooks_order_placed_help },
      'order.paid': { label: m.webhooks_order_paid, help: m.webhooks_order_paid_help },
      'order.changed': { label: m.webhooks_order_changed, help: m.webhooks_order_changed_help },
      'order.shipped': { label: m.webhooks_order_shipped, help: m.webhooks_order_shipped_help },
      'order.cancelled': { label: m.webhooks_order_cancelled, help: m.webhooks_order_cancelled_help },
      'order.refunded': { label: m.webhooks_order_refunded, help: m.webhooks_order_refunded_help },
      'return.declared': { label: m.webhooks_return_declared, help: m.webhooks_return_declared_help },
      'return.received': { label: m.webhooks_return_received, help: m.webhooks_return_received_help },
    },
  },
  {
    label: () => m.quote_title(),
    events: {
      'quotation.requested': {
        label: m.webhooks_quotation_requested,
        help: m.webhooks_quotation_requested_help,
      },
      'quotation.answered': {
        label: m.webhooks_quotation_answered,
        help: m.webhooks_quotation_answered_help,
      },
      'quotation.accepted': {
        label: m.webhooks_quotation_accepted,
        help: m.webhooks_quotation_accepted_help,
      },
    },
  },
  {
    label: () => m.staff_area_customers(),
    events: {
      'customer.created': { label: m.webhooks_customer_created, help: m.webhooks_customer_created_help },
      'customer.updated': { label: m.webhooks_customer_updated, help: m.webhooks_customer_updated_help },
      'customer.deleted': { label: m.webhooks_customer_deleted, help: m.webhooks_customer_deleted_help },
      'message.received': { label: m.webhooks_message_received, help: m.webhooks_message_received_help },
    },
  },
  {
    label: () => m.staff_area_catalogue(),
    events: {
      'product.changed': { label: m.webhooks_product_changed, help: m.webhooks_product_changed_help },
      'stock.changed': { label: m.webhooks_stock_changed, help: m.webhooks_stock_changed_help },
    },
  },
]

const labels = new Map<string, () => string>([
  ...EVENT_GROUPS.flatMap(({ events }) => Object.entries(events)).map(
    ([code, { label }]) => [code, label] as const,
  ),
  ['webhook.test', m.webhooks_test_event],
])

/** An event in words; its code where this page does not know it. */
export const eventLabel = (code: string): string => labels.get(code)?.() ?? code

/** How an endpoint does. */
export function stateOfEndpoint(
  { isActive, disabledAt, failingSince, received, lastFailure }: WebhookEndpointFragment,
  { moment }: PageFormats,
): { kind: StateKind; text: string } {
  if (disabledAt) return { kind: 'bad', text: m.webhooks_switched_off({ at: moment(disabledAt) }) }
  if (!isActive) return { kind: 'off', text: m.webhooks_off() }
  if (failingSince) {
    const status = lastFailure?.lastStatus
    const at = moment(failingSince)
    return {
      kind: 'bad',
      text:
        typeof status === 'number'
          ? m.webhooks_status_since({ status, at })
          : m.webhooks_silent_since({ at }),
    }
  }
  if (received === 0) return { kind: 'wait', text: m.webhooks_nothing_yet() }
  return { kind: 'done', text: m.webhooks_answers() }
}

/** How far a delivery is. */
export function stateOfDelivery(
  { state, attempts, mostAttempts, lastStatus, dueAt }: WebhookDeliveryFragment,
  { moment }: PageFormats,
): { kind: StateKind; text: string } {
  if (state === 'DELIVERED') return { kind: 'done', text: m.webhooks_delivered() }
  if (state === 'DISMISSED') return { kind: 'off', text: m.webhooks_dismissed() }
  if (state === 'FAILED') return { kind: 'bad', text: m.webhooks_given_up({ count: attempts }) }
  if (attempts === 0 || !dueAt) return { kind: 'wait', text: m.webhooks_waits() }
  const status = typeof lastStatus === 'number' ? String(lastStatus) : m.webhooks_no_answer()
  return {
    kind: 'warn',
    text: m.webhooks_tried({ status, attempts, most: mostAttempts, at: moment(dueAt) }),
  }
}
