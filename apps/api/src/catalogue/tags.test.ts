import { expect, it } from 'vitest'
import type { RequestContext } from '../platform/context.ts'
import type { Category } from './category.ts'
import { showCategory, showListing } from './tags.ts'

/** The tags of a response with these fields. */
function tagsOf(fields: readonly string[], show: (ctx: RequestContext) => void): string[] {
  const shown = { tags: new Set<string>(), fields: new Set(fields) }
  show({ shown } as unknown as RequestContext)
  return [...shown.tags]
}

const category = (ctx: RequestContext) => showCategory(ctx, { id: 5 } as Category)
const listing = (ctx: RequestContext) =>
  showListing(ctx, { categoryIds: [5], isByPrice: false, isSearch: false })

it.each([
  ['CategoryInterface.name', ['cat_c_5']],
  ['CategoryInterface.product_count', ['cat_c_5', 'cat_p']],
  ['OtherType.product_count', ['cat_c_5']],
])('a category with %s depends on %j', (field, tags) => {
  expect(tagsOf([field], category)).toEqual(tags)
})

it.each([
  ['Products.items', ['cat_c_p_5']],
  ['Products.aggregations', ['cat_c_p_5', 'cat_c_price_5']],
  ['Products.filters', ['cat_c_p_5', 'cat_c_price_5']],
  ['OtherType.filters', ['cat_c_p_5']],
])('a listing with %s depends on %j', (field, tags) => {
  expect(tagsOf([field], listing)).toEqual(tags)
})
