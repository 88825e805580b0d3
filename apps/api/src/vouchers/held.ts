import { localTime, type Day } from '@comptoir/rules/calendar'
import type { Cents } from '@comptoir/rules/money'
import type { Totals } from '@comptoir/rules/totals'
import {
  eligibleForVouchers,
  voucherRefusal,
  type VoucherCase,
  type VoucherLimits,
  type VoucherRefusal,
} from '@comptoir/rules/voucher'
import { attributeValues } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { selectUsedThatDay, type Payer } from './vouchers.sql.ts'

/** Meal vouchers that pay a part of a cart, for the meal of a day. */
export type HeldVouchers = { count: number; amount: Cents; day: Day; isAuthorised: boolean }

type Line = {
  id: number
  productId: number
  variantId: number | null
  selections: readonly { selection: { product: { id: number } } }[]
}

/** What of a cart vouchers turn on. */
export type Payable = {
  lines: readonly Line[]
  totals: Totals
  /** Of a guest. */
  email: string | null
  /** Of the slot; today without one. */
  day?: Day | null
}

type Typed = { count: number | null; amount: Cents | null; isAuthorised: boolean }

/** What the website allows; undefined where it takes no vouchers. */
export function voucherLimits({ store }: RequestContext): VoucherLimits | undefined {
  const settings = store.settings.meal_vouchers
  if (!settings) return undefined
  return {
    dailyCap: settings.daily_cap,
    mostCount: settings.most,
    needsAuthorisation: settings.closed_days_need_authorisation,
  }
}

/** The vouchers on a cart as long as they fit it, else why they do not (decisions I-1 to I-3). */
export async function vouchersOn(
  sql: Queryable,
  ctx: RequestContext,
  cart: Payable,
  { count, amount, isAuthorised }: Typed,
): Promise<{ vouchers: HeldVouchers | null; lapsedVouchers: VoucherRefusal | null }> {
  const limits = voucherLimits(ctx)
  if (count === null || amount === null || !limits) return { vouchers: null, lapsedVouchers: null }
  const offer = await voucherOffer(sql, ctx, cart)
  const refusal = voucherRefusal({ ...offer, count, amount, isAuthorised }, limits)
  if (refusal) return { vouchers: null, lapsedVouchers: refusal }
  return { vouchers: { count, amount, day: offer.day, isAuthorised }, lapsedVouchers: null }
}

/** What of a cart vouchers may pay, on which day, and what other orders of that day paid so. */
export async function voucherOffer(
  sql: Queryable,
  ctx: RequestContext,
  cart: Payable,
): Promise<Pick<VoucherCase, 'day' | 'eligible' | 'usedThatDay'>> {
  const day = cart.day ?? localTime(ctx.app.now()).day
  const [eligible, usedThatDay] = await Promise.all([
    eligibleIn(sql, ctx, cart),
    selectUsedThatDay(sql, payerOf(ctx, cart), day),
  ])
  return { day, eligible, usedThatDay }
}

/** Whom a day's vouchers are counted for: the customer, and whoever orders with the same e-mail. */
export function payerOf(ctx: RequestContext, { email }: Pick<Payable, 'email'>): Payer {
  return {
    websiteId: ctx.store.website.id,
    customerId: ctx.identity?.customerId ?? null,
    email: ctx.identity?.email ?? email,
  }
}

/** The catalogue says what may be paid so; a menu with alcohol among its parts may not. */
async function eligibleIn(sql: Queryable, ctx: RequestContext, { lines, totals }: Payable): Promise<Cents> {
  const ids = lines.flatMap((line) => [line.productId, ...partsOf(line)])
  const known = await attributeValues(ctx, sql, ids, ['meal_voucher', 'alcohol'])
  const says = (id: number, code: string) => known.get(id)?.[code] === '1'
  const amounts = new Map(totals.lines.map((line) => [line.id, line.rowTotalWithDiscountInclTax]))
  return eligibleForVouchers(
    lines.map((line) => ({
      amount: amounts.get(String(line.id)) ?? 0,
      isFood: says(line.productId, 'meal_voucher'),
      isAlcohol: [line.productId, ...partsOf(line)].some((id) => says(id, 'alcohol')),
    })),
  )
}

function partsOf({ variantId, selections }: Line): number[] {
  return [...(variantId === null ? [] : [variantId]), ...selections.map((one) => one.selection.product.id)]
}
