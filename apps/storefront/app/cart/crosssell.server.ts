import type { RouterContextProvider } from 'react-router'
import { cardOf, type Card } from '../catalogue/card.ts'
import { CrosssellCardsDocument, CrosssellDocument } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { visitor } from '../platform/visitor.server.ts'

const MOST_PROPOSED = 4

/**
 * What goes with the products of a cart: nothing that is in it or sold out (decisions D-12). None when it cannot be
 * found, for the cart is there without.
 */
export async function crosssellCards(
  context: Readonly<RouterContextProvider>,
  cartId: string,
): Promise<Card[]> {
  try {
    const { query } = commerce(context)
    const { crosssellProducts } = await query(CrosssellDocument, { cartId })
    const skus = crosssellProducts.map(({ sku }) => sku).slice(0, MOST_PROPOSED)
    if (skus.length === 0) return []
    const [{ products }, { kind }] = await Promise.all([
      query(CrosssellCardsDocument, { skus }),
      visitor(context),
    ])
    const cards = (products?.items ?? []).flatMap((one) =>
      one ? [cardOf(one, { kind, display: kind })] : [],
    )
    return skus.flatMap((sku) => cards.find((card) => card.sku === sku && card.stock.state !== 'out') ?? [])
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return []
  }
}
