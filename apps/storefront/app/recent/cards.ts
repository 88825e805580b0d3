import { MOST_VIEWED } from '@comptoir/rules/recently-viewed'
import { cardsOf } from '../catalogue/cards.server.ts'
import { notFound } from '../content/page.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/cards'

/** Cards of the products that a device remembers, as JSON; nothing about the request is kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(scopeContext).site.features['recentlyViewed']) throw await notFound(context)
  const skus = new URL(request.url).searchParams.getAll('sku').slice(0, MOST_VIEWED)
  const cards = await cardsOf(context, [...new Set(skus)])
  return Response.json(cards, { headers: { 'x-robots-tag': 'noindex' } })
}
