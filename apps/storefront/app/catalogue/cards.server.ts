import type { RouterContextProvider } from 'react-router'
import { CardsDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { cardOf, type Card } from './card.ts'

/** Cards of a dozen products at most, in the order of the SKUs, without those that the shop does not show. */
export async function cardsOf(
  context: Readonly<RouterContextProvider>,
  skus: readonly string[],
): Promise<Card[]> {
  if (skus.length === 0) return []
  const [{ products }, audience] = await Promise.all([
    commerce(context).query(CardsDocument, { skus: [...skus] }),
    visitor(context),
  ])
  const cards = (products?.items ?? []).flatMap((one) => (one ? [cardOf(one, audience)] : []))
  return skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? [])
}
