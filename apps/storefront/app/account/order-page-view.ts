import type { Language } from '@comptoir/rules/language'
import { displayDay } from '@comptoir/rules/date-format'
import { formatMoney } from '@comptoir/rules/money'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { dayAndTime } from '../platform/dates.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { OrderPapersFragment, WholeOrderFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import type { QuotationOnPage } from '../quotations/quotation-panel.tsx'
import type { QuotationView } from '../quotations/quotation-view.ts'
import type { RequestScope } from '../platform/scope.ts'
import { orderView, type OrderView } from './order-view.ts'

/** Something that happened to an order. */
interface OrderEvent {
  readonly title: string
  readonly moment: string
}

export interface ParcelView {
  readonly id: string
  readonly title: string
  readonly items: string
  readonly tracking: readonly {
    readonly carrier: string
    readonly number: string
    readonly url?: string | undefined
  }[]
}

interface PaperView {
  readonly number: string
  readonly label: string
}

/** Whether an order can be withdrawn from, until when, and what cannot be given back. */
interface WithdrawalOfferView {
  readonly isOpen: boolean
  readonly reason?: string | undefined
  /** Last day to declare it, DD/MM/YYYY; undefined before the delivery. */
  readonly until?: string | undefined
  readonly excluded: readonly { readonly id: string; readonly name: string; readonly reason: string }[]
}

interface DeclaredView {
  readonly id: string
  readonly day: string
  readonly time: string
  readonly items: string
  readonly returnUntil: string
}

/** What its own page says of an order besides what lists say. */
export interface OrderPageView extends OrderView {
  readonly purchaseOrder?: string | undefined
  /** What its customer may answer, while it is a quotation. */
  readonly offered?: QuotationOnPage | undefined
  readonly canReorder: boolean
  readonly canCancel: boolean
  readonly history: readonly OrderEvent[]
  readonly parcels: readonly ParcelView[]
  readonly papers: readonly PaperView[]
  readonly withdrawal?: WithdrawalOfferView | undefined
  readonly declared: readonly DeclaredView[]
}

export function orderPageView(
  order: WholeOrderFragment & OrderPapersFragment,
  scope: Pick<RequestScope, 'site' | 'language'>,
  kind: VisitorKind,
): OrderPageView {
  const view = orderView(order, scope, kind)
  return {
    ...view,
    offered: view.quotation && order.quotation ? offered(view.quotation, order) : undefined,
    purchaseOrder: order.purchase_order_number ?? undefined,
    canReorder: order.available_actions.includes('REORDER'),
    canCancel: order.available_actions.includes('CANCEL'),
    history: history(order, scope),
    parcels: present(order.shipments).map((one) => parcel(one, scope)),
    papers: [
      ...present(order.invoices).map(({ number }) => ({ number, label: m.order_invoice({ number }) })),
      ...present(order.credit_memos).map(({ number }) => ({ number, label: m.order_credit({ number }) })),
    ],
    withdrawal: scope.site.features['withdrawal'] ? offer(order) : undefined,
    declared: order.withdrawals.flatMap(declared),
  }
}

function offered(quotation: QuotationView, order: OrderPapersFragment): QuotationOnPage {
  return {
    ...quotation,
    canAccept: order.quotation?.can_accept === true,
    canRefuse: order.quotation?.can_cancel === true,
    methods: order.quotation?.payment_methods ?? [],
    reference: order.purchase_order_number ?? '',
  }
}

/** What is known to have happened, and when; the first first. */
function history(order: OrderPapersFragment & WholeOrderFragment, scope: Scope): OrderEvent[] {
  const { language } = scope
  const events = [
    {
      at: order.order_date,
      title: order.is_quotation ? m.quotation_event_asked() : m.order_event_placed(),
    },
    ...present(order.invoices).map(({ created_at: at }) => ({ at, title: m.order_event_invoiced() })),
    ...present(order.shipments).map(({ created_at: at }) => ({
      at,
      title: scope.site.features['locations'] ? m.order_event_handed() : m.order_event_shipped(),
    })),
    ...order.withdrawals.flatMap(({ received_at: at }) =>
      at ? [{ at, title: m.order_event_withdrawn() }] : [],
    ),
    ...present(order.credit_memos).map(({ created_at: at, total }) => ({
      at,
      title: m.order_event_refunded({ amount: amountOf(total?.grand_total, language) }),
    })),
    ...(order.status_code === 'canceled'
      ? [{ at: order.order_status_change_date, title: m.order_event_cancelled() }]
      : []),
  ]
  return events
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, title }) => ({ title, moment: m.order_moment(dayAndTime(at)) }))
}

type Scope = Pick<RequestScope, 'site' | 'language'>

const amountOf = (amount: { value?: number | null } | null | undefined, language: Language) =>
  formatMoney(centsOf(amount), language)

function parcel(
  shipment: NonNullable<NonNullable<OrderPapersFragment['shipments']>[number]>,
  { site }: Scope,
): ParcelView {
  const { day } = dayAndTime(shipment.created_at)
  return {
    id: shipment.id,
    title: site.features['locations'] ? m.order_handed({ day }) : m.order_parcel({ day }),
    items: present(shipment.items)
      .map((item) => counted(item.quantity_shipped, item.product_name ?? ''))
      .join(', '),
    tracking: present(shipment.tracking).flatMap(({ title, number, url }) =>
      number ? [{ carrier: title, number, url: webAddress(url) }] : [],
    ),
  }
}

/** Only what a browser may open: an address of the web. */
const webAddress = (url: string | null | undefined) => (url && /^https?:\/\//.test(url) ? url : undefined)

function offer({ withdrawal }: OrderPapersFragment): WithdrawalOfferView | undefined {
  if (!withdrawal) return undefined
  const until = withdrawal.until ? displayDay(withdrawal.until) : undefined
  const wasUntil = until && withdrawal.reason_code === 'period_over' && m.withdrawal_was_until({ day: until })
  return {
    isOpen: withdrawal.is_open,
    reason: [withdrawal.reason, wasUntil].filter(Boolean).join(' '),
    until,
    excluded: withdrawal.items.flatMap(({ order_item_id: id, product_name: name, exclusion }) =>
      exclusion ? [{ id, name, reason: exclusion }] : [],
    ),
  }
}

function declared(one: OrderPapersFragment['withdrawals'][number]): DeclaredView[] {
  if (!one.received_at) return []
  return [
    {
      id: one.id,
      ...dayAndTime(one.received_at),
      items: one.items.map((item) => counted(item.quantity, item.product_name)).join(', '),
      returnUntil: one.return_until ? displayDay(one.return_until) : '',
    },
  ]
}

const counted = (quantity: number, name: string) => `${quantity} × ${name}`

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])
