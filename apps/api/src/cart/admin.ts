import type { RuleOutcome } from '@comptoir/rules/cart-rule'
import type { AdminResolverMap } from '../platform/admin/context.ts'
import type { App } from '../platform/context.ts'
import { selectStoredCart, selectUnorderedCarts } from './cart.sql.ts'
import { cartAsStored } from './cart.ts'
import { contextOfCart } from './explanation.ts'

const mostCarts = 5

/** Carts of a customer that were not ordered, priced as their shopper sees them. */
async function cartsOf(app: App, customerId: number) {
  const found = await selectUnorderedCarts(app.sql, customerId, mostCarts)
  const carts = []
  for (const { maskedId, updatedAt } of found) {
    const row = await selectStoredCart(app.sql, maskedId)
    if (row) carts.push(await cartShapeForStaff(app, row, updatedAt))
  }
  return carts
}

async function cartShapeForStaff(
  app: App,
  row: NonNullable<Awaited<ReturnType<typeof selectStoredCart>>>,
  updatedAt: Date,
) {
  const ctx = await contextOfCart(app, row)
  const cart = await cartAsStored(ctx, row)
  const { currency } = ctx.store
  const money = (amount: number) => ({ amount, currency })
  const { lines: priced, names, result } = cart.triedRules
  const unitPrices = new Map(priced.map(({ id, unitPrice }) => [id, unitPrice]))
  return {
    id: row.id,
    isActive: row.isActive,
    updatedAt,
    currency,
    total: money(cart.totals.grandTotal),
    lines: cart.lines.map(({ id, sku, name, quantity }) => ({
      sku,
      name,
      quantity,
      total: money((unitPrices.get(String(id)) ?? 0) * quantity),
    })),
    promotions: result.outcomes.map((outcome) => ({
      ...names.namesOf(outcome.ruleId),
      ...effectOf(outcome, money),
    })),
  }
}

function effectOf<Money>(outcome: RuleOutcome, money: (amount: number) => Money) {
  if (!('effect' in outcome))
    return { refusal: outcome.refusal, discount: money(0), freesShipping: false, gift: null }
  const { discount, freesShipping, gift } = outcome.effect
  return { refusal: null, discount: money(discount), freesShipping, gift: gift?.sku ?? null }
}

export const cartAdmin: AdminResolverMap = {
  Customer: { carts: ({ id }: { id: number }, _args: never, { app }) => cartsOf(app, id) },
}
