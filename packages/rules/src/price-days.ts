import { addDays, type Day } from './calendar.ts'
import type { PriceList } from './product-price.ts'

/** Days of a special price, inclusive; null is no limit. */
type SpecialDays = Pick<PriceList, 'specialFrom' | 'specialTo'>

/**
 * The days on which prices may be other ones than the day before: today, and each later day on which a special or a scheduled
 * price begins, or that follows the last day of a special price. Ascending, each once.
 */
export function turningDays(
  today: Day,
  specials: readonly SpecialDays[],
  firstDays: readonly Day[],
): readonly Day[] {
  const turns = specials.flatMap(({ specialFrom, specialTo }) => [
    ...(specialFrom === null ? [] : [specialFrom]),
    ...(specialTo === null ? [] : [addDays(specialTo, 1)]),
  ])
  const later = [...turns, ...firstDays].filter((day) => day > today)
  return [today, ...new Set(later.toSorted())]
}
