import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { Route } from './+types/order-progress'
import { guestProgressOf, renewGuestAccess } from './guest-access.server.ts'
import { BY_LINK, progressKey, type ProgressAnswer } from './order-progress-view.ts'
import { progressOf } from './orders.server.ts'

/**
 * How far an order is, for its open page, which loads again when the answer changes. 404 for those who may not see the
 * order: also when the link that another page of the browser opened is for another one.
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const isByLink = new URL(request.url).searchParams.has(BY_LINK)
  const found = isByLink
    ? await guestProgressOf(context, params.number)
    : (await visitor(context)).signedIn
      ? await progressOf(context, params.number)
      : undefined
  context.get(scopeContext).page.isCacheable = false
  if (!found) return new Response(null, { status: 404, headers: HEADERS })
  if (isByLink) renewGuestAccess(context)
  return Response.json({ key: progressKey(found) } satisfies ProgressAnswer, { headers: HEADERS })
}

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
