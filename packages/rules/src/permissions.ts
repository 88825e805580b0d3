/**
 * What staff may be allowed to do, by area and verb. `view` reads; the other verbs change and do not include `view`.
 */
export const PERMISSIONS = [
  'orders.view',
  'orders.edit',
  'orders.ship',
  'orders.refund',
  'orders.cancel',
  'orders.create',
  'kitchen.work',
  'slots.edit',
  'customers.view',
  'customers.edit',
  'customers.impersonate',
  'customers.erase',
  'catalogue.view',
  'catalogue.edit',
  'stock.edit',
  'prices.edit',
  'promotions.view',
  'promotions.edit',
  'quotations.view',
  'quotations.answer',
  'messages.view',
  'messages.answer',
  'settings.view',
  'settings.edit',
  'staff.view',
  'staff.edit',
  'webhooks.manage',
  'audit.view',
  'reports.view',
] as const

export type Permission = (typeof PERMISSIONS)[number]

const known: ReadonlySet<string> = new Set(PERMISSIONS)

export const isPermission = (text: string): text is Permission => known.has(text)

/** Where a grant applies. Null means everywhere: all websites, all points of sale of those websites. */
export type Scope = {
  readonly websiteIds: readonly number[] | null
  readonly locationIds: readonly number[] | null
}

/** What one person or API token may do. */
export type Grant = Scope & {
  readonly permissions: ReadonlySet<Permission>
  /** The most money that one refund may move, in minor units of its currency; null without limit. */
  readonly refundLimit: number | null
}

/** A record of a website, and of a point of sale where it belongs to one. */
export type Place = { readonly websiteId: number; readonly locationId?: number | null }

/**
 * Whether a scope covers a place. A scope with points of sale covers only records that belong to one of them: a record
 * without one belongs to the whole website.
 */
export function covers({ websiteIds, locationIds }: Scope, { websiteId, locationId = null }: Place): boolean {
  if (websiteIds && !websiteIds.includes(websiteId)) return false
  if (!locationIds) return true
  return locationId !== null && locationIds.includes(locationId)
}

/** Whether a grant allows a verb at a place. */
export function allows(grant: Grant, permission: Permission, place: Place): boolean {
  return grant.permissions.has(permission) && covers(grant, place)
}

/** Roles that a new shop starts with; owners change them. */
export const STANDARD_ROLES: readonly {
  readonly code: string
  readonly permissions: readonly Permission[]
  readonly refundLimit: number | null
}[] = [
  { code: 'administrator', permissions: PERMISSIONS, refundLimit: null },
  {
    code: 'manager',
    permissions: PERMISSIONS.filter(
      (one) => !['settings.edit', 'staff.edit', 'webhooks.manage', 'customers.erase'].includes(one),
    ),
    refundLimit: 50_000,
  },
  {
    code: 'catalogue',
    permissions: ['catalogue.view', 'catalogue.edit', 'stock.edit', 'prices.edit', 'promotions.view'],
    refundLimit: 0,
  },
  {
    code: 'location_manager',
    permissions: ['orders.view', 'orders.edit', 'orders.ship', 'orders.refund', 'kitchen.work', 'slots.edit'],
    refundLimit: 5000,
  },
  {
    code: 'helper',
    permissions: ['orders.view', 'orders.ship', 'catalogue.view', 'stock.edit'],
    refundLimit: 0,
  },
  { code: 'kitchen', permissions: ['kitchen.work'], refundLimit: 0 },
  {
    code: 'accountant',
    permissions: [
      'orders.view',
      'customers.view',
      'catalogue.view',
      'promotions.view',
      'reports.view',
      'audit.view',
    ],
    refundLimit: 0,
  },
]
