import type { FoodFacts as FoodFactsShape } from '@comptoir/contract/generated/types'
import { foodFacts, type FoodProduct } from '@comptoir/rules/food'
import type { Localised } from '@comptoir/rules/language'
import { attributeValues } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { selectAllergens, selectOrderedProducts } from './food.sql.ts'

/** The products of a line of a cart or an order. */
export type FoodLine = {
  id: number
  productId: number | null
  variantId: number | null
  /** What was chosen for a bundle. */
  componentIds: readonly number[]
}

type Viewer = Pick<RequestContext, 'store'>

const codes = ['allergens', 'allergens_declared', 'alcohol', 'perishable']

/** What has to be said about each line with food, by its id, in the language of the store view (decisions M-5). */
export async function foodOfLines(
  viewer: Viewer,
  sql: Queryable,
  lines: readonly FoodLine[],
): Promise<Map<number, FoodFactsShape>> {
  const ids = lines.flatMap(({ productId, variantId, componentIds }) => [
    ...(productId === null ? [] : [productId]),
    ...(variantId === null ? [] : [variantId]),
    ...componentIds,
  ])
  if (ids.length === 0) return new Map()
  const known = await attributeValues(viewer, sql, ids, codes)
  const valuesOf = (id: number | null) => (id === null ? {} : (known.get(id) ?? {}))
  const facts = new Map(
    lines.flatMap(({ id, productId, variantId, componentIds }) => {
      const own = { ...valuesOf(productId), ...given(valuesOf(variantId)) }
      const found = foodFacts(
        productOf(own),
        componentIds.map((component) => productOf(valuesOf(component))),
      )
      return found ? [[id, found] as const] : []
    }),
  )
  const hasAllergens = [...facts.values()].some(({ allergens }) => allergens.length > 0)
  const names = hasAllergens ? await selectAllergens(sql) : new Map<number, Localised>()
  const { language } = viewer.store
  return new Map(
    [...facts].map(([id, { allergens, isDeclared, hasAlcohol }]) => [
      id,
      {
        allergens: [...names]
          .filter(([option]) => allergens.includes(option))
          .flatMap(([, labels]) => labels[language] ?? Object.values(labels)[0] ?? []),
        is_declared: isDeclared,
        has_alcohol: hasAlcohol,
      },
    ]),
  )
}

/** {@link foodOfLines} of an order's items. */
export async function foodOfOrder(
  viewer: Viewer,
  sql: Queryable,
  orderId: number,
): Promise<Map<number, FoodFactsShape>> {
  return await foodOfLines(viewer, sql, await selectOrderedProducts(sql, orderId))
}

type Values = Readonly<Record<string, string | null>>

/** A variant without a value has that of its product. */
const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function productOf(values: Values): FoodProduct {
  const isSet = (code: string) => values[code] === '1' || values[code] === 'true'
  const allergens = JSON.parse(values.allergens ?? '[]') as number[]
  const isDeclared = isSet('allergens_declared')
  const hasAlcohol = isSet('alcohol')
  const isFood = isDeclared || hasAlcohol || isSet('perishable') || allergens.length > 0
  return { isFood, allergens, isDeclared, hasAlcohol }
}
