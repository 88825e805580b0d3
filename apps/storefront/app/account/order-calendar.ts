import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { Route } from './+types/order-calendar'
import { guestCalendarOf } from './guest-access.server.ts'
import { BY_LINK } from './order-progress-view.ts'
import { calendarOf } from './orders.server.ts'

/** The appointment of an order as a file for calendars; 404 for those who may not see the order, and without one. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const isByLink = new URL(request.url).searchParams.has(BY_LINK)
  const file = isByLink
    ? await guestCalendarOf(context, params.number)
    : (await visitor(context)).signedIn
      ? await calendarOf(context, params.number)
      : undefined
  context.get(scopeContext).page.isCacheable = false
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (!file) return new Response(null, { status: 404, headers })
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${params.number.replaceAll(/[^\w-]/g, '-')}.ics"`,
    },
  })
}
