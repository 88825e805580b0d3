import type { Sql } from '../platform/database.ts'
import type { ProductView } from './product-view.ts'
import type { Product } from './product.ts'
import { selectOffMenu } from './stock.sql.ts'

type OffMenu = ReadonlySet<number>

const nothing: OffMenu = new Set()

/** What points of sale have taken off their menus, read when it is first asked for and again after a change. */
export class OffMenus {
  readonly #sql: Sql
  #known = new Map<number, Promise<OffMenu>>()

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Ids of the products that are off the menu of a location; none without one. */
  async of(location: { readonly id: number } | null): Promise<OffMenu> {
    if (!location) return nothing
    const known = this.#known.get(location.id) ?? this.#read(location.id)
    this.#known.set(location.id, known)
    return await known
  }

  /** What was read may have changed. */
  forget(): void {
    this.#known.clear()
  }

  async #read(locationId: number): Promise<OffMenu> {
    try {
      return new Set(await selectOffMenu(this.#sql, locationId))
    } catch (error) {
      this.#known.delete(locationId)
      throw error
    }
  }
}

/** Whether a product is off a menu: itself, all its variants or items, or everything that a bundle needs one of. */
export function isOffMenu(product: Product, off: OffMenu): boolean {
  if (off.has(product.id)) return true
  const parts = [...product.variants, ...product.groupedItems.map((item) => item.product)]
  if (parts.length > 0) return parts.every((part) => !part.isEnabled || off.has(part.id))
  const needed = product.bundle?.options.filter(({ isRequired }) => isRequired) ?? []
  return needed.some(
    ({ selections }) => selections.length > 0 && selections.every((one) => off.has(one.product.id)),
  )
}

/** The view of a product that is off the menu: out of stock, and it says why. */
export const offMenuView = (view: ProductView): ProductView => ({
  ...view,
  is_in_stock: false,
  stock_status: 'OUT_OF_STOCK',
  only_x_left_in_stock: null,
  is_off_menu: true,
})
