// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { ProductReviewsData, ReviewView } from './product-reviews.server.ts'
import { ReviewInvitation } from './review-section.tsx'
import { Reviews } from './reviews.tsx'

const review: ReviewView = {
  id: '1',
  nickname: 'Ada',
  summary: 'Silencieuse',
  text: 'On ne l’entend pas.\nTrès bien.',
  day: '2 novembre 2026',
  at: '2026-11-02T10:00:00Z',
  stars: 5,
  ratings: [],
  pictures: [],
  isVerified: true,
}
const two: ProductReviewsData = {
  count: 2,
  average: 3.5,
  distribution: [5, 4, 3, 2, 1].map((stars) => {
    const count = stars === 5 || stars === 2 ? 1 : 0
    return { stars, count, percent: count * 50 }
  }),
  ratings: [],
  ownLanguage: 'français',
  query: { page: 1, sort: 'newest' },
  pages: 1,
  items: [
    review,
    {
      ...review,
      id: '2',
      nickname: 'Rita',
      summary: 'Rumorosa',
      stars: 2,
      isVerified: false,
      original: { code: 'it', name: 'italien' },
      answer: { text: 'Ci dispiace.', day: '3 novembre 2026' },
    },
  ],
  guests: false,
}

function shown(reviews: ProductReviewsData) {
  show(<Reviews reviews={reviews} path="/fr/clair.html" write="/fr/avis/A" />)
}

function show(element: ReactElement) {
  const shop = { language: 'fr', brand: 'Vasque' }
  renderRoutes([{ id: 'root', path: '/', element }], { root: shop })
}

const linkNamed = (name: string) => screen.getByRole('link', { name })
const hrefOf = (name: string) => linkNamed(name).getAttribute('href')

describe('the reviews of a product', () => {
  it('are an honest invitation where there are none', () => {
    show(<ReviewInvitation name="Clair" write="/fr/avis/A" />)
    expect(screen.getByText(m.review_none())).toBeTruthy()
    expect(hrefOf(m.review_write())).toBe('/fr/avis/A')
    expect(screen.queryByText(m.review_policy_title())).toBeNull()
    expect(screen.queryByText(m.review_of_five({ stars: '0' }))).toBeNull()
  })

  it('say the average in words, and link to the reviews with so many stars', () => {
    shown(two)
    expect(screen.getByText(m.review_of_five({ stars: '3,5' }))).toBeTruthy()
    expect(hrefOf(m.review_stars({ count: 5 }))).toBe('/fr/clair.html?review_stars=5#reviews')
    expect(screen.queryByRole('link', { name: m.review_stars({ count: 4 }) })).toBeNull()
  })

  it('note the language of the original, buyers and the answer of the shop', () => {
    shown(two)
    const [own, other] = screen.getAllByRole('article')
    if (!own || !other) throw new Error('There are two reviews.')
    expect(within(own).getByText(m.review_verified())).toBeTruthy()
    expect(within(own).queryByText(m.review_written_in({ language: 'italien' }))).toBeNull()
    expect(within(other).queryByText(m.review_verified())).toBeNull()
    expect(within(other).getByText(m.review_written_in({ language: 'italien' }))).toBeTruthy()
    expect(within(other).getByRole('heading', { name: 'Rumorosa' }).getAttribute('lang')).toBe('it')
    expect(within(other).getByText(m.review_answer({ brand: 'Vasque' }))).toBeTruthy()
    expect(within(other).getByText('Ci dispiace.')).toBeTruthy()
  })

  it('show their pictures, named by who took them', () => {
    const thumb = { alt: '', src: '/media/a-320.webp', avif: '', webp: '', width: 320, height: 160 }
    shown({ ...two, count: 1, items: [{ ...review, pictures: [{ thumb, full: '/media/a-1280.webp' }] }] })
    const picture = screen.getByRole('img', { name: m.review_picture_by({ number: 1, name: 'Ada' }) })
    expect(picture.closest('a')?.getAttribute('href')).toBe('/media/a-1280.webp')
  })

  it('are sorted and filtered by links, and a filter can be taken away', () => {
    shown({ ...two, query: { page: 1, sort: 'highest', stars: 2 } })
    expect(linkNamed(m.review_sort_highest()).getAttribute('aria-current')).toBe('true')
    expect(hrefOf(m.review_language_only({ language: 'français' }))).toBe(
      '/fr/clair.html?review_language=fr#reviews',
    )
    expect(linkNamed(m.review_filter_clear())).toBeTruthy()
  })

  it('have no filters where the server tells no figures', () => {
    shown({ ...two, distribution: [], ownLanguage: undefined })
    expect(screen.queryByRole('navigation', { name: m.review_sort() })).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
