import type { CartRuleLine } from '@comptoir/rules/cart-rule'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import { discountableOf } from '@comptoir/rules/totals'
import { categoriesAround, type Attribute, type Snapshot } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { stockedProduct, type ResolvedItem } from './resolved-item.ts'
import type { CartLine } from './state.ts'

type Product = NonNullable<ReturnType<Snapshot['products']['get']>>
type Values = ReadonlyMap<number, Record<string, string | null>>

/** The lines of a cart as rules see them; `totals` are those before discount. */
export function ruleLinesOf(
  ctx: RequestContext,
  lines: readonly CartLine[],
  resolved: readonly ResolvedLine[],
  totals: Pick<JoinedTotals, 'lines'>,
  values: Values,
): CartRuleLine[] {
  const { snapshot } = ctx.app.catalogue
  const items = new Map(resolved.map(({ id, item }) => [String(id), item]))
  const rows = new Map(totals.lines.map((row) => [row.id, row]))
  return lines.flatMap((line) => {
    const id = String(line.id)
    const row = rows.get(id)
    const item = items.get(id)
    if (!row || !item) return []
    const products = ruleProductsOf(ctx, item)
    return {
      id,
      quantity: line.quantity,
      unitAmount: discountableOf(row, ctx.priceDisplay) / line.quantity,
      unitPrice: ctx.priceDisplay === 'incl' ? row.priceInclTax : row.price,
      weight: Math.round(line.weight * 1000),
      sku: line.sku,
      parentSkus: parentsOf(ctx, item).map(({ sku }) => sku),
      type: line.productType,
      categories: categoriesAround(snapshot, products),
      attribute: (code: string) =>
        products.flatMap((one) => valuesOf(snapshot.attributes, values, one, code)),
      giftOf: line.giftRuleId ?? undefined,
      isReduced: line.priceComponents.some(({ unitPrice, regularPrice }) => unitPrice < regularPrice),
    }
  })
}

/** The products whose categories and attributes a line has: those that are sold, and the parents of a variant. */
export function ruleProductsOf(ctx: RequestContext, item: ResolvedItem): number[] {
  const ids = [item.product.id, stockedProduct(item).id, ...parentsOf(ctx, item).map(({ id }) => id)]
  return [...new Set(ids)]
}

/** Also of a variant that was added by its own SKU. */
function parentsOf({ app }: RequestContext, item: ResolvedItem): readonly Product[] {
  return app.catalogue.snapshot.products.get(stockedProduct(item).id)?.parents ?? []
}

/** The text of a value, or the admin values of its options, which files use. */
function valuesOf(
  attributes: readonly Attribute[],
  values: Values,
  productId: number,
  code: string,
): string[] {
  const text = values.get(productId)?.[code]
  if (text === null || text === undefined) return []
  const attribute = attributes.find((known) => known.code === code)
  if (attribute?.type !== 'select' && attribute?.type !== 'multiselect') return [text]
  const ids = new Set(text.match(/\d+/g) ?? [])
  return attribute.options.filter(({ id }) => ids.has(String(id))).map(({ value }) => value)
}
