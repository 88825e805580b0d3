import type { CartItemInput } from '@comptoir/contract/generated/types'
import { checkQuantity, MAX_LINES } from '@comptoir/rules/quantity'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { chooseFulfilment } from './automatic-location.ts'
import { changeCart, type LockedCart } from './change-cart.ts'
import { ItemAddError, ItemOptionsError, ProductUnknownError } from './errors.ts'
import { fulfilmentError } from './fulfilment-error.ts'
import { upsertLines, type NewLine } from './lines.sql.ts'
import { unitPricesOf } from './prices.ts'
import { quantityLimitsOf } from './quantity-limits.ts'
import { ReservedStock } from './reserved-stock.ts'
import { newLine, resolveCartItem, type AddItemError, type ResolvedInput } from './resolve-item.ts'
import type { CartState } from './state.ts'

/** An error with the item that it is about: its SKU as the client wrote it, and its index in the input. */
export type ItemError = AddItemError & { sku: string; position: number }

/**
 * Adds products to a cart and returns Magento's error codes and messages for those that cannot be added. Adding an item
 * that the cart has raises the quantity of its line; stock, limits and lots apply to the whole line. Throws as changeCart
 * does.
 */
export async function addProducts(
  ctx: RequestContext,
  maskedId: string,
  inputs: readonly CartItemInput[],
): Promise<{ cart: CartState; errors: ItemError[] }> {
  let errors: ItemError[] = []
  const cart = await changeCart(ctx, maskedId, async (tx, locked) => {
    errors = await addToLockedCart(tx, ctx, locked, inputs)
  })
  return { cart, errors }
}

/** Adds products inside of {@link changeCart}; returns errors as {@link addProducts} does. */
export async function addToLockedCart(
  tx: Transaction,
  ctx: RequestContext,
  cart: LockedCart,
  inputs: readonly CartItemInput[],
): Promise<ItemError[]> {
  const resolved = inputs.map((input) => resolveCartItem(ctx, input))
  const unresolved = resolved.flatMap((one, position) =>
    'item' in one ? [] : [{ ...one, sku: inputs[position]?.sku ?? '', position }],
  )
  const rejected = await addResolved(tx, ctx, cart, resolved)
  return [...unresolved, ...rejected].toSorted((a, b) => a.position - b.position)
}

/**
 * Adds all of the items or none, as Magento's older mutations do (contract §5). Throws ProductUnknownError and
 * ItemOptionsError with the bare reason, ItemAddError for a rejected quantity, and as changeCart does.
 */
export async function addAllProducts(
  ctx: RequestContext,
  maskedId: string,
  inputs: readonly CartItemInput[],
): Promise<CartState> {
  return await changeCart(ctx, maskedId, async (tx, locked) => {
    const resolved = inputs.map((input) => resolvedOrThrow(resolveCartItem(ctx, input)))
    const [error] = await addResolved(tx, ctx, locked, resolved)
    if (error) throw new ItemAddError(error.sku, error.message)
  })
}

function resolvedOrThrow(result: ResolvedInput | AddItemError): ResolvedInput {
  if ('item' in result) return result
  throw result.code === 'PRODUCT_NOT_FOUND'
    ? new ProductUnknownError(result.message)
    : new ItemOptionsError(result.message)
}

const cartFull: AddItemError = {
  code: 'UNDEFINED',
  message: `A cart holds ${MAX_LINES} different items at most. Order some of them first.`,
}

/** Adds resolved items to a locked cart; returns the errors of those that it rejects. */
async function addResolved(
  tx: Transaction,
  ctx: RequestContext,
  cart: LockedCart,
  results: readonly (ResolvedInput | AddItemError)[],
): Promise<ItemError[]> {
  const added = results.flatMap((result) => ('item' in result ? [result.item] : []))
  const place = await chooseFulfilment(tx, ctx, cart, added)
  const stock = await cart.reader.stockOf(tx, [...added, ...cart.lines.map(({ item }) => item)])
  const quantities = new Map(cart.row.lines.map(({ optionKey, quantity }) => [optionKey, quantity]))
  const reserved = new ReservedStock(cart.lines)
  const changed = new Map<string, NewLine>()
  const errors: ItemError[] = []
  for (const [position, result] of results.entries()) {
    if (!('item' in result)) continue
    const { input, item } = result
    const reject = (error: AddItemError) => errors.push({ ...error, sku: input.sku, position })
    const fulfilment = fulfilmentError(ctx, place, item)
    if (fulfilment) {
      reject(fulfilment)
      continue
    }
    const line = newLine(ctx, item, input.quantity)
    const before = quantities.get(line.optionKey) ?? 0
    if (before === 0 && quantities.size >= MAX_LINES) {
      reject(cartFull)
      continue
    }
    const limits = quantityLimitsOf(item, stock, ctx.visitorKind, reserved.excluding(line.optionKey))
    const quantity = isPositiveInteger(line.quantity) ? before + line.quantity : line.quantity
    const check = checkQuantity({ ...limits, quantity })
    if (!check.ok) {
      const isStock = check.problem.kind === 'not_enough' || check.problem.kind === 'out_of_stock'
      const left = Math.max(0, (limits.stock ?? 0) - before)
      reject({ code: check.code, message: check.message, ...(isStock && { quantity: left }) })
      continue
    }
    reserved.set(line.optionKey, item, quantity)
    quantities.set(line.optionKey, quantity)
    const seenPrices = unitPricesOf(ctx.store, item, quantity)
    changed.set(line.optionKey, { ...line, quantity, seenPrices })
  }
  tx.withoutWaiting(upsertLines(tx, cart.id, [...changed.values()]))
  return errors
}

function isPositiveInteger(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity > 0
}
