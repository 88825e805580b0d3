import type { CartItemInput } from '@comptoir/contract/generated/types'
import { lineKey } from '@comptoir/rules/cart-merge'
import { checkQuantity, type QuantityErrorCode } from '@comptoir/rules/quantity'
import { salableBySku, type SalableProduct, type StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { changeCart } from './cart.ts'
import { limitsOf, stockedProduct, type Choice } from './limits.ts'
import { stockOf, takenElsewhere } from './lines.ts'
import { selectLines, upsertLines, type NewLine } from './lines.sql.ts'
import type { CartState } from './state.ts'

/** Why one of the wished lines was not added; data, not a failure (contract §5). */
export type AddError = {
  code: QuantityErrorCode
  message: string
  /** Units of it that can still be added, where stock refused. */
  quantity?: number
}

type Wish = { item: CartItemInput; choice: Choice }

/**
 * Adds products to a cart: lines that can be added are, the others are reported with Magento's codes and words.
 * Wishes for what the cart holds already raise the quantity of that line; stock, limits and lots count for the whole
 * line. Throws only as changeCart does.
 */
export async function addProducts(
  ctx: RequestContext,
  maskedId: string,
  items: readonly CartItemInput[],
): Promise<{ cart: CartState; errors: AddError[] }> {
  let errors: AddError[] = []
  const cart = await changeCart(ctx, maskedId, async (tx, { id }) => {
    const found = items.map((item) => choose(ctx, item))
    const rows = await selectLines(tx, id)
    const wished = found.flatMap((wish) => ('choice' in wish ? [newLine(wish.choice, 0)] : []))
    const stock = await stockOf(tx, wished)
    const result = addUp(ctx, rows, found, stock)
    errors = result.errors
    await upsertLines(tx, id, result.changed)
  })
  return { cart, errors }
}

function addUp(
  ctx: RequestContext,
  rows: readonly NewLine[],
  wishes: readonly (Wish | AddError)[],
  stock: ReadonlyMap<number, StockNow>,
): { changed: NewLine[]; errors: AddError[] } {
  const lines = new Map(rows.map((row) => [row.optionKey, row]))
  const changed = new Map<string, NewLine>()
  const errors: AddError[] = []
  for (const wish of wishes) {
    if (!('choice' in wish)) {
      errors.push(wish)
      continue
    }
    const line = newLine(wish.choice, wish.item.quantity)
    const held = lines.get(line.optionKey)?.quantity ?? 0
    const stocked = stockedProduct(wish.choice)
    const taken = takenElsewhere([...lines.values()], stocked.id, line.optionKey)
    const limits = limitsOf(wish.choice, stock.get(stocked.id), ctx.visitorKind, taken)
    const quantity = isWhole(line.quantity) ? held + line.quantity : line.quantity
    const answer = checkQuantity({ ...limits, quantity })
    if (!answer.ok) {
      const isShort = answer.problem.kind === 'not_enough' || answer.problem.kind === 'out_of_stock'
      const left = Math.max(0, (limits.stock ?? 0) - held)
      errors.push({ code: answer.code, message: answer.message, ...(isShort && { quantity: left }) })
      continue
    }
    lines.set(line.optionKey, { ...line, quantity })
    changed.set(line.optionKey, { ...line, quantity })
  }
  return { changed: [...changed.values()], errors }
}

function isWhole(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity > 0
}

/** The row for a choice; equal choices give equal keys, however they were named. */
function newLine({ product, variant }: Choice, quantity: number): NewLine {
  const chosen = product.variants.find((known) => known.product.id === variant?.id)
  const options = (chosen?.options ?? []).map((option) => option.uid)
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    quantity,
    optionKey: lineKey({ sku: product.sku, quantity, selectedOptions: options }),
    options,
  }
}

function choose(ctx: RequestContext, item: CartItemInput): Wish | AddError {
  const product = salableBySku(ctx, item.parent_sku || item.sku)
  if (!product) return notFound(item.parent_sku || item.sku)
  if (product.type === 'simple' || product.type === 'virtual') {
    return { item, choice: { product, variant: null } }
  }
  if (product.type !== 'configurable') {
    const message = 'Product that you are trying to add is not available.'
    return { code: 'NOT_SALABLE', message }
  }
  const variant = item.parent_sku ? variantBySku(product, item.sku) : variantByOptions(product, item)
  return 'code' in variant ? variant : { item, choice: { product, variant } }
}

function variantBySku(product: SalableProduct, sku: string): SalableProduct | AddError {
  const variant = product.variants.find((known) => known.product.sku === sku)?.product
  return variant ?? notFound(sku)
}

function variantByOptions(product: SalableProduct, item: CartItemInput): SalableProduct | AddError {
  const chosen = new Set((item.selected_options ?? []).filter((uid) => uid !== null))
  const variant = product.variants.find((known) => known.options.every((option) => chosen.has(option.uid)))
  if (variant) return variant.product
  const attributes = new Set(product.variants.flatMap((known) => known.options.map((o) => o.attributeId)))
  const answered = [...chosen].filter((uid) => decoded(uid).startsWith('configurable/'))
  return answered.length < attributes.size
    ? { code: 'UNDEFINED', message: 'You need to choose options for your item.' }
    : { code: 'NOT_SALABLE', message: 'The required options you selected are not available' }
}

function decoded(uid: string): string {
  return Buffer.from(uid, 'base64').toString()
}

function notFound(sku: string): AddError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
}
