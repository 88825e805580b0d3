import { describe, expect, it } from 'vitest'
import type { ProductReviewsFragment } from '../generated/graphql.ts'
import { storeSettings, testContext } from '../platform/test-scope.fixture.ts'
import { productReviews } from './product-reviews.server.ts'

const withReviews = {
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  product_review_pictures: 4,
}
const query = { page: 1, sort: 'newest' } as const

const context = (settings = withReviews) => testContext({ sharedResponses: storeSettings(settings) })

const review = {
  uid: 'MQ==',
  nickname: 'Ada',
  summary: 'Bien',
  text: 'Silencieuse.',
  created_at: '2026-11-02 10:00:00',
  average_rating: 90,
  ratings_breakdown: [{ name: 'Qualité', value: '5' }],
  language: 'fr',
  verified_buyer: true,
  answer: null,
  pictures: null,
}
const product: ProductReviewsFragment = {
  rating_summary: 87,
  review_count: 3,
  review_overview: {
    count: 3,
    average: 4.4,
    distribution: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ],
    ratings: [],
    languages: [
      { code: 'fr', count: 1 },
      { code: 'it', count: 2 },
    ],
  },
  reviews: { items: [review, { ...review, language: 'it' }], page_info: { current_page: 1, total_pages: 1 } },
}

describe('the reviews of a product page', () => {
  it('are none on a website without reviews', async () => {
    const without = context({ ...withReviews, product_reviews_enabled: '0' })
    expect(await productReviews(without, product, query)).toBeUndefined()
  })

  it('have shares that sum to 100, and the language of the original where it is another one', async () => {
    const page = await productReviews(context(), product, query)
    expect(page).toMatchObject({ count: 3, average: 4.4, ownLanguage: 'français', guests: true })
    expect(page?.distribution.map(({ percent }) => percent)).toEqual([67, 33, 0, 0, 0])
    expect(page?.items.map(({ original, stars }) => [original?.name, stars])).toEqual([
      [undefined, 4.5],
      ['italien', 4.5],
    ])
    expect(page?.items[0]).toMatchObject({ at: '2026-11-02T10:00:00Z', day: '2 novembre 2026' })
  })

  it('have thumbnails of their pictures, which lead to the largest size', async () => {
    const sizes = [320, 640].map((width) => ({
      width,
      avif: `https://shop.test/media/a-${width}.avif`,
      webp: `https://shop.test/media/a-${width}.webp`,
    }))
    const picture = { label: null, colour: '#a4824c', width: 1600, height: 800, sizes }
    const items = [{ ...review, pictures: [picture] }]
    const page = await productReviews(
      context(),
      { ...product, reviews: { ...product.reviews, items } },
      query,
    )
    expect(page?.items[0]?.pictures).toMatchObject([
      { thumb: { src: '/media/a-320.webp', width: 320, height: 160 }, full: '/media/a-640.webp' },
    ])
  })

  it('come from Magento’s own fields where the API has no others', async () => {
    const { uid: _uid, language: _language, ...plain } = review
    const page = await productReviews(
      context(),
      {
        ...product,
        review_overview: null,
        reviews: {
          ...product.reviews,
          items: [{ ...plain, uid: null, language: null, verified_buyer: null }],
        },
      },
      query,
    )
    expect(page).toMatchObject({ count: 3, average: 4.4, distribution: [], ownLanguage: undefined })
    expect(page?.items).toMatchObject([{ isVerified: false, original: undefined }])
  })
})
