import type { NewOrderInput } from '@comptoir/contract/generated/admin'
import { InvalidAmountError, type Cents } from '@comptoir/rules/money'
import { negotiatedTotals } from '@comptoir/rules/negotiated-totals'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import type { CartState } from '../../cart/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { invalidField, NotAllowedError, type Problem } from '../../platform/admin/errors.ts'
import type { App, RequestContext } from '../../platform/context.ts'
import { inTransaction, type Sql } from '../../platform/database.ts'
import { messageIn } from '../../platform/messages.ts'
import { selectOrder } from '../read.sql.ts'
import { repriceOrder } from '../reprice.ts'

const longestReason = 250
const mostPrice = 100_000_000

/** Whether somebody gives a line another price than the customer's. */
const hasOwnPrices = ({ lines }: NewOrderInput) => lines.some(({ unitPrice }) => isGiven(unitPrice))

const isGiven = (price: number | null | undefined): price is number => price !== null && price !== undefined

/** What is wrong with prices that staff give lines, which the input calls `path`. Throws NotAllowedError. */
export function priceProblems(
  ctx: AdminContext,
  lines: readonly Pick<NewOrderInput['lines'][number], 'unitPrice' | 'priceReason'>[],
  path = 'lines',
): Problem[] {
  const { staff, language } = ctx
  return lines.flatMap(({ unitPrice, priceReason }, at): Problem[] => {
    if (!isGiven(unitPrice)) return []
    if (!staff.permissions.has('prices.edit')) throw new NotAllowedError('prices.edit', language)
    const isPrice = Number.isSafeInteger(unitPrice) && unitPrice >= 0 && unitPrice <= mostPrice
    const reason = priceReason?.trim() ?? ''
    return [
      ...(isPrice
        ? []
        : [{ field: `${path}.${at}.unitPrice`, message: messageIn(language, 'admin_order_price') }]),
      ...(reason !== '' && reason.length <= longestReason
        ? []
        : [
            {
              field: `${path}.${at}.priceReason`,
              message: messageIn(language, 'admin_order_price_reason', { most: longestReason }),
            },
          ]),
    ]
  })
}

/** Given prices by the position of the line. Throws InvalidInputError where two lines are the same product. */
function pricesOf(ctx: AdminContext, { lines }: NewOrderInput, count: number): Map<number, Cents> {
  if (count !== lines.length) throw invalidField(ctx.language, 'lines.0.sku', 'admin_order_price_twice')
  return new Map(lines.flatMap(({ unitPrice }, at) => (isGiven(unitPrice) ? [[at, unitPrice] as const] : [])))
}

/** The totals of a cart at the given prices, which no promotion lowers. */
export function pricedTotals(
  ctx: AdminContext,
  request: RequestContext,
  cart: CartState,
  input: NewOrderInput,
): JoinedTotals {
  const { totals } = cart
  if (!hasOwnPrices(input)) return totals
  const prices = pricesOf(ctx, input, totals.lines.length)
  const isIncl = request.priceDisplay === 'incl'
  return atFields(ctx, () =>
    negotiatedTotals({
      items: totals.lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        unitPrice: isIncl ? line.priceInclTax : line.price,
        feePerUnit: Math.round((isIncl ? line.feesInclTax : line.feesExclTax) / line.quantity),
        atRates: line.atRates,
        discount: line.discount,
      })),
      prices: new Map(
        totals.lines.flatMap(({ id }, at) => {
          const price = prices.get(at)
          return price === undefined ? [] : [[id, price] as const]
        }),
      ),
      shipping: cart.shippingPrice === null ? null : totals.shipping.amountInclTax,
      priceDisplay: request.priceDisplay,
    }),
  )
}

/** Gives the lines of an order that was just placed their prices; returns what the audit log keeps of them. */
export async function repriceNewOrder(
  ctx: AdminContext,
  sql: Sql,
  orderId: number,
  input: NewOrderInput,
): Promise<{ sku: string; price: number; reason: string }[]> {
  if (!hasOwnPrices(input)) return []
  const { app } = ctx
  return await inTransaction(sql, async (tx) => {
    const whole = await selectOrder(tx, orderId)
    if (!whole) return []
    const prices = pricesOf(ctx, input, whole.items.length)
    const byItem = new Map([...prices].map(([at, price]) => [whole.items[at]?.id ?? 0, price]))
    await atFieldsAsync(ctx, async () => await repriceOrder(tx, app satisfies App, whole, { prices: byItem }))
    return [...prices].map(([at, price]) => ({
      sku: whole.items[at]?.sku ?? '',
      price,
      reason: input.lines[at]?.priceReason?.trim() ?? '',
    }))
  })
}

function atFields<T>(ctx: AdminContext, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw explainedPrice(ctx, error)
  }
}

async function atFieldsAsync<T>(ctx: AdminContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainedPrice(ctx, error)
  }
}

/** A price below the eco-participation that it contains. */
const explainedPrice = ({ language }: AdminContext, error: unknown): unknown =>
  error instanceof InvalidAmountError
    ? invalidField(language, 'lines.0.unitPrice', 'admin_order_price')
    : error
