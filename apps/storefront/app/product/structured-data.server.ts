import { decimalText, type Cents } from '@comptoir/rules/money'
import type { StockView } from '../catalogue/card.ts'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { needsLocation } from '../platform/needs-location.ts'
import type { RequestScope } from '../platform/scope.ts'
import { firstFlatRate } from '../platform/flat-shipping.ts'
import { CONTEXT } from '../platform/structured-data.ts'
import type { Site } from '../platform/site.ts'
import type { ProductPageData } from './product.server.ts'
import { reviewData } from '../reviews/structured-data.server.ts'
import { specRows } from './spec-rows.ts'

type OfferedPage = Pick<
  ProductPageData,
  'path' | 'card' | 'variants' | 'specs' | 'pictures' | 'crumbs' | 'isVirtual' | 'reviews'
> &
  Partial<Pick<ProductPageData, 'views'>> & { readonly seo: Pick<ProductPageData['seo'], 'description'> }

/** schema.org Product and BreadcrumbList; no offer for a price on request (decisions E-2). */
export function productData(page: OfferedPage, scope: Pick<RequestScope, 'publicUrl' | 'site'>): object[] {
  const { card } = page
  const { publicUrl, site } = scope
  const offers = offersOf(page, scope)
  const product = {
    '@context': CONTEXT,
    '@type': 'Product',
    name: card.name,
    sku: card.sku,
    url: publicUrl + page.path,
    brand: { '@type': 'Brand', name: site.brand },
    description: page.seo.description,
    image: page.pictures.map(({ full }) => publicUrl + full),
    ...videoData(page, publicUrl),
    additionalProperty: specRows(page).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    ...(offers && { offers }),
    ...reviewData(page.reviews),
  }
  return [product, breadcrumbData(page.crumbs, publicUrl)]
}

/** schema.org VideoObject of the videos that are files of the shop; others belong to their hosts' pages. */
function videoData({ views = [] }: OfferedPage, publicUrl: string): object {
  const videos = views.flatMap((view) =>
    view.kind === 'video' && view.video.kind === 'own'
      ? [
          {
            '@type': 'VideoObject',
            name: view.label,
            description: view.description || view.label,
            thumbnailUrl: publicUrl + view.poster.src,
            contentUrl: publicUrl + view.video.src,
            ...(view.since && { uploadDate: view.since }),
          },
        ]
      : [],
  )
  return videos.length > 0 ? { subjectOf: videos } : {}
}

/** An Offer, or the AggregateOffer of the variants; for a lot the price of the lot. */
function offersOf(page: OfferedPage, { publicUrl, site }: Pick<RequestScope, 'publicUrl' | 'site'>) {
  const { card, variants } = page
  const decimal = (cents: number) => decimalText(cents, site.currency)
  const url = publicUrl + page.path
  const priced = variants.flatMap(({ price, stock }) => (price ? [{ price, stock }] : []))
  if (!card.price) return undefined
  if (priced.length === 0)
    return {
      '@type': 'Offer',
      url,
      ...termsOf(card.stock, site),
      price: decimal(card.price.amount),
      seller: { '@type': 'Organization', name: site.brand },
      ...deliveryOf(page, site, card.price.amount),
    }
  const amounts = priced.map(({ price }) => price.amount)
  const isSalable = priced.some(({ stock }) => stock.state !== 'out')
  return {
    '@type': 'AggregateOffer',
    url,
    ...termsOf(isSalable ? card.stock : { state: 'out' }, site),
    lowPrice: decimal(Math.min(...amounts)),
    highPrice: decimal(Math.max(...amounts)),
    offerCount: priced.length,
  }
}

/** Shipping cost when it is the same in the whole country (decisions F-1). */
function deliveryOf({ isVirtual }: OfferedPage, site: Site, goods: Cents) {
  const { currency, defaultCountry, delivery } = site
  const price = firstFlatRate(site, goods)
  if (price === undefined || !delivery || isVirtual || needsLocation(site)) return {}
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: defaultCountry },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: decimalText(price, currency),
        currency,
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(1, delivery.workingDays),
      },
    },
  }
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const AVAILABILITY = {
  in: 'InStock',
  low: 'LimitedAvailability',
  made_to_order: 'MadeToOrder',
  out: 'OutOfStock',
} as const

const termsOf = ({ state }: StockView, { currency }: Site) => ({
  priceCurrency: currency,
  availability: `${CONTEXT}/${AVAILABILITY[state]}`,
  itemCondition: `${CONTEXT}/NewCondition`,
})
