import { describe, expect, it } from 'vitest'
import type { Card } from '../catalogue/card.ts'
import { testSite } from '../platform/test-scope.fixture.ts'
import { structuredDataErrors } from '../platform/structured-data.fixture.ts'
import { productData } from './structured-data.server.ts'
import type { ProductReviewsData, ReviewView } from '../reviews/product-reviews.server.ts'
import type { Variant } from './variants.ts'

const site = testSite({
  brand: 'Boutique',
  features: {},
  shipping: [{ priceInclTax: 990, freeFromInclTax: 15_000 }],
  delivery: { cutOffHour: 14, workingDays: 2, holidays: [] },
})

const priced = (amount: number) => ({ amount, tax: 'incl' as const, from: false })
const card: Card = {
  sku: 'C-1',
  name: 'Carafe',
  path: 'carafe.html',
  price: priced(4900),
  stock: { state: 'in' },
  isNew: false,
  simple: true,
}
const picture = {
  alt: '',
  src: '/a.webp',
  avif: '',
  webp: '',
  width: 1,
  height: 1,
  full: '/media/a.webp',
  thumb: '',
}

type Changes = {
  card?: Partial<Card>
  variants?: readonly Variant[]
  isVirtual?: boolean
  reviews?: ProductReviewsData
}

function dataOf(changes: Changes = {}) {
  const page = {
    path: '/fr/carafe.html',
    card: { ...card, ...changes.card },
    variants: [...(changes.variants ?? [])],
    specs: { attributes: [{ label: 'Matière', value: 'verre' }] },
    pictures: [picture],
    crumbs: [{ label: 'Boutique', to: '/fr/particuliers' }, { label: 'Carafe' }],
    isVirtual: changes.isVirtual ?? false,
    reviews: changes.reviews,
    seo: { description: 'Une carafe' },
  }
  const data = productData(page, { site, publicUrl: 'https://shop.test' })
  expect(structuredDataErrors(data)).toEqual([])
  return data[0]
}

describe('productData', () => {
  it('has price, availability and shipping cost', () => {
    expect(dataOf()).toMatchObject({
      image: ['https://shop.test/media/a.webp'],
      offers: {
        price: '49.00',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.test/fr/carafe.html',
        shippingDetails: { shippingRate: { value: '9.90' } },
      },
    })
  })

  it('has free shipping above its threshold, and none for virtual products', () => {
    expect(dataOf({ card: { price: priced(15_000) } })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    })
    expect(dataOf({ isVirtual: true })).not.toHaveProperty('offers.shippingDetails')
  })

  it('has the price of the lot, as the product feed does', () => {
    const lot = { ...priced(4680), lot: { size: 6, piece: 780 } }
    expect(dataOf({ card: { price: lot } })).toMatchObject({ offers: { price: '46.80' } })
    const variants: Variant[] = [{ sku: 'A', choice: {}, price: lot, stock: { state: 'in' } }]
    expect(dataOf({ variants })).toMatchObject({ offers: { lowPrice: '46.80', highPrice: '46.80' } })
  })

  it('has the average and the shown reviews, and nothing of reviews without stars', () => {
    const review: ReviewView = {
      id: '1',
      nickname: 'Ada',
      summary: 'Bien',
      text: 'Silencieuse.',
      day: '2 novembre 2026',
      at: '2026-11-02T10:00:00Z',
      stars: 4.5,
      ratings: [],
      pictures: [],
      isVerified: true,
    }
    const reviews: ProductReviewsData = {
      count: 12,
      average: 4.4,
      distribution: [],
      ratings: [],
      query: { page: 1, sort: 'newest' },
      pages: 3,
      items: [review, { ...review, id: '2', stars: 0 }],
      guests: false,
    }
    expect(dataOf({ reviews })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 12, bestRating: 5 },
      review: [
        {
          name: 'Bien',
          datePublished: '2026-11-02',
          author: { name: 'Ada' },
          reviewRating: { '@type': 'Rating', ratingValue: 4.5 },
        },
      ],
    })
    expect(dataOf({ reviews: { ...reviews, count: 0, average: 0, items: [] } })).not.toHaveProperty(
      'aggregateRating',
    )
    expect(dataOf()).not.toHaveProperty('review')
  })

  it('has no offer for a price on request', () => {
    expect(dataOf({ card: { price: undefined } })).not.toHaveProperty('offers')
  })

  it('has the price range of its variants, and is in stock when one is', () => {
    const variants: Variant[] = [
      { sku: 'A', choice: {}, price: priced(1000), stock: { state: 'out' } },
      { sku: 'B', choice: {}, price: priced(2000), stock: { state: 'in' } },
      { sku: 'C', choice: {}, stock: { state: 'in' } },
    ]
    expect(dataOf({ variants })).toMatchObject({
      offers: {
        lowPrice: '10.00',
        highPrice: '20.00',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
      },
    })
  })
})
