import * as m from '../paraglide/messages.js'
import { fold } from '../platform/slug.ts'
import type { Store } from './store.server.ts'

/** Kind of a store; undefined when its name already contains it. */
export function kindLabel({ kind, title }: Pick<Store, 'kind' | 'title'>): string | undefined {
  if (!kind) return undefined
  const label = kind === 'showroom' ? m.store_kind_showroom() : m.store_kind_dealer()
  return fold(title).includes(fold(label)) ? undefined : label
}
