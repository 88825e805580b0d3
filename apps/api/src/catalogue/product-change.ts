/**
 * What a change did to a product, for those who show it or lists of it. The listings of a category may have changed when the
 * product is in one of the two lists and anything below is true, or when the lists differ.
 */
export type ProductChange = {
  readonly productId: number
  /**
   * Ids of the categories whose listings had the product before, and have it now, on any website: its own categories and
   * their anchor ancestors. Empty while no website lists it.
   */
  readonly categoriesBefore: readonly number[]
  readonly categoriesAfter: readonly number[]
  /** A website lists the product that did not, or the other way round; or search or category pages alone do. */
  readonly isVisibilityChanged: boolean
  /** In some store view. */
  readonly isNameChanged: boolean
  readonly isUrlChanged: boolean
  /** The lowest price that some audience is shown, on some website in some currency. */
  readonly isPriceChanged: boolean
  /** In stock or sold out. */
  readonly isStockChanged: boolean
  /** Position in a category. */
  readonly isPositionChanged: boolean
  /** A value that filters and facets count. */
  readonly isFilterChanged: boolean
}

/** Collects what changed of a product over all websites. */
export class ProductChanges {
  readonly #byId = new Map<number, Mutable<ProductChange>>()

  /** The record of a product, to be changed. */
  of(productId: number): Mutable<ProductChange> {
    let change = this.#byId.get(productId)
    if (!change) {
      change = {
        productId,
        categoriesBefore: [],
        categoriesAfter: [],
        isVisibilityChanged: false,
        isNameChanged: false,
        isUrlChanged: false,
        isPriceChanged: false,
        isStockChanged: false,
        isPositionChanged: false,
        isFilterChanged: false,
      }
      this.#byId.set(productId, change)
    }
    return change
  }

  /** By id. Adds the categories of one website. */
  addCategories(productId: number, before: Iterable<number>, after: Iterable<number>): void {
    const change = this.of(productId)
    change.categoriesBefore = [...new Set([...change.categoriesBefore, ...before])]
    change.categoriesAfter = [...new Set([...change.categoriesAfter, ...after])]
  }

  get all(): ProductChange[] {
    return [...this.#byId.values()]
  }
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
