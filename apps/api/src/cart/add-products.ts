import type { CartItemInput } from '@comptoir/contract/generated/types'
import { checkQuantity, MAX_LINES } from '@comptoir/rules/quantity'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { changeCart } from './cart.ts'
import { choose, explained, newLine, type AddError, type Wish } from './choose.ts'
import { ItemAddError, ItemChoiceError, ProductUnknownError } from './errors.ts'
import { fulfilmentError } from './fulfilment-error.ts'
import { HeldStock } from './held.ts'
import { limitsOf } from './limits.ts'
import { stockOf } from './lines.ts'
import { selectLines, upsertLines, type NewLine } from './lines.sql.ts'
import type { CartState } from './state.ts'

/** A refusal with the item it is about: its sku as the client wrote it, and its place among the items. */
export type ItemError = AddError & { sku: string; position: number }

/**
 * Adds products to a cart: lines that can be added are, the others are reported with Magento's codes and words.
 * Wishes for what the cart holds already raise the quantity of that line; stock, limits and lots count for the whole
 * line. Throws only as changeCart does.
 */
export async function addProducts(
  ctx: RequestContext,
  maskedId: string,
  items: readonly CartItemInput[],
): Promise<{ cart: CartState; errors: ItemError[] }> {
  let errors: ItemError[] = []
  const cart = await changeCart(ctx, maskedId, async (tx, state) => {
    const found = items.map((item) => choose(ctx, item))
    const refused = found.flatMap((one, position) =>
      'choice' in one ? [] : [{ ...one, sku: items[position]?.sku ?? '', position }],
    )
    const added = await addChosen(tx, ctx, state, found)
    errors = [...refused, ...added].toSorted((a, b) => a.position - b.position)
  })
  return { cart, errors }
}

/**
 * Adds all of the items or none, as Magento's older mutations do (contract §5). Throws ProductUnknownError and
 * ItemChoiceError with the bare reason, ItemAddError for a quantity that is refused, else as changeCart does.
 */
export async function addAllProducts(
  ctx: RequestContext,
  maskedId: string,
  items: readonly CartItemInput[],
): Promise<CartState> {
  return await changeCart(ctx, maskedId, async (tx, state) => {
    const wishes = items.map((item) => chosen(choose(ctx, item)))
    const [refused] = await addChosen(tx, ctx, state, wishes)
    if (refused) throw new ItemAddError(refused.sku, refused.message)
  })
}

function chosen(found: Wish | AddError): Wish {
  if ('choice' in found) return found
  throw found.code === 'PRODUCT_NOT_FOUND'
    ? new ProductUnknownError(found.message)
    : new ItemChoiceError(found.message)
}

const cartFull: AddError = {
  code: 'UNDEFINED',
  message: `A cart holds ${MAX_LINES} different items at most. Order some of them first.`,
}

/** Writes what can be added of the wishes into a locked cart; answers the others, with their places. */
async function addChosen(
  tx: Transaction,
  ctx: RequestContext,
  { id: cartId, fulfilment }: CartState,
  found: readonly (Wish | AddError)[],
): Promise<ItemError[]> {
  const rows = await selectLines(tx, cartId)
  const stock = await stockOf(
    tx,
    found.flatMap((wish) => ('choice' in wish ? [wish.choice] : [])),
  )
  const lines = new Map<string, Pick<NewLine, 'quantity'>>(rows.map((row) => [row.optionKey, row]))
  const holdings = new HeldStock(explained(ctx, rows))
  const changed = new Map<string, NewLine>()
  const errors: ItemError[] = []
  for (const [position, wish] of found.entries()) {
    if (!('choice' in wish)) continue
    const unfit = fulfilmentError(ctx, fulfilment, wish.choice)
    if (unfit) {
      errors.push({ ...unfit, sku: wish.item.sku, position })
      continue
    }
    const line = newLine(ctx, wish.choice, wish.item.quantity)
    const held = lines.get(line.optionKey)?.quantity ?? 0
    if (held === 0 && lines.size >= MAX_LINES) {
      errors.push({ ...cartFull, sku: wish.item.sku, position })
      continue
    }
    const limits = limitsOf(wish.choice, stock, ctx.visitorKind, holdings.besides(line.optionKey))
    const quantity = isWhole(line.quantity) ? held + line.quantity : line.quantity
    const answer = checkQuantity({ ...limits, quantity })
    if (!answer.ok) {
      const isShort = answer.problem.kind === 'not_enough' || answer.problem.kind === 'out_of_stock'
      const left = Math.max(0, (limits.stock ?? 0) - held)
      const { code, message } = answer
      errors.push({ code, message, ...(isShort && { quantity: left }), sku: wish.item.sku, position })
      continue
    }
    holdings.set(line.optionKey, wish.choice, quantity)
    lines.set(line.optionKey, { quantity })
    changed.set(line.optionKey, { ...line, quantity })
  }
  await upsertLines(tx, cartId, [...changed.values()])
  return errors
}

function isWhole(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity > 0
}
