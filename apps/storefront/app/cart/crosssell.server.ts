import type { RouterContextProvider } from 'react-router'
import { cardOf, type Card } from '../catalogue/card.ts'
import { CrosssellCardsDocument, CrosssellDocument } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { visitor } from '../platform/visitor.server.ts'

const MAX_CROSS_SELLS = 4

/**
 * Cross-sells of the cart's products without items in the cart or out of stock (decisions D-12). Empty when the API
 * fails, because the cart works without them.
 */
export async function crosssellCards(
  context: Readonly<RouterContextProvider>,
  cartId: string,
): Promise<Card[]> {
  try {
    const { query } = commerce(context)
    const { crosssellProducts } = await query(CrosssellDocument, { cartId })
    const skus = crosssellProducts.map(({ sku }) => sku).slice(0, MAX_CROSS_SELLS)
    if (skus.length === 0) return []
    const [{ products }, audience] = await Promise.all([
      query(CrosssellCardsDocument, { skus }),
      visitor(context),
    ])
    const cards = (products?.items ?? []).flatMap((one) => (one ? [cardOf(one, audience)] : []))
    const salable = skus.flatMap(
      (sku) => cards.find((card) => card.sku === sku && card.stock.state !== 'out') ?? [],
    )
    // A single card looks forgotten.
    return salable.length > 1 ? salable : []
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return []
  }
}
