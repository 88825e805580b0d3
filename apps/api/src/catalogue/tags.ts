import type { CategoryInterface, ProductInterface, Products } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { show } from '../platform/query-tags.ts'
import type { Category } from './category.ts'

/*
 * Tags of what responses show, with Magento's names where it has them. A response has a tag for everything it was made
 * from; a change names the tags of everything that it changes (change-tags.ts).
 */

export const productTag = (id: number) => `cat_p_${id}`
/** The exact quantity in stock of a product, which changes with every order. */
export const quantityTag = (id: number) => `stock_${id}`
export const categoryTag = (id: number) => `cat_c_${id}`
/** The texts of a category besides its name. */
export const categoryTextsTag = (id: number) => `cat_c_text_${id}`
/** Which products a category has, and their order by anything but the price. */
export const membersTag = (categoryId: number) => `cat_c_p_${categoryId}`
/** The prices of a category's products: the order by price, price filters, and price facets. */
export const pricesTag = (categoryId: number) => `cat_c_price_${categoryId}`

/** Which products there are, wherever they are listed. */
export const MEMBERS = 'cat_p'
/** The prices of products, wherever they are listed. */
export const PRICES = 'price'
/** The tree of categories, and their names wherever they stand. */
export const CATEGORIES = 'cat_c'
/** Whether there is something at an address, or with an SKU or URL key, where nothing was found. */
export const ABSENT = 'absent'
/** Texts that searches find, and synonyms. */
export const SEARCH = 'search'

/** Other types may have fields of the same name: tier prices have a quantity, too. */
type FieldOf<Name extends string, Type> = `${Name}.${keyof Type & string}`
const quantityField: FieldOf<'ProductInterface', ProductInterface> = 'ProductInterface.quantity'
const countField: FieldOf<'CategoryInterface', CategoryInterface> = 'CategoryInterface.product_count'
/** Fields of listings that show prices of products beside those of the page. */
const pricedFields: readonly FieldOf<'Products', Products>[] = ['Products.aggregations', 'Products.filters']

/** Records that the response shows these products; a product shows its variants, items and selections. */
export function showProducts(ctx: RequestContext, ids: Iterable<number>): void {
  const { shown } = ctx
  if (!shown) return
  for (const id of ids) {
    shown.tags.add(productTag(id))
    if (shown.fields.has(quantityField)) shown.tags.add(quantityTag(id))
  }
}

/** Records that the response shows the product with this SKU, or that there is none. */
export function showSku(ctx: RequestContext, sku: string): void {
  if (!ctx.shown) return
  const product = ctx.app.catalogue.snapshot.products.withSku(sku)
  if (product) showProducts(ctx, [product.id])
  else show(ctx, ABSENT)
}

/** Records that the response shows a category; a category shows those above and below it. */
export function showCategory({ shown }: RequestContext, { id }: Category): void {
  if (!shown) return
  shown.tags.add(categoryTag(id))
  if (shown.fields.has(countField)) shown.tags.add(MEMBERS)
}

/** Records that the response shows texts of a category besides its name. */
export function showCategoryTexts(ctx: RequestContext, { id }: Category): void {
  show(ctx, categoryTextsTag(id))
}

/** Records that the response shows a listing of these categories, or of the whole shop without any. */
export function showListing(
  { shown }: RequestContext,
  listing: {
    categoryIds: readonly number[] | undefined
    /** Sorted or filtered by price. */
    isByPrice: boolean
    /** Whether the products are found by their texts. */
    isSearch: boolean
  },
): void {
  if (!shown) return
  const { categoryIds, isByPrice, isSearch } = listing
  const showsPrices = isByPrice || pricedFields.some((field) => shown.fields.has(field))
  for (const id of categoryIds ?? []) {
    shown.tags.add(membersTag(id))
    if (showsPrices) shown.tags.add(pricesTag(id))
  }
  if (isSearch) shown.tags.add(SEARCH)
  if (categoryIds) return
  shown.tags.add(MEMBERS)
  if (showsPrices) shown.tags.add(PRICES)
}
