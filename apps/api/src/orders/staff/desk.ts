import type {
  OrderActions,
  OrderAddress,
  OrderCustomer,
  OrderTotals,
} from '@comptoir/contract/generated/admin'
import { canTransition } from '@comptoir/rules/order-status'
import type { Permission } from '@comptoir/rules/permissions'
import { canPrepare } from '@comptoir/rules/preparation'
import type { AdminContext } from '../../platform/admin/context.ts'
import { countryName } from '../../stores/index.ts'
import { isEditable } from '../edit/plan.ts'
import type { OrderAddressRecord } from '../order.ts'
import type { DeskOrder } from './desk-order.ts'
import { selectCustomerSummary } from './desk.sql.ts'
import { showsTax } from './lines.ts'

export function totalsOf({ whole: { order, taxes, documents } }: Pick<DeskOrder, 'whole'>): OrderTotals {
  const money = (amount: number) => ({ amount, currency: order.currency })
  const credits = documents.filter(({ kind, isEdit }) => kind === 'credit_memo' && !isEdit)
  return {
    subtotal: money(showsTax(order) ? order.subtotalInclTax : order.subtotalExclTax),
    discounts: order.discounts
      .filter(({ amount }) => amount !== 0)
      .map(({ label, code, amount }) => ({ label, code, amount: money(amount) })),
    shipping: money(showsTax(order) ? order.shippingInclTax : order.shippingExclTax),
    taxes: taxes.map(({ title, base, amount }) => ({ title, base: money(base), amount: money(amount) })),
    tip: money(order.tip),
    total: money(order.grandTotal),
    vouchers: money(order.voucherAmount),
    credited: money(credits.reduce((sum, { grandTotal }) => sum + grandTotal, 0)),
  }
}

export function addressOf(
  { language }: AdminContext,
  { whole }: DeskOrder,
  kind: OrderAddressRecord['kind'],
): OrderAddress | null {
  const address = whole.addresses.find((one) => one.kind === kind)
  if (!address) return null
  const { delivery } = address
  return {
    kind: kind === 'billing' ? 'BILLING' : 'SHIPPING',
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    region: address.region,
    countryCode: address.countryCode,
    country: countryName(address.countryCode, language),
    telephone: address.telephone,
    vatNumber: address.vatId,
    delivery: [delivery?.padCode, delivery?.padFloor, delivery?.padAppt, delivery?.padInstructions].flatMap(
      (text) => text || [],
    ),
  }
}

export async function customerOf(ctx: AdminContext, desk: DeskOrder): Promise<OrderCustomer> {
  const { order, addresses } = desk.whole
  const billing = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0]
  const { orderCount, total, firstOrderAt, unpaidCount } = await selectCustomerSummary(ctx.app.sql, order)
  return {
    id: order.customerId === null ? null : String(order.customerId),
    name: billing ? `${billing.firstname} ${billing.lastname}` : order.email,
    company: billing?.company ?? null,
    email: order.email,
    telephone: billing?.telephone ?? null,
    vatNumber: billing?.vatId ?? null,
    orderCount,
    orderTotal: { amount: total, currency: order.currency },
    firstOrderAt: firstOrderAt?.toISOString() ?? null,
    unpaidCount,
  }
}

const beforeShipping = [
  'pending',
  'pending_payment',
  'processing',
  'holded',
  'payment_review',
  'payzen_to_validate',
]

/** What the state of an order allows this person to do. */
export function actionsOf({ staff, app }: AdminContext, { whole, preparation }: DeskOrder): OrderActions {
  const { order, items, documents, shipments } = whole
  const { status } = order
  const may = (permission: Permission) => staff.permissions.has(permission)
  const isUnshipped = items.every(({ quantityShipped }) => quantityShipped === 0)
  const isConfirmed = ['processing', 'holded', 'complete', 'closed'].includes(status)
  const isWaiting = status === 'pending' && !order.isOpenQuotation
  const isBilled = ['processing', 'complete'].includes(status) && order.paymentState === 'waiting'
  return {
    prepare: may('orders.ship') && canPrepare(status, preparation, preparation === 'new' ? 'ready' : 'new'),
    ship: may('orders.ship') && status === 'processing',
    deliver: may('orders.ship') && shipments.some(({ deliveredOn }) => deliveredOn === null),
    invoice: may('orders.edit') && isConfirmed && order.grandTotal > 0 && documents.length === 0,
    cancel: may('orders.cancel') && canTransition(status, 'canceled'),
    hold: may('orders.edit') && canTransition(status, 'holded'),
    release: may('orders.edit') && status === 'holded',
    markPaid: may('orders.edit') && (isWaiting || isBilled),
    confirm: may('orders.edit') && isWaiting,
    editAddress: may('orders.edit') && isUnshipped && beforeShipping.includes(status),
    editLines: may('orders.edit') && isEditable(order, app.now()),
    message: may('orders.edit'),
  }
}
