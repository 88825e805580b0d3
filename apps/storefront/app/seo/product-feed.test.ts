import { describe, expect, it } from 'vitest'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { feedItems, type FeedProduct } from './feed-items.ts'
import { feedEntry, productFeed } from './feed-xml.ts'
import { loader } from './product-feed.ts'

const site = testSite({
  brand: 'Boutique',
  features: {},
  shipping: [{ priceInclTax: 990, freeFromInclTax: 15_000 }],
  delivery: { cutOffHour: 14, workingDays: 2, holidays: [] },
})
const scope = { site, language: 'fr', publicUrl: 'https://shop.test' } as const

const priceOf = (value: number, highest = value) => ({
  price_visible: true,
  tax_rate: 20,
  price_range: {
    minimum_price: { final_price: { value }, regular_price: { value } },
    maximum_price: { final_price: { value: highest } },
  },
})
const picture = {
  sizes: [{ width: 900, webp: 'https://api.test/media/a.webp', avif: 'https://api.test/media/a.avif' }],
}

function product(changes: object = {}): FeedProduct {
  return {
    type: 'SimpleProduct',
    sku: 'C-1',
    name: 'Carafe & bouchon',
    canonical_path: 'carafe.html',
    is_in_stock: true,
    ...priceOf(49),
    optimized_images: [picture],
    processed_metadata: { description: 'En verre' },
    categories: [
      { name: 'Table', level: 2 },
      { name: 'Carafes', level: 3, breadcrumbs: [{ category_name: 'Table' }] },
    ],
    ...changes,
  } as unknown as FeedProduct
}

describe('feedItems', () => {
  it('has price, URL, images and shipping cost of a product', () => {
    expect(feedItems(product(), scope)).toEqual([
      expect.objectContaining({
        sku: 'C-1',
        price: 4900,
        link: 'https://shop.test/fr/carafe.html',
        images: ['https://shop.test/media/a.webp'],
        path: ['Table', 'Carafes'],
        inStock: true,
        delivery: 990,
      }),
    ])
  })

  it('has the sale price of a reduced product', () => {
    const [item] = feedItems(product({ lowest_price_30_days: { value: 60 } }), scope)
    expect(item).toMatchObject({ price: 6000, salePrice: 4900 })
  })

  it('has the price of the lot', () => {
    const [item] = feedItems(product({ colisage_b2c: 6 }), scope)
    expect(item).toMatchObject({ price: 29_400, lot: 6, delivery: 0 })
  })

  it.each([
    ['with a price on request', { price_visible: false }],
    ['without a page', { canonical_path: null }],
    ['without an image', { optimized_images: [] }],
    ['with bundle options', { type: 'BundleProduct' }],
    ['with a price range', priceOf(49, 90)],
  ])('is empty for a product %s', (_which, changes) => {
    expect(feedItems(product(changes), scope)).toEqual([])
  })

  it('has each variant with a URL that selects it', () => {
    const variant = (sku: string, uid: string, price: object) => ({
      attributes: [{ code: 'aay_color', label: 'Or', uid }],
      product: { sku, name: `Carafe ${sku}`, is_in_stock: false, ...price },
    })
    const variants = [
      variant('A', 'u1', priceOf(10)),
      variant('B', 'u2', { ...priceOf(20), price_visible: false }),
    ]
    expect(feedItems(product({ type: 'ConfigurableProduct', variants }), scope)).toEqual([
      expect.objectContaining({
        sku: 'A',
        group: 'C-1',
        colour: 'Or',
        price: 1000,
        inStock: false,
        link: 'https://shop.test/fr/carafe.html?option%3Aaay_color=u1',
      }),
    ])
  })
})

describe('productFeed', () => {
  it('writes amounts with currency and escapes text', () => {
    const items = feedItems(product(), scope)
    const shop = {
      brand: 'B',
      link: 'https://shop.test/fr',
      description: 'D',
      currency: 'EUR',
      country: 'FR',
    }
    const entries = items.map((item) => feedEntry(item, shop))
    const xml = productFeed(shop, entries)
    expect(xml).toContain('<g:title>Carafe &amp; bouchon</g:title>')
    expect(xml).toContain('<g:price>49.00 EUR</g:price>')
    expect(xml).toContain('<g:product_type>Table &gt; Carafes</g:product_type>')
    expect(xml).toContain('<g:shipping><g:country>FR</g:country><g:price>9.90 EUR</g:price></g:shipping>')
    expect(xml).not.toContain('sale_price')
  })
})

it('is made for each currency, also at the same time', async () => {
  const asked: (string | undefined)[] = []
  const feedIn = async (currency: string) => {
    const context = testContext({
      site: testSite({ currency, currencies: ['EUR', 'CHF'] }),
      transport: async ({ headers }) => {
        asked.push(headers['content-currency'])
        return { status: 200, headers: {}, body: '{"data":{"products":{"items":[],"total_count":0}}}' }
      },
    })
    const url = new URL('https://shop.test/fr/products.xml')
    await loader({ context, url, request: new Request(url), params: {}, pattern: '' })
  }
  await Promise.all([feedIn('EUR'), feedIn('EUR'), feedIn('CHF')])
  expect(asked).toEqual([undefined, 'CHF'])
})
