import { localTime } from '@comptoir/rules/calendar'
import { MINUTE_MS } from '@comptoir/rules/duration'
import type { Language } from '@comptoir/rules/language'
import { endOfDay } from '@comptoir/rules/slots'
import type { Location } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { selectUnavailable, type Dish } from './menu.sql.ts'
import { selectTickets, type Ticket } from './tickets.sql.ts'

/** How long what was handed over stays in reach of a board, to take it back. */
const RECENT_MINUTES = 10

export type Board = { location: Location; tickets: Ticket[]; unavailable: Dish[] }

/** The store view of a website whose texts the staff reads. */
export function storeOfStaff({ stores }: App, websiteId: number, language: Language): number {
  const own = stores.ofWebsite(websiteId).find((store) => store.language === language)
  return (own ?? stores.defaultOf(websiteId)).id
}

/** What a location has to make and hand over until the end of its day, and what is off its menu. */
export async function readBoard(
  app: App,
  location: Location,
  language: Language,
  sql: Queryable = app.sql,
): Promise<Board> {
  const now = app.now()
  const storeId = storeOfStaff(app, location.websiteId, language)
  const tickets = await selectTickets(sql, {
    locationId: location.id,
    storeId,
    until: endOfDay(localTime(now, location.timezone).day, location.timezone),
    since: new Date(now.getTime() - RECENT_MINUTES * MINUTE_MS),
  })
  const unavailable = await selectUnavailable(sql, { locationId: location.id, storeId })
  return { location, tickets, unavailable }
}
