import {
  priceAfterRules,
  ruleSteps,
  type CatalogueAction,
  type CatalogueRule,
  type ProductFacts,
  type RuleStep,
} from '@comptoir/rules/catalogue-rule'
import { convertAmount, convertPrice, MAX_AMOUNT, type Conversion } from '@comptoir/rules/conversion'
import type { Cents } from '@comptoir/rules/money'
import { isWithinDays, type PriceQuery } from '@comptoir/rules/product-price'
import { hasOptions } from './attribute.ts'
import type { PriceScope } from './listed-price.ts'
import type { Product } from './product.ts'
import type { WebsitePrice } from './product-values.ts'
import type { Snapshot } from './snapshot.ts'

/** What prices follow from besides the product itself. */
export type PriceSource = Pick<Snapshot, 'rules' | 'categoryById' | 'attributeByCode' | 'optionById'>

/** The price after the rules of the website, in the currency of `list`; undefined when none applies. */
export function rulePrice(
  product: Product,
  list: WebsitePrice,
  scope: PriceScope,
  query: PriceQuery,
  source: PriceSource,
): Cents | undefined {
  const rules = source.rules.get(scope.website.id)
  if (!rules) return undefined
  return priceAfterRules(list.price, rulesIn(scope, rules), query, factsOf(product, scope, query, source))
}

/** The same with what became of each rule. */
export function rulePriceSteps(
  product: Product,
  list: WebsitePrice,
  scope: PriceScope,
  query: PriceQuery,
  source: PriceSource,
): RuleStep[] {
  const rules = rulesIn(scope, source.rules.get(scope.website.id) ?? [])
  return ruleSteps(list.price, rules, query, factsOf(product, scope, query, source))
}

const converted = new WeakMap<Conversion, WeakMap<readonly CatalogueRule[], readonly CatalogueRule[]>>()

/** The rules with amounts in the currency of the scope. */
function rulesIn({ conversion }: PriceScope, rules: readonly CatalogueRule[]): readonly CatalogueRule[] {
  if (!conversion) return rules
  const known = converted.get(conversion) ?? new WeakMap()
  converted.set(conversion, known)
  const found =
    known.get(rules) ?? rules.map((rule) => ({ ...rule, action: actionIn(conversion, rule.action) }))
  known.set(rules, found)
  return found
}

function actionIn(conversion: Conversion, { type, value }: CatalogueAction): CatalogueAction {
  if (type === 'percent') return { type, value }
  if (type === 'amount') return { type, value: convertAmount(conversion, value) }
  return { type, value: convertPrice(conversion, value) ?? MAX_AMOUNT }
}

/** A variant has the texts and attributes of its configurable product too; prices and stock are its own. */
function factsOf(
  product: Product,
  { website }: PriceScope,
  { day }: PriceQuery,
  { categoryById, attributeByCode, optionById }: PriceSource,
): ProductFacts {
  const both = () => [product, ...product.parents]
  const own = () => product.prices.find((one) => one.websiteId === website.id && one.currency === null)
  return {
    texts: (field) => {
      if (field === 'category')
        return both().flatMap(({ categoryIds }) =>
          categoryIds.flatMap((id) => categoryById.get(id)?.path.map((one) => String(one.id)) ?? []),
        )
      return both().map((one) => one[field])
    },
    attribute: (code) => {
      const attribute = attributeByCode.get(code)
      if (!attribute) return []
      if (!hasOptions(attribute)) return both().flatMap(({ ruleValues }) => ruleValues[code] ?? [])
      return both().flatMap(({ optionIds }) =>
        optionIds.flatMap((id) => {
          const option = optionById.get(id)
          return option?.attributeId === attribute.id ? [option.value] : []
        }),
      )
    },
    number: (field) => {
      if (field === 'price') return own()?.price ?? 0
      const { isInStock, manageStock, quantity } = product.stock
      return isInStock ? (manageStock ? quantity : Infinity) : 0
    },
    isReduced: () => {
      const price = own()
      if (!price || price.special === null || price.special >= price.price) return false
      return isWithinDays(day, price.specialFrom, price.specialTo)
    },
  }
}
