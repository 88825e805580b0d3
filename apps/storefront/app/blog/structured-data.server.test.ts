import { describe, expect, it } from 'vitest'
import type { Seo } from '../platform/seo.ts'
import { testScope, testSite } from '../platform/test-scope.fixture.ts'
import { structuredDataErrors } from '../platform/structured-data.fixture.ts'
import type { PostCard } from './post-card.ts'
import { postData } from './structured-data.server.ts'

const address = 'https://shop.test/fr/blog/portes-ouvertes'
const scope = testScope({ site: testSite({ brand: 'Boutique' }) })
const seo: Seo = {
  title: 'Portes ouvertes',
  description: 'Venez',
  canonical: address,
  alternates: [],
  noindex: false,
  social: [],
}
const picture = { alt: '', src: '/media/a.webp', avif: '', webp: '', width: 2, height: 1 }
const card: PostCard = {
  to: '/fr/blog/portes-ouvertes',
  title: 'Portes ouvertes',
  text: '',
  published: '2026-11-02T08:00:00Z',
  day: '2 novembre',
  categories: [],
  picture,
  event: { when: { type: 'start', day: '5 décembre 2026', time: '9 h 30' }, isPast: false, where: 'Annecy' },
}
const crumbs = [{ label: 'Blog', to: '/fr/blog' }, { label: 'Portes ouvertes' }]

describe('postData', () => {
  it('has author and date; the shop is the author of an unsigned post', () => {
    const [signed] = postData({ card, seo, crumbs, author: 'Claire', event: undefined }, scope)
    const [unsigned] = postData({ card, seo, crumbs, author: undefined, event: undefined }, scope)
    expect(structuredDataErrors([signed, unsigned])).toEqual([])
    expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Claire' }, url: address })
    expect(unsigned).toMatchObject({ author: { '@type': 'Organization', name: 'Boutique' } })
  })

  it('has the date and place of an event', () => {
    const event = { start: '2026-12-05 09:00:00', end: null }
    const data = postData({ card, seo, crumbs, author: 'Claire', event }, scope)
    expect(structuredDataErrors(data)).toEqual([])
    expect(data[1]).toMatchObject({ startDate: '2026-12-05T09:00:00Z', location: { name: 'Annecy' } })
  })
})
