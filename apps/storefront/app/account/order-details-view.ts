import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import {
  isOrderStatus,
  stepsAhead,
  type OrderStatus,
  type OrderStep,
  type OrderWay,
  type StepAhead,
} from '@comptoir/rules/order-status'
import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import { dayAndTime, numericDay } from '../platform/dates.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { OrderDocumentsFragment, OrderDetailsFragment } from '../generated/graphql.ts'
import type { QuotationDetails } from '../quotations/quotation-panel.tsx'
import type { QuotationView } from '../quotations/quotation-view.ts'
import type { RequestScope } from '../platform/scope.ts'
import { progressView, stepsOf, type ProgressView } from './order-progress-view.ts'
import { isOffer, orderView, type OrderView } from './order-view.ts'

/** An entry of the order history. */
export type OrderEvent = {
  /** Instant of the API, UTC. */
  readonly at: string
  /** `time` is missing where only the day is known. */
  readonly moment: { readonly day: string; readonly time?: string }
} & EventKind

type EventKind =
  | {
      readonly type:
        | 'quotation_requested'
        | 'placed'
        | 'invoiced'
        | 'handed_over'
        | 'shipped'
        | 'withdrawn'
        | 'cancelled'
        | Exclude<OrderStep, 'shipped' | 'handed_over'>
    }
  | { readonly type: 'refunded'; readonly amount: string }

export interface ParcelView {
  readonly id: string
  /** Day it was shipped, or handed over at a location. */
  readonly day: string
  readonly isHandedOver: boolean
  readonly items: string
  readonly tracking: readonly {
    readonly carrier: string
    readonly number: string
    readonly url?: string | undefined
  }[]
}

interface DocumentView {
  readonly number: string
  readonly type: 'invoice' | 'credit_note'
}

/** Whether an order can be withdrawn from, until when, and which items are excluded. */
interface WithdrawalOfferView {
  readonly isOpen: boolean
  readonly reason?: string | undefined
  /** Whether `until` is over. */
  readonly isOver: boolean
  /** Last day to declare the withdrawal, in digits; undefined before delivery. */
  readonly until?: string | undefined
  readonly excluded: readonly { readonly id: string; readonly name: string; readonly reason: string }[]
}

interface DeclaredWithdrawalView {
  readonly id: string
  readonly day: string
  readonly time: string
  readonly items: string
  readonly returnUntil: string
}

/** Everything the order page shows; lists show an {@link OrderView}. */
export interface OrderDetailsView extends OrderView {
  readonly purchaseOrder?: string | undefined
  /** Set while the order is a quotation that awaits an answer. */
  readonly quotationDetails?: QuotationDetails | undefined
  readonly canReorder: boolean
  readonly canCancel: boolean
  readonly history: readonly OrderEvent[]
  /** What the order still waits for, the next step first. */
  readonly ahead: readonly StepAhead[]
  readonly progress: ProgressView
  readonly parcels: readonly ParcelView[]
  readonly documents: readonly DocumentView[]
  readonly withdrawal?: WithdrawalOfferView | undefined
  readonly declared: readonly DeclaredWithdrawalView[]
}

export function orderDetailsView(
  order: OrderDetailsFragment & OrderDocumentsFragment,
  scope: Pick<RequestScope, 'site' | 'language'>,
  tax: PriceDisplay,
): OrderDetailsView {
  const view = orderView(order, scope, tax)
  return {
    ...view,
    quotationDetails: view.quotation && order.quotation ? quotationDetails(view.quotation, order) : undefined,
    purchaseOrder: order.purchase_order_number ?? undefined,
    canReorder: order.available_actions.includes('REORDER'),
    canCancel: order.available_actions.includes('CANCEL'),
    history: history(order, scope),
    ahead: isOffer(view) ? [] : aheadOf(order),
    progress: progressView(order, scope, isOffer(view)),
    parcels: present(order.shipments).map((one) => parcel(one, scope, Boolean(order.pad_location))),
    documents: [
      ...present(order.invoices).map(({ number }) => ({ number, type: 'invoice' as const })),
      ...present(order.credit_memos).map(({ number }) => ({ number, type: 'credit_note' as const })),
    ],
    withdrawal: scope.site.features['withdrawal'] ? withdrawalView(order, scope.language) : undefined,
    declared: order.withdrawals.flatMap((one) => declared(one, scope)),
  }
}

function aheadOf(order: OrderDetailsFragment & OrderDocumentsFragment): StepAhead[] {
  const { status_code, is_virtual, shipments, progress } = order
  if (!isOrderStatus(status_code ?? '')) return []
  return stepsAhead(status_code as OrderStatus, {
    way: wayOf(order),
    isSent: is_virtual || present(shipments).length > 0,
    taken: stepsOf(progress)?.map(({ step }) => step),
  })
}

