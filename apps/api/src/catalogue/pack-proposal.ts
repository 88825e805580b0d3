import type { BasisPoints } from '@comptoir/rules/money'
import { packQuantity, type PackItem } from '@comptoir/rules/pack'
import { lotSize } from '@comptoir/rules/quantity'
import type { PriceAudience } from '@comptoir/rules/visitor'
import type { Store } from '../stores/index.ts'
import { isPriceVisible } from './price-visibility.ts'
import { displayTaxRate, ownPrice, priceQuery, shownPrice } from './pricing.ts'
import { isInStock, type Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'

/** Who a pack is proposed to, and below which root category. */
type ProposedTo = { audience: PriceAudience; rootId: number }

/** What a grouped product proposes of its items: those that an audience can buy, in whole lots, with their tax rates. */
export function packProposal(
  snapshot: Snapshot,
  pack: Product,
  store: Store,
  { audience, rootId }: ProposedTo,
): (PackItem & { taxRate: BasisPoints })[] {
  const { visitorKind, priceDisplay } = audience
  return pack.groupedItems.flatMap(({ product, quantity: wanted }) => {
    if (!product.isEnabled || !isInStock(product)) return []
    if (!isPriceVisible(snapshot, product, visitorKind, rootId)) return []
    const lot = lotSize(visitorKind, { colisage_b2b: product.lotB2b, colisage_b2c: product.lotB2c })
    const quantity = packQuantity(wanted, { min: product.stock.minSaleQty, lot })
    const price = ownPrice(product, store, priceQuery(snapshot, audience, Math.max(1, quantity)))
    if (!price || quantity === 0) return []
    const taxRate = displayTaxRate(store, product.taxClass)
    const piece = shownPrice(price.final, store.website.pricesIncludeTax, taxRate, priceDisplay)
    return [{ quantity, piece, taxRate }]
  })
}
