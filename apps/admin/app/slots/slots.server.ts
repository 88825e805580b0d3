import { localTime } from '@comptoir/rules/calendar'
import { redirect, type RouterContextProvider } from 'react-router'
import { PointsOfSaleDocument, SlotCalendarDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { Calendar, Method } from './calendar.ts'

export interface SlotsPage {
  readonly locations: readonly { readonly id: string; readonly title: string }[]
  readonly calendar: Calendar
  readonly method: Method
}

/** A week of slots of the chosen point of sale, else of the first one, from the chosen day or today. */
export async function readSlotsPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SlotsPage> {
  const { searchParams } = new URL(request.url)
  const { pointsOfSale } = await adminQuery(context, PointsOfSaleDocument)
  const wanted = searchParams.get('location')
  const location = pointsOfSale.find(({ id }) => id === wanted) ?? pointsOfSale[0]
  if (!location) throw redirect('/')
  const asked: Method = searchParams.get('method') === 'delivery' ? 'DELIVERY' : 'PICKUP'
  const method = location.methods.includes(asked) ? asked : (location.methods[0] ?? 'PICKUP')
  const day = searchParams.get('from') ?? ''
  const from = /^\d{4}-\d\d-\d\d$/.test(day) ? day : localTime(new Date(), location.timeZone).day
  const { slotCalendar } = await adminQuery(context, SlotCalendarDocument, {
    locationId: location.id,
    method,
    from,
  })
  return { locations: pointsOfSale, calendar: slotCalendar, method }
}
