import type { CartItemInput } from '@comptoir/contract/generated/types'
import { checkQuantity } from '@comptoir/rules/quantity'
import type { StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { changeCart } from './cart.ts'
import { choose, explained, newLine, type AddError, type Wish } from './choose.ts'
import { HeldStock } from './held.ts'
import { limitsOf } from './limits.ts'
import { stockOf } from './lines.ts'
import { selectLines, upsertLines, type NewLine } from './lines.sql.ts'
import type { CartState } from './state.ts'

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
    const choices = found.flatMap((wish) => ('choice' in wish ? [wish.choice] : []))
    const stock = await stockOf(tx, choices)
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
  const holdings = new HeldStock(explained(ctx, rows))
  const changed = new Map<string, NewLine>()
  const errors: AddError[] = []
  for (const wish of wishes) {
    if (!('choice' in wish)) {
      errors.push(wish)
      continue
    }
    const line = newLine(wish.choice, wish.item.quantity)
    const held = lines.get(line.optionKey)?.quantity ?? 0
    const limits = limitsOf(wish.choice, stock, ctx.visitorKind, holdings.besides(line.optionKey))
    const quantity = isWhole(line.quantity) ? held + line.quantity : line.quantity
    const answer = checkQuantity({ ...limits, quantity })
    if (!answer.ok) {
      const isShort = answer.problem.kind === 'not_enough' || answer.problem.kind === 'out_of_stock'
      const left = Math.max(0, (limits.stock ?? 0) - held)
      errors.push({ code: answer.code, message: answer.message, ...(isShort && { quantity: left }) })
      continue
    }
    holdings.set(line.optionKey, wish.choice, quantity)
    lines.set(line.optionKey, { ...line, quantity })
    changed.set(line.optionKey, { ...line, quantity })
  }
  return { changed: [...changed.values()], errors }
}

function isWhole(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity > 0
}
