import type { RequestContext } from '../platform/context.ts'
import { categoryName, categoryText, categoryUrlPath } from './category.ts'
import { isOfStore } from './category-shape.ts'

/** A category for the search index. `path` is the URL path after the language; `description` is HTML. */
export type SearchedCategory = { name: string; parent: string | null; path: string; description: string }

/** The active categories below the root that are included in the menu. */
export function storeCategories(ctx: RequestContext): SearchedCategory[] {
  const { language } = ctx.store
  const all = [...ctx.app.catalogue.snapshot.categoryById.values()]
  return all.flatMap((category) => {
    const path = categoryUrlPath(category, language)
    if (!path || !category.includeInMenu || !isOfStore(category, ctx.store)) return []
    const parent = category.path.at(-2)
    return [
      {
        name: categoryName(category, language),
        parent: parent && category.path.length > 2 ? categoryName(parent, language) : null,
        path,
        description: categoryText(category, language, 'description'),
      },
    ]
  })
}
