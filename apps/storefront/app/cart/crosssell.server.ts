import type { RouterContextProvider } from 'react-router'
import type { Card } from '../catalogue/card.ts'
import { cardsOf } from '../catalogue/cards.server.ts'
import { CrosssellDocument } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'

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
    const { crosssellProducts } = await commerce(context).query(CrosssellDocument, { cartId })
    const skus = crosssellProducts.map(({ sku }) => sku).slice(0, MAX_CROSS_SELLS)
    const salable = (await cardsOf(context, skus)).filter(({ stock }) => stock.state !== 'out')
    // A single card looks forgotten.
    return salable.length > 1 ? salable : []
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return []
  }
}
