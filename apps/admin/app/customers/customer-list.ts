import type { ListConfig } from '../lists/list-config.ts'
import { m } from '../paraglide/messages.js'

/** The list of customers: its views and filters. */
export const customerList: ListConfig = {
  name: 'customers',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'lastOrderAt', direction: 'DESC' },
  views: [
    { code: 'all', label: m.customers_view_all, filters: [] },
    {
      code: 'professionals',
      label: m.customers_view_professional,
      filters: [{ field: 'kind', op: 'EQ', values: ['PROFESSIONAL'] }],
    },
    {
      code: 'waiting',
      label: m.customers_view_waiting,
      filters: [{ field: 'approval', op: 'EQ', values: ['WAITING'] }],
      isCounted: true,
    },
    {
      code: 'regular',
      label: m.customers_view_regular,
      filters: [{ field: 'orders', op: 'GT', values: ['2'] }],
    },
    {
      code: 'deletion',
      label: m.customers_view_deletion,
      filters: [{ field: 'deletionDueAt', op: 'NOT_EMPTY', values: [] }],
      isCounted: true,
    },
  ],
  filters: [
    {
      field: 'kind',
      label: m.customers_column_kind,
      kind: 'choice',
      choices: () => [
        { value: 'PRIVATE', label: m.customers_kind_private() },
        { value: 'PROFESSIONAL', label: m.customers_kind_professional() },
      ],
    },
    {
      field: 'approval',
      label: m.customers_column_approval,
      kind: 'choice',
      choices: () => [
        { value: 'WAITING', label: m.customers_approval_waiting() },
        { value: 'CONFIRMED', label: m.customers_approval_confirmed() },
        { value: 'REFUSED', label: m.customers_approval_refused() },
      ],
    },
    { field: 'orders', label: m.customers_column_orders, kind: 'number' },
    { field: 'spent', label: m.customers_column_spent, kind: 'money' },
    { field: 'lastOrderAt', label: m.customers_column_last_order, kind: 'time' },
    { field: 'createdAt', label: m.customers_column_created, kind: 'time' },
    { field: 'deletionDueAt', label: m.customers_column_deletion, kind: 'time' },
    { field: 'isDisabled', label: m.customers_column_disabled, kind: 'boolean' },
  ],
}
