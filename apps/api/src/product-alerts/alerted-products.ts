import { toMinorUnits } from '@comptoir/rules/money'
import type { AlertedProduct } from '@comptoir/rules/product-alert'
import { pageUrlKey, productsForGuests, type ProductView } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import type { Store } from '../stores/index.ts'

/** A product as everybody sees it, and the page that shows it. */
export type WaitedFor = AlertedProduct & { id: number; name: string; urlKey: string }

/** The products that a store view sells, by id: price and stock are those of the catalogue that its pages show. */
export async function waitedFor(
  app: App,
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WaitedFor>> {
  const views = await productsForGuests(app, store, [...new Set(ids)])
  const found = views.flatMap((view) => {
    const page = pageUrlKey(view, store)
    return page === undefined ? [] : [[view.source.product.id, stateOf(view, store, page)] as const]
  })
  return new Map(found)
}

function stateOf(view: ProductView, store: Store, urlKey: string): WaitedFor {
  const { value } = view.price_range.minimum_price.final_price
  return {
    id: view.source.product.id,
    name: view.name ?? view.sku ?? '',
    urlKey,
    isInStock: view.is_in_stock === true,
    price: value === null || value === undefined ? null : toMinorUnits(value, store.currency),
  }
}
