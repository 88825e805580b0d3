import { mulDivHalfUp, type Cents } from './money.ts'

/**
 * What units `from` to `to` of a row of `of` units are worth, so that however a row is refunded, unit by unit or at
 * once, the parts come to exactly the whole. Throws RangeError for units that the row does not have.
 */
export function shareOfRow(total: Cents, { from, to, of }: { from: number; to: number; of: number }): Cents {
  const isWithin = [from, to, of].every(Number.isSafeInteger) && from >= 0 && from <= to && to <= of && of > 0
  if (!isWithin) throw new RangeError(`Units ${from} to ${to} of ${of} are no part of a row`)
  return mulDivHalfUp(total, to, of) - mulDivHalfUp(total, from, of)
}
