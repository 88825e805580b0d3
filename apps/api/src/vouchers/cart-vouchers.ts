import { holidaysOf, type Day } from '@comptoir/rules/calendar'
import type { Cents } from '@comptoir/rules/money'
import type { Totals } from '@comptoir/rules/totals'
import {
  eligibleForVouchers,
  findVoucherError,
  type VoucherPayment,
  type VoucherLimits,
  type VoucherError,
} from '@comptoir/rules/voucher'
import { attributeValues } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { inCurrency, localDay } from '../stores/index.ts'
import { selectUsedThatDay, type Payer } from './vouchers.sql.ts'

/** Meal vouchers that pay a part of a cart, for the meal of a day. */
export type AppliedVouchers = { count: number; amount: Cents; day: Day; isAuthorised: boolean }

type Line = {
  id: number
  productId: number
  variantId: number | null
  selections: readonly { selection: { product: { id: number } } }[]
}

/** The fields of a cart that vouchers depend on. */
export type VoucherCart = {
  lines: readonly Line[]
  totals: Totals
  /** Email of a guest. */
  email: string | null
  /** Day of the slot; null stands for today. */
  day?: Day | null
}

type EnteredVouchers = { count: number | null; amount: Cents | null; isAuthorised: boolean }

/** The website's limits; undefined where it does not accept vouchers. */
export function voucherLimits({ store }: RequestContext): VoucherLimits | undefined {
  const settings = store.settings.meal_vouchers
  if (!settings) return undefined
  return {
    dailyCap: settings.daily_cap,
    maxCount: settings.most,
    needsAuthorisation: settings.closed_days_need_authorisation,
    holidays: holidaysOf(store.settings.holidays),
  }
}

/** Whether the website accepts vouchers in its own currency, and the request is in another one. */
export function needsOwnCurrency({ store }: Pick<RequestContext, 'store'>): boolean {
  const { currency } = store.website
  return store.currency !== currency && inCurrency(store, currency).settings.meal_vouchers !== null
}

/** Checks the vouchers of a cart: returns them when they are valid for it, else the error (decisions I-1 to I-3). */
export async function checkAppliedVouchers(
  sql: Queryable,
  ctx: RequestContext,
  cart: VoucherCart,
  { count, amount, isAuthorised }: EnteredVouchers,
): Promise<{ vouchers: AppliedVouchers | null; lapsedVouchers: VoucherError | null }> {
  const limits = voucherLimits(ctx)
  if (count === null || amount === null) return { vouchers: null, lapsedVouchers: null }
  if (!limits) return { vouchers: null, lapsedVouchers: needsOwnCurrency(ctx) ? 'currency' : null }
  const allowance = await voucherAllowance(sql, ctx, cart)
  const error = findVoucherError({ ...allowance, count, amount, isAuthorised }, limits)
  if (error) return { vouchers: null, lapsedVouchers: error }
  return { vouchers: { count, amount, day: allowance.day, isAuthorised }, lapsedVouchers: null }
}

/** The amount that vouchers may pay, the day they count for, and what the payer's other orders used on that day. */
export async function voucherAllowance(
  sql: Queryable,
  ctx: RequestContext,
  cart: VoucherCart,
): Promise<Pick<VoucherPayment, 'day' | 'eligible' | 'usedThatDay'>> {
  const day = cart.day ?? localDay(ctx.store, ctx.app.now())
  const [eligible, usedThatDay] = await Promise.all([
    eligibleIn(sql, ctx, cart),
    selectUsedThatDay(sql, payerOf(ctx, cart), day),
  ])
  return { day, eligible, usedThatDay }
}

/** Vouchers of a day count per customer, and per email address of guests. */
export function payerOf(ctx: RequestContext, { email }: Pick<VoucherCart, 'email'>): Payer {
  return {
    websiteId: ctx.store.website.id,
    customerId: ctx.identity?.customerId ?? null,
    email: ctx.identity?.email ?? email,
  }
}

/** Attributes of the catalogue say what vouchers may pay; a bundle with alcohol among its selections is excluded. */
async function eligibleIn(
  sql: Queryable,
  ctx: RequestContext,
  { lines, totals }: VoucherCart,
): Promise<Cents> {
  const ids = lines.flatMap((line) => [line.productId, ...componentIdsOf(line)])
  const known = await attributeValues(ctx, sql, ids, ['meal_voucher', 'alcohol'])
  const isSet = (id: number, code: string) => known.get(id)?.[code] === '1'
  const amounts = new Map(totals.lines.map((line) => [line.id, line.rowTotalWithDiscountInclTax]))
  return eligibleForVouchers(
    lines.map((line) => ({
      amount: amounts.get(String(line.id)) ?? 0,
      isFood: isSet(line.productId, 'meal_voucher'),
      isAlcohol: [line.productId, ...componentIdsOf(line)].some((id) => isSet(id, 'alcohol')),
    })),
  )
}

function componentIdsOf({ variantId, selections }: Line): number[] {
  return [...(variantId === null ? [] : [variantId]), ...selections.map((one) => one.selection.product.id)]
}
