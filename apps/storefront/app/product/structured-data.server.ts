import type { Cents } from '@comptoir/rules/money'
import type { StockView } from '../catalogue/card.ts'
import { breadcrumbData, CONTEXT } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import { pieceOf } from './composition.ts'
import type { ProductPageData } from './product.server.ts'

/** Product and BreadcrumbList of schema.org; no offer where the price is on request (decisions E-2). */
export function productData(page: ProductPageData, { publicUrl, site }: RequestScope): object[] {
  const { card, specs } = page
  const offers = offersOf(page, publicUrl + page.path)
  const product = {
    '@context': CONTEXT,
    '@type': 'Product',
    name: card.name,
    sku: card.sku,
    url: publicUrl + page.path,
    brand: { '@type': 'Brand', name: site.brand },
    description: page.seo.description,
    image: page.pictures.map(({ full }) => publicUrl + full),
    additionalProperty: specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ...(offers && { offers }),
  }
  return [product, breadcrumbData(page.crumbs, publicUrl)]
}

/** One offer, or the span of those that a choice leads to. */
function offersOf({ card, variants }: ProductPageData, url: string) {
  const priced = variants.flatMap(({ price, stock }) => (price ? [{ price, stock }] : []))
  if (!card.price) return undefined
  if (priced.length === 0)
    return { '@type': 'Offer', url, ...termsOf(card.stock), price: decimal(pieceOf(card.price)) }
  const amounts = priced.map(({ price }) => pieceOf(price))
  const isSalable = priced.some(({ stock }) => stock.state !== 'out')
  return {
    '@type': 'AggregateOffer',
    url,
    ...termsOf(isSalable ? card.stock : { state: 'out' }),
    lowPrice: decimal(Math.min(...amounts)),
    highPrice: decimal(Math.max(...amounts)),
    offerCount: priced.length,
  }
}

const AVAILABILITY = {
  in: 'InStock',
  low: 'LimitedAvailability',
  made_to_order: 'MadeToOrder',
  out: 'OutOfStock',
} as const

const termsOf = ({ state }: StockView) => ({
  priceCurrency: 'EUR',
  availability: `${CONTEXT}/${AVAILABILITY[state]}`,
  itemCondition: `${CONTEXT}/NewCondition`,
})

const decimal = (cents: Cents) => (cents / 100).toFixed(2)
