import { holidaysOf } from './calendar.ts'

/** Public holidays of metropolitan France (Code du travail L3133-1), without those of Alsace-Moselle. */
export const frenchHolidays = holidaysOf([
  '01-01',
  { easter: 1 },
  '05-01',
  '05-08',
  { easter: 39 },
  { easter: 50 },
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
])
