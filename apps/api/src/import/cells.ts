import { InvalidAmountError, toCents, WHOLE, type BasisPoints, type Cents } from '@comptoir/rules/money'

/** Parses an amount such as 1290.00 to cents; undefined for anything else and for negative amounts. */
export function centsOf(text: string): Cents | undefined {
  try {
    const cents = toCents(text)
    return cents >= 0 ? cents : undefined
  } catch (error) {
    if (error instanceof InvalidAmountError) return undefined
    throw error
  }
}

/** Parses percent off from 0.01 to 100 to basis points; undefined for anything else. */
export function percentOf(text: string): BasisPoints | undefined {
  const points = centsOf(text)
  return points !== undefined && points >= 1 && points <= WHOLE ? points : undefined
}

/** Parses a date to YYYY-MM-DD. Magento writes 2026-11-21 or, in exports, 11/21/26. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [american?.[3]?.padStart(4, '20'), american?.[1]?.padStart(2, '0'), american?.[2]?.padStart(2, '0')]
  const written = `${year}-${month}-${day}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? undefined : written
}

/** Parses an integer from 1, also in Magento's export format: 2.0000. */
export function countOf(text: string): number | undefined {
  const [, digits] = /^(\d{1,9})(?:\.0+)?$/.exec(text) ?? []
  return digits === undefined || Number(digits) < 1 ? undefined : Number(digits)
}
