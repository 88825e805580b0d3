import type { HolidayRule } from '@comptoir/rules/calendar'

/** Day of the lists below. Check them before a shop opens. */
export const HOLIDAYS_AS_OF = '2026-11-25'

/** Holidays of a country that a website's `holidays` cannot name, as their day differs from year to year. */
type Movable = 'Those of the Orthodox Easter' | 'Those on a Monday of a month'

interface CountryHolidays {
  readonly rules: readonly HolidayRule[]
  readonly without?: Movable
}

/**
 * Legal holidays of the whole country by its code, as their national laws had them on {@link HOLIDAYS_AS_OF}; those of
 * one region, and those that are always on a weekend, are left out. Days after Easter Sunday have a sign.
 */
const days: Readonly<Record<string, string>> = {
  AT: '01-01 01-06 +1 05-01 +39 +50 +60 08-15 10-26 11-01 12-08 12-25 12-26',
  BE: '01-01 +1 05-01 +39 +50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
  CH: '01-01 +39 08-01 12-25',
  CY: '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-25 12-26',
  CZ: '01-01 -2 +1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 -2 +1 05-01 +39 +50 10-03 12-25 12-26',
  DK: '01-01 -3 -2 +1 +39 +50 12-25 12-26',
  EE: '01-01 02-24 -2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 -2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 -2 +1 05-01 +39 12-06 12-25 12-26',
  FR: '01-01 +1 05-01 05-08 +39 +50 07-14 08-15 11-01 11-11 12-25',
  GB: '01-01 -2 12-25 12-26',
  GR: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 +1 05-01 05-30 +60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 -2 +1 05-01 +50 08-20 10-23 11-01 12-25 12-26',
  IE: '01-01 03-17 +1 12-25 12-26',
  IT: '01-01 01-06 +1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  LT: '01-01 02-16 03-11 +1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 +1 05-01 05-09 +39 +50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 -2 +1 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
  MT: '01-01 02-10 03-19 -2 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  NL: '01-01 +1 04-27 +39 +50 12-25 12-26',
  NO: '01-01 -3 -2 +1 05-01 +39 +50 05-17 12-25 12-26',
  PL: '01-01 01-06 +1 05-01 05-03 +60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 -2 04-25 05-01 +60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26',
  SE: '01-01 01-06 -2 +1 05-01 +39 06-06 12-25 12-26',
  SI: '01-01 01-02 02-08 +1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 -2 +1 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26',
}

const movable: Readonly<Record<string, Movable>> = {
  BG: 'Those of the Orthodox Easter',
  CY: 'Those of the Orthodox Easter',
  GB: 'Those on a Monday of a month',
  GR: 'Those of the Orthodox Easter',
  IE: 'Those on a Monday of a month',
  RO: 'Those of the Orthodox Easter',
}

/** Legal holidays of a country, as a website's `holidays` has them; undefined where they are not known. */
export function holidaysIn(country: string): CountryHolidays | undefined {
  const known = days[country]
  if (known === undefined) return undefined
  const rules = known.split(' ').map((rule) => (/^[+-]/.test(rule) ? { easter: Number(rule) } : rule))
  const without = movable[country]
  return without ? { rules, without } : { rules }
}
