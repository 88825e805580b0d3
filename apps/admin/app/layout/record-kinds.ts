import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'

/** A kind of record that has a page, by the type that the API gives it. */
export interface RecordKind {
  readonly title: () => string
  readonly icon: IconName
  readonly path: (id: string) => string
  /** The character that searches only this kind. */
  readonly prefix?: string
}

/** What the palette finds and where it leads; each feature adds its records. */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  order: {
    title: () => m.palette_orders(),
    icon: 'bag',
    path: (id) => `/orders/${id}`,
    prefix: '#',
  },
  customer: {
    title: () => m.palette_customers(),
    icon: 'person',
    path: (id) => `/customers/${id}`,
    prefix: '@',
  },
  message: {
    title: () => m.messages_title(),
    icon: 'mail',
    path: (id) => `/messages/${id}`,
  },
  product: {
    title: () => m.palette_products(),
    icon: 'box',
    path: (id) => `/products/${id}`,
    prefix: '/',
  },
}
