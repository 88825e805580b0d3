import { dayOf } from '../import/index.ts'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { importedWebsite } from '../stores/index.ts'
import { couponHead, couponLine } from './export-coupons.ts'
import { generateCoupons } from './generate-coupons.ts'

export const promotionsUsage = `  import cart-rules FILE.csv [--website CODE]    what takes something off carts: adds rules, or changes what differs
  import coupons FILE.csv [--website CODE]       codes that make rules apply; after their rules
  export cart-rules [--to FILE.csv] [--website CODE]   the rules of one website or of all, as import reads them
  export coupons [--to FILE.csv] [--website CODE]   their codes
  coupons generate RULE --website CODE --count N [--pattern ETE-####] [--uses 1] [--expires YYYY-MM-DD]
                                                 random codes of a rule, as CSV: # is a digit, ? a letter, * either`

type Flags = ReadonlyMap<string, string>
const defaultPattern = '********'
const mostCodes = 100_000

/** Runs `coupons generate`; returns the codes as CSV. Throws CommandError. */
export async function couponsCommand(sql: Sql, words: readonly string[], flags: Flags): Promise<string> {
  const [verb, rule] = words
  const code = flags.get('website')
  if (verb !== 'generate' || !rule || code === undefined)
    throw new CommandError(`Use one of:\n${promotionsUsage}`)
  const website = await importedWebsite(sql, code)
  const coupons = await generateCoupons(sql, website, {
    rule,
    count: readCount(flags, 'count', mostCodes),
    pattern: flags.get('pattern') ?? defaultPattern,
    uses: flags.has('uses') ? readCount(flags, 'uses', 1_000_000) : 1,
    expires: readDay(flags.get('expires')),
  })
  return [couponHead, ...coupons.map((coupon) => couponLine(coupon, code))].join('').trimEnd()
}

function readCount(flags: Flags, name: string, most: number): number {
  const text = flags.get(name) ?? ''
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  throw new CommandError(`--${name} must be a whole number from 1 to ${most}, but is "${text}".`)
}

function readDay(text: string | undefined): string | null {
  if (text === undefined) return null
  const day = dayOf(text)
  if (day !== undefined) return day
  throw new CommandError(`--expires must be a day like 2026-11-21, but is "${text}".`)
}