function wayOf({
  pad_location,
  pad_mode,
  is_virtual,
}: OrderDetailsFragment & OrderDocumentsFragment): OrderWay {
  if (pad_location) return isFulfilmentMethod(pad_mode) ? pad_mode : 'pickup'
  return is_virtual ? 'none' : 'parcel'
}

function quotationDetails(quotation: QuotationView, order: OrderDocumentsFragment): QuotationDetails {
  return {
    ...quotation,
    message: order.quotation?.message ?? undefined,
    canAccept: order.quotation?.can_accept === true,
    canDecline: order.quotation?.can_cancel === true,
    methods: order.quotation?.payment_methods ?? [],
    reference: order.purchase_order_number ?? '',
  }
}

type TimedEvent = { readonly at: string } & EventKind

/** Events of an order, oldest first. */
function history(order: OrderDocumentsFragment & OrderDetailsFragment, scope: Scope): OrderEvent[] {
  const { language } = scope
  const steps = stepsOf(order.progress) ?? []
  const isTold = (told: OrderStep) => steps.some(({ step }) => step === told)
  const events: TimedEvent[] = [
    { at: order.order_date, type: order.is_quotation ? 'quotation_requested' : 'placed' },
    ...steps.flatMap(({ step, at }) => (step === 'shipped' ? [] : [{ at, type: step }])),
    // The invoice says that the order is confirmed where nothing else does.
    ...(isTold('confirmed')
      ? []
      : present(order.invoices).map(({ created_at: at }) => ({ at, type: 'invoiced' as const }))),
    ...present(order.shipments).flatMap(({ created_at: at }): TimedEvent[] => {
      if (!order.pad_location) return [{ at, type: 'shipped' as const }]
      return isTold('handed_over') ? [] : [{ at, type: 'handed_over' as const }]
    }),
    ...order.withdrawals.flatMap(({ received_at: at }) => (at ? [{ at, type: 'withdrawn' as const }] : [])),
    ...present(order.credit_memos).map(({ created_at: at, total }) => ({
      at,
      type: 'refunded' as const,
      amount: amountOf(total?.grand_total, language),
    })),
    ...(order.status_code === 'canceled'
      ? [{ at: order.order_status_change_date, type: 'cancelled' as const }]
      : []),
  ]
  return events
    .toSorted((a, b) => instantOf(a).localeCompare(instantOf(b)))
    .map((event) => ({
      ...event,
      moment: isDay(event.at) ? dayOnly(event.at, language) : dayAndTime(event.at, scope),
    }))
}

const isDay = (at: string) => /^\d{4}-\d\d-\d\d$/.test(at)

/** A day without a time is sorted by its end. */
const instantOf = ({ at }: { at: string }) => (isDay(at) ? `${at} 24` : at)

const dayOnly = (day: string, language: Language) => ({ day: numericDay(day, language) })

type Scope = Pick<RequestScope, 'site' | 'language'>

const amountOf = (
  amount: { value?: number | null; currency?: string | null } | null | undefined,
  language: Language,
) => formatMoney(centsOf(amount), language, amount?.currency ?? undefined)

function parcel(
  shipment: NonNullable<NonNullable<OrderDocumentsFragment['shipments']>[number]>,
  scope: Scope,
  isHandedOver: boolean,
): ParcelView {
  const { day } = dayAndTime(shipment.created_at, scope)
  return {
    id: shipment.id,
    day,
    isHandedOver,
    items: present(shipment.items)
      .map((item) => counted(item.quantity_shipped, item.product_name ?? ''))
      .join(', '),
    tracking: present(shipment.tracking).flatMap(({ title, number, url }) =>
      number ? [{ carrier: title, number, url: webAddress(url) }] : [],
    ),
  }
}

/** Accepts http and https addresses only. */
const webAddress = (url: string | null | undefined) => (url && /^https?:\/\//.test(url) ? url : undefined)

function withdrawalView(
  { withdrawal }: OrderDocumentsFragment,
  language: Language,
): WithdrawalOfferView | undefined {
  if (!withdrawal) return undefined
  return {
    isOpen: withdrawal.is_open,
    reason: withdrawal.reason ?? undefined,
    isOver: withdrawal.reason_code === 'period_over',
    until: withdrawal.until ? numericDay(withdrawal.until, language) : undefined,
    excluded: withdrawal.items.flatMap(({ order_item_id: id, product_name: name, exclusion }) =>
      exclusion ? [{ id, name, reason: exclusion }] : [],
    ),
  }
}

function declared(
  one: OrderDocumentsFragment['withdrawals'][number],
  scope: Scope,
): DeclaredWithdrawalView[] {
  if (!one.received_at) return []
  return [
    {
      id: one.id,
      ...dayAndTime(one.received_at, scope),
      items: one.items.map((item) => counted(item.quantity, item.product_name)).join(', '),
      returnUntil: one.return_until ? numericDay(one.return_until, scope.language) : '',
    },
  ]
}

const counted = (quantity: number, name: string) => `${quantity} × ${name}`

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])
