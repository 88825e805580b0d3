import type { QuickOrderLineInput } from '@comptoir/contract/generated/types'
import { checkQuantity, MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import { productByTypedSku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import type { ItemError } from './add-products.ts'
import { PriceReader } from './price-reader.ts'
import { quantityLimitsOf } from './quantity-limits.ts'
import { notFound, resolveCartItem, type AddItemError } from './resolve-item.ts'
import { unconfigured, type ResolvedItem } from './resolved-item.ts'

/** A line of a quick order; the ids are of the product with a page, and of its variant. */
export type QuickOrderLineShape = {
  context: RequestContext
  sku: string
  parent_sku: string | null
  quantity: number
  lot: number
  productId: number | null
  variantId: number | null
  error: ItemError | null
}

type Found = { item: ResolvedItem; error: AddItemError | undefined }

/**
 * What an order by SKU would buy, in the order of its lines, and why a line could not be added to an empty cart. Throws
 * TooManyValuesError.
 */
export async function checkQuickOrder(
  context: RequestContext,
  lines: readonly QuickOrderLineInput[],
): Promise<QuickOrderLineShape[]> {
  checkedList(lines, MOST_QUICK_LINES)
  const found = lines.map((line) => find(context, line))
  const items = found.flatMap((one) => (one ? [one.item] : []))
  const stock = await new PriceReader({ locationId: null }).stockOf(context.app.sql, items)
  return found.map((one, position) => {
    const { sku, quantity } = lines[position] ?? { sku: '', quantity: 0 }
    const problem = (error: AddItemError | undefined) => (error ? { ...error, sku, position } : null)
    if (!one) {
      const unknown = { sku: sku.trim(), parent_sku: null, lot: 1, productId: null, variantId: null }
      return { context, ...unknown, quantity, error: problem(notFound(sku.trim())) }
    }
    const { product, variant } = one.item
    const limits = quantityLimitsOf(one.item, stock, context.visitorKind)
    const check = checkQuantity({ ...limits, quantity })
    return {
      context,
      sku: (variant ?? product).sku,
      parent_sku: variant ? product.sku : null,
      quantity,
      lot: limits.lot ?? 1,
      productId: product.id,
      variantId: variant?.id ?? null,
      error: problem(one.error ?? (check.ok ? undefined : { code: check.code, message: check.message })),
    }
  })
}

/** The item of a line; one whose options are still to be chosen is the product alone, with the error. */
function find(ctx: RequestContext, { sku, quantity }: QuickOrderLineInput): Found | undefined {
  const known = productByTypedSku(ctx, sku)
  if (!known) return undefined
  const { product, parent } = known
  const input = { sku: product.sku, quantity, ...(parent && { parent_sku: parent.sku }) }
  const result = resolveCartItem(ctx, input)
  if ('item' in result) return { item: result.item, error: undefined }
  return { item: { ...unconfigured(parent ?? product), variant: parent ? product : null }, error: result }
}
