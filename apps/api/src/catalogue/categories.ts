import type { CategoryFilterInput, FilterEqualTypeInput } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { decodeUid } from '../platform/uid.ts'
import { wordsOf } from '../search/index.ts'
import { categoryName, categoryText, categoryUrlPath, type Category } from './category.ts'
import { isOfStore } from './category-shape.ts'
import { CategoryNotFoundError } from './errors.ts'
import { checkedMatch, wantedValues } from './filter-values.ts'
import { show } from '../platform/query-tags.ts'
import { CATEGORIES } from './tags.ts'

/**
 * The categories of the store view that match all filters, by level and position. Without filters, the root
 * category.
 */
export function findCategories(
  ctx: RequestContext,
  filters: CategoryFilterInput | null | undefined,
): Category[] {
  const tests = testsOf(ctx, filters ?? {})
  const all = [...ctx.app.catalogue.snapshot.categoryById.values()]
  const ofStore = all.filter((category) => isOfStore(category, ctx.store))
  if (tests.length === 0) return ofStore.filter(({ parentId }) => parentId === null)
  const found = ofStore.filter((category) => tests.every((test) => test(category)))
  if (!isNamedAlone(filters ?? {}, found.length)) show(ctx, CATEGORIES)
  return found
}

/** Whether the filters name one category by its id, which was found: no other category can take its place. */
function isNamedAlone({ category_uid: uid, ids, ...others }: CategoryFilterInput, found: number): boolean {
  const named = uid ?? ids
  const isAlone = !(uid && ids) && Object.values(others).every((filter) => !filter)
  return isAlone && found === 1 && named !== null && named !== undefined && wantedValues(named).length === 1
}

/** The category with this id, or the root category without an id. Throws CategoryNotFoundError (Magento). */
export function categoryById(ctx: RequestContext, id: number | null | undefined): Category {
  const category = ctx.app.catalogue.snapshot.categoryById.get(id ?? ctx.store.group.rootCategoryId)
  if (!category || !isOfStore(category, ctx.store)) throw new CategoryNotFoundError()
  return category
}

function testsOf(ctx: RequestContext, filters: CategoryFilterInput): ((category: Category) => boolean)[] {
  const { language } = ctx.store
  const tests: ((category: Category) => boolean)[] = []
  const equal = (
    filter: FilterEqualTypeInput | null | undefined,
    valueOf: (category: Category) => string,
    read: (value: string) => string = (value) => value,
  ) => {
    if (!filter) return
    const wanted = new Set(wantedValues(filter).map(read))
    tests.push((category) => wanted.has(valueOf(category)))
  }
  equal(filters.ids, ({ id }) => String(id))
  equal(filters.category_uid, ({ id }) => String(id), decodeUid)
  equal(filters.parent_id, ({ parentId }) => String(parentId))
  equal(filters.parent_category_uid, ({ parentId }) => String(parentId), decodeUid)
  equal(filters.url_key, (category) => categoryText(category, language, 'urlKey'))
  equal(filters.url_path, (category) => categoryUrlPath(category, language))
  const match = filters.name?.match
  if (match !== undefined && match !== null) {
    const wanted = wordsOf(checkedMatch(match))
    tests.push((category) => {
      const words = wordsOf(categoryName(category, language))
      return wanted.every((word) => words.some((own) => own.startsWith(word)))
    })
  }
  return tests
}
