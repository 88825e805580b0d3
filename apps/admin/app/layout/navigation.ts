import type { Permission } from '@comptoir/rules/permissions'
import type { FulfilmentMethod } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'

/** A place of the back office, in the navigation and in the palette. */
export interface NavigationEntry {
  readonly code: string
  readonly label: () => string
  readonly icon: IconName
  readonly to: string
  /** Permissions of which one lets the person see it; absent for everybody. */
  readonly permissions?: readonly Permission[]
  /** Shown only to people of a website with points of sale that do this, or of one that has none. */
  readonly pointsOfSale?: 'any' | 'none' | FulfilmentMethod
  /** The letter that opens it after G. */
  readonly key?: string
  /** What is to be done there, counted beside it: records of a list of the API that match its filters. */
  readonly count?: { readonly list: string; readonly filters: string }
}

/** The groups of the navigation, in order: sell, offer, publish and follow; then what stands at its foot. */
export const navigation: readonly (readonly NavigationEntry[])[] = [
  [
    { code: 'today', label: () => m.nav_today(), icon: 'today', to: '/', key: 'a' },
    {
      code: 'orders',
      label: () => m.orders_title(),
      icon: 'bag',
      to: '/orders',
      permissions: ['orders.view'],
      key: 'c',
      count: { list: 'orders', filters: 'work.in=new&work.in=preparing&work.in=part_shipped' },
    },
    {
      code: 'quotations',
      label: () => m.quote_title(),
      icon: 'document',
      to: '/quotations',
      permissions: ['quotations.view'],
      key: 'd',
      count: { list: 'quotations', filters: 'state.eq=REQUESTED' },
    },
    {
      code: 'kitchen',
      label: () => m.nav_kitchen(),
      icon: 'kitchen',
      to: '/kitchen',
      permissions: ['kitchen.work'],
      pointsOfSale: 'any',
    },
    {
      code: 'slots',
      label: () => m.nav_slots(),
      icon: 'calendar',
      to: '/slots',
      permissions: ['slots.edit'],
      pointsOfSale: 'any',
    },
    {
      code: 'appointments',
      label: () => m.agenda_title(),
      icon: 'truck',
      to: '/appointments',
      permissions: ['orders.view'],
      pointsOfSale: 'none',
    },
    {
      code: 'courier',
      label: () => m.nav_courier(),
      icon: 'bicycle',
      to: '/courier',
      permissions: ['orders.ship'],
      pointsOfSale: 'DELIVERY',
    },
    {
      code: 'returns',
      label: () => m.nav_returns(),
      icon: 'undo',
      to: '/returns',
      permissions: ['orders.view'],
      count: { list: 'returns', filters: 'state.in=declared&state.in=received&state.in=inspected' },
    },
    {
      code: 'payment-issues',
      label: () => m.nav_payment_issues(),
      icon: 'card',
      to: '/payments/issues',
      permissions: ['orders.view'],
      count: { list: 'paymentIssues', filters: 'resolvedAt.empty=' },
    },
    {
      code: 'messages',
      label: () => m.nav_messages(),
      icon: 'mail',
      to: '/messages',
      permissions: ['messages.view'],
      key: 'm',
      count: { list: 'messages', filters: 'state.in=NEW&state.in=IN_WORK' },
    },
    {
      code: 'reviews',
      label: () => m.reviews_title(),
      icon: 'quote',
      to: '/reviews',
      permissions: ['catalogue.edit'],
      count: { list: 'reviews', filters: 'status.eq=PENDING' },
    },
    {
      code: 'customers',
      label: () => m.nav_customers(),
      icon: 'person',
      to: '/customers',
      permissions: ['customers.view'],
      key: 'l',
    },
  ],
  [
    {
      code: 'products',
      label: () => m.nav_products(),
      icon: 'box',
      to: '/products',
      permissions: ['catalogue.view'],
      key: 'p',
    },
    {
      code: 'categories',
      label: () => m.nav_categories(),
      icon: 'tree',
      to: '/categories',
      permissions: ['catalogue.view'],
    },
    {
      code: 'attributes',
      label: () => m.nav_attributes(),
      icon: 'lines',
      to: '/attributes',
      permissions: ['catalogue.view'],
    },
    {
      code: 'promotions',
      label: () => m.promo_title(),
      icon: 'percent',
      to: '/promotions',
      permissions: ['promotions.view'],
      key: 'r',
    },
    {
      code: 'prices',
      label: () => m.price_lists(),
      icon: 'card',
      to: '/prices',
      permissions: ['catalogue.view'],
    },
  ],
  [
    {
      code: 'searches',
      label: () => m.searches_title(),
      icon: 'search',
      to: '/searches',
      permissions: ['reports.view'],
    },
  ],
]

/** What stands at the foot of the navigation. */
export const navigationFoot: readonly NavigationEntry[] = [
  { code: 'team', label: () => m.nav_team(), icon: 'person', to: '/team', permissions: ['staff.view'] },
  {
    code: 'webhooks',
    label: () => m.webhooks_title(),
    icon: 'exchange',
    to: '/webhooks',
    permissions: ['webhooks.manage'],
  },
  { code: 'jobs', label: () => m.jobs_title(), icon: 'gear', to: '/jobs', permissions: ['settings.view'] },
  { code: 'audit', label: () => m.nav_audit(), icon: 'lines', to: '/audit', permissions: ['audit.view'] },
]

/** What the person may do, and where: the frame has it. */
export interface Visitor {
  readonly me: { readonly permissions: readonly string[] }
  readonly pointsOfSale: readonly {
    readonly websiteId: string
    readonly methods: readonly FulfilmentMethod[]
  }[]
  readonly websites: readonly { readonly id: string }[]
  /** The website whose records are shown; null for all. */
  readonly websiteId: string | null
}

/** The places that a person may see, and that have something to show. */
export function visibleEntries(
  entries: readonly NavigationEntry[],
  { me, pointsOfSale, websites, websiteId }: Visitor,
): readonly NavigationEntry[] {
  const here = pointsOfSale.filter((one) => websiteId === null || one.websiteId === websiteId)
  const withoutAny = websites.some(
    ({ id }) => (websiteId === null || id === websiteId) && pointsOfSale.every((one) => one.websiteId !== id),
  )
  const isHere = (wanted: NonNullable<NavigationEntry['pointsOfSale']>) =>
    wanted === 'none' ? withoutAny : here.some(({ methods }) => wanted === 'any' || methods.includes(wanted))
  return entries.filter(
    (entry) =>
      (!entry.permissions || entry.permissions.some((one) => me.permissions.includes(one))) &&
      (!entry.pointsOfSale || isHere(entry.pointsOfSale)),
  )
}
