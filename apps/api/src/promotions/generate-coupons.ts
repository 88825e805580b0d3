import type { Day } from '@comptoir/rules/calendar'
import type { Sql, Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { CouponPattern } from './coupon-pattern.ts'
import {
  countCodesLike,
  insertNewCoupons,
  selectRuleIds,
  type CouponRow,
  type NewCoupons,
} from './coupon-files.sql.ts'
import { selectDayLimits } from './rule-files.sql.ts'

const sliceSize = 5000

/** `uses`: orders that may use each code; `expires`: last day of the codes, null without end. */
export type CouponOrder = { rule: string; count: number; pattern: string; uses: number; expires: Day | null }

/**
 * Adds random codes to a rule of a website and returns them; all of them or none. Throws CommandError for a rule that the
 * website does not have or that needs no coupon, and for a pattern with too few possibilities.
 */
export async function generateCoupons(
  sql: Sql,
  website: ImportedWebsite,
  { rule: ruleCode, count, pattern: text, uses, expires }: CouponOrder,
): Promise<CouponRow[]> {
  const pattern = new CouponPattern(text)
  return await sql.begin(async (tx) => {
    const rule = await couponRule(tx, website, ruleCode)
    const left = Math.max(0, pattern.mostCodes - (await countCodesLike(tx, website.id, pattern.expression)))
    if (left < count)
      throw new CommandError(
        `The pattern ${pattern.text} allows ${left} more codes that are hard to guess, not ${count}: add a # (digit), ? (letter) or * (either).`,
      )
    const { endsAt } = await selectDayLimits(tx, { from: null, to: expires, timeZone: website.timeZone })
    const codes = await insertCodes(
      tx,
      { websiteId: website.id, ruleId: rule.id, maxUses: uses, endsAt },
      { pattern, count },
    )
    return codes.map((code) => ({ code, rule: rule.code, maxUses: uses, expires }))
  })
}

/** A tenth of the possibilities at most is taken, so that a few rounds suffice. */
async function insertCodes(
  tx: Transaction,
  coupons: NewCoupons,
  { pattern, count }: { pattern: CouponPattern; count: number },
): Promise<string[]> {
  const codes: string[] = []
  while (codes.length < count) {
    const wanted = Math.min(sliceSize, count - codes.length)
    const tried = new Set(Array.from({ length: wanted }, () => pattern.code()))
    codes.push(...(await insertNewCoupons(tx, coupons, [...tried])))
  }
  return codes
}

async function couponRule(tx: Transaction, website: ImportedWebsite, code: string) {
  const rules = await selectRuleIds(tx, website.id)
  const rule = rules.get(code.toUpperCase())
  const usable = [...rules.values()].filter(({ needsCoupon }) => needsCoupon).map((one) => one.code)
  if (rule?.needsCoupon) return rule
  const problem = rule ? `"${rule.code}" applies without a coupon` : `There is no cart rule "${code}"`
  throw new CommandError(`${problem}: use ${usable.join(', ') || 'a rule that import cart-rules adds'}.`)
}
