import { describe, expect, it } from 'vitest'
import type { Card } from '../catalogue/card.ts'
import type { Site } from '../platform/site.ts'
import { faultsOf } from '../platform/structured-data.fixture.ts'
import { productData } from './structured-data.server.ts'
import type { Variant } from './variants.ts'

const site = {
  brand: 'Boutique',
  features: {},
  shipping: [{ priceInclTax: 990, freeFromInclTax: 15_000 }],
  delivery: { cutOffHour: 14, workingDays: 2 },
} as unknown as Site

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

function dataOf(changes: { card?: Partial<Card>; variants?: readonly Variant[]; isVirtual?: boolean } = {}) {
  const page = {
    path: '/fr/carafe.html',
    card: { ...card, ...changes.card },
    variants: [...(changes.variants ?? [])],
    specs: [{ label: 'Matière', value: 'verre' }],
    pictures: [{ ...picture, place: '1 / 1' }],
    crumbs: [{ label: 'Boutique', to: '/fr/particuliers' }, { label: 'Carafe' }],
    isVirtual: changes.isVirtual ?? false,
    seo: { description: 'Une carafe' },
  }
  const data = productData(page, { site, publicUrl: 'https://shop.test' })
  expect(faultsOf(data)).toEqual([])
  return data[0]
}

describe('what search engines are told of a product', () => {
  it('is its price, whether it can be had, and what it costs to have it sent', () => {
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

  it('is that delivery is free from its amount on, and nothing of it for what is sent nowhere', () => {
    expect(dataOf({ card: { price: priced(15_000) } })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    })
    expect(dataOf({ isVirtual: true })).not.toHaveProperty('offers.shippingDetails')
  })

  it('is the price of the lot where pieces are sold together, as shopping ads say it', () => {
    const lot = { ...priced(4680), lot: { size: 6, piece: 780 } }
    expect(dataOf({ card: { price: lot } })).toMatchObject({ offers: { price: '46.80' } })
    const variants: Variant[] = [{ sku: 'A', choice: {}, price: lot, stock: { state: 'in' } }]
    expect(dataOf({ variants })).toMatchObject({ offers: { lowPrice: '46.80', highPrice: '46.80' } })
  })

  it('is no offer where its price is on request', () => {
    expect(dataOf({ card: { price: undefined } })).not.toHaveProperty('offers')
  })

  it('is the span of the prices of its variants, and that one of them can be had', () => {
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
