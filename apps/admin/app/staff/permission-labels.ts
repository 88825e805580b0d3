import type { Permission } from '@comptoir/rules/permissions'
import { m } from '../paraglide/messages.js'

/** What each permission lets somebody do, by area, in the order of the navigation. */
export const PERMISSION_GROUPS: readonly {
  readonly label: () => string
  readonly permissions: readonly (readonly [Permission, () => string])[]
}[] = [
  {
    label: () => m.staff_area_orders(),
    permissions: [
      ['orders.view', () => m.staff_may_orders_view()],
      ['orders.edit', () => m.staff_may_orders_edit()],
      ['orders.create', () => m.staff_may_orders_create()],
      ['orders.ship', () => m.staff_may_orders_ship()],
      ['orders.refund', () => m.staff_may_orders_refund()],
      ['orders.cancel', () => m.staff_may_orders_cancel()],
      ['quotations.view', () => m.staff_may_quotations_view()],
      ['quotations.answer', () => m.staff_may_quotations_answer()],
    ],
  },
  {
    label: () => m.staff_area_kitchen(),
    permissions: [
      ['kitchen.work', () => m.staff_may_kitchen_work()],
      ['slots.edit', () => m.staff_may_slots_edit()],
    ],
  },
  {
    label: () => m.staff_area_customers(),
    permissions: [
      ['customers.view', () => m.staff_may_customers_view()],
      ['customers.edit', () => m.staff_may_customers_edit()],
      ['customers.impersonate', () => m.staff_may_customers_impersonate()],
      ['customers.erase', () => m.staff_may_customers_erase()],
      ['messages.view', () => m.staff_may_messages_view()],
      ['messages.answer', () => m.staff_may_messages_answer()],
    ],
  },
  {
    label: () => m.staff_area_catalogue(),
    permissions: [
      ['catalogue.view', () => m.staff_may_catalogue_view()],
      ['catalogue.edit', () => m.staff_may_catalogue_edit()],
      ['stock.edit', () => m.staff_may_stock_edit()],
      ['prices.edit', () => m.staff_may_prices_edit()],
      ['promotions.view', () => m.staff_may_promotions_view()],
      ['promotions.edit', () => m.staff_may_promotions_edit()],
    ],
  },
  {
    label: () => m.staff_area_shop(),
    permissions: [
      ['reports.view', () => m.staff_may_reports_view()],
      ['settings.view', () => m.staff_may_settings_view()],
      ['settings.edit', () => m.staff_may_settings_edit()],
      ['staff.view', () => m.staff_may_staff_view()],
      ['staff.edit', () => m.staff_may_staff_edit()],
      ['webhooks.manage', () => m.staff_may_webhooks_manage()],
      ['audit.view', () => m.staff_may_audit_view()],
    ],
  },
]

const labels = new Map<string, () => string>(PERMISSION_GROUPS.flatMap(({ permissions }) => permissions))

/** A permission in words; its code where this version does not know it. */
export const permissionLabel = (code: string): string => labels.get(code)?.() ?? code
