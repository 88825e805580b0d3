import { skuOfKey } from '@comptoir/rules/cart-merge'
import { locationsOf } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import type { CartRow, StoredCart } from './cart.sql.ts'
import { fulfilmentOf } from './fulfilment.ts'
import type { LineRow } from './lines.sql.ts'
import { resolveLines } from './resolve-item.ts'
import type { ResolvedItem } from './resolved-item.ts'
import type { CartFulfilment, MissingLine } from './state.ts'

export type ResolvedLine = LineRow & { item: ResolvedItem }

/** A cart as stored, with the location and the products behind its rows. */
export type ResolvedCart = {
  row: StoredCart
  fulfilment: CartFulfilment
  lines: ResolvedLine[]
  missingLines: MissingLine[]
}

/** Step 2 of reading a cart: finds its location and products. `sql` is used only when locations are not cached. */
export async function resolveCart(
  sql: Queryable,
  ctx: RequestContext,
  row: StoredCart,
): Promise<ResolvedCart> {
  const lines = resolveLines(ctx, row.lines)
  return {
    row,
    fulfilment: await resolveFulfilment(sql, ctx, row),
    lines,
    missingLines: missingLinesOf(row.lines, lines),
  }
}

async function resolveFulfilment(sql: Queryable, ctx: RequestContext, row: CartRow): Promise<CartFulfilment> {
  if (row.locationId === null) return fulfilmentOf(row, null)
  const locations = await locationsOf(ctx.app, sql)
  return fulfilmentOf(row, locations.find(row.locationId) ?? null)
}

/** The rows that could not be resolved. */
export function missingLinesOf(rows: readonly LineRow[], resolved: readonly { id: number }[]): MissingLine[] {
  const ids = new Set(resolved.map((line) => line.id))
  return rows
    .filter((row) => !ids.has(row.id))
    .map(({ optionKey, id, productId, variantId, quantity }) => {
      return { id, productId, variantId, sku: skuOfKey(optionKey), quantity }
    })
}
