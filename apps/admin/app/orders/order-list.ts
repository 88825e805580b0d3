import type { OrderPaymentStatus, OrderWork } from '@comptoir/contract/generated/admin'
import type { FilterChoice, ListConfig } from '../lists/list-config.ts'
import { m } from '../paraglide/messages.js'
import { WORKS } from '../layout/order-works.ts'
import { PAYMENTS } from './states.tsx'

const payments = (): FilterChoice[] =>
  Object.entries(PAYMENTS).map(([value, { label }]) => ({ value: value.toLowerCase(), label: label() }))

const works = (): FilterChoice[] =>
  Object.entries(WORKS).map(([value, { label }]) => ({ value: value.toLowerCase(), label: label() }))

const inPayment = (...values: Lowercase<OrderPaymentStatus>[]) => [
  { field: 'payment', op: 'IN' as const, values },
]
const inWork = (...values: Lowercase<OrderWork>[]) => [{ field: 'work', op: 'IN' as const, values }]

/** Filters and views of the list of orders. */
export const orderListConfig: ListConfig = {
  name: 'orders',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'placedAt', direction: 'DESC' },
  news: { field: 'placedAt', text: (count) => m.orders_news({ count }) },
  filters: [
    { field: 'placedAt', label: () => m.orders_placed(), kind: 'time' },
    { field: 'work', label: () => m.orders_preparation(), kind: 'choice', choices: works },
    { field: 'payment', label: () => m.orders_payment(), kind: 'choice', choices: payments },
    {
      field: 'customerKind',
      label: () => m.orders_customer_kind(),
      kind: 'choice',
      choices: () => [
        { value: 'b2b', label: m.orders_professional() },
        { value: 'b2c', label: m.orders_person() },
      ],
    },
    { field: 'appointment', label: () => m.orders_appointment(), kind: 'time' },
    { field: 'total', label: () => m.orders_total(), kind: 'money' },
    { field: 'sku', label: () => m.orders_sku(), kind: 'text' },
    { field: 'location', label: () => m.orders_location(), kind: 'text' },
    { field: 'city', label: () => m.orders_city(), kind: 'text' },
    { field: 'country', label: () => m.orders_country(), kind: 'text' },
    { field: 'assignee', label: () => m.orders_assignee(), kind: 'text' },
    { field: 'tags', label: () => m.orders_tags(), kind: 'text' },
  ],
  views: [
    { code: 'all', label: () => m.orders_view_all(), filters: [] },
    {
      code: 'to-prepare',
      label: () => m.orders_view_to_prepare(),
      filters: inWork('new', 'preparing', 'part_shipped'),
      isCounted: true,
    },
    {
      code: 'payments',
      label: () => m.orders_view_payments(),
      filters: inPayment('issue', 'to_check'),
      isCounted: true,
    },
    {
      code: 'transfers',
      label: () => m.orders_view_transfers(),
      filters: inPayment('transfer_awaited', 'awaited'),
      isCounted: true,
    },
    { code: 'on-hold', label: () => m.orders_view_on_hold(), filters: inWork('on_hold'), isCounted: true },
  ],
}
