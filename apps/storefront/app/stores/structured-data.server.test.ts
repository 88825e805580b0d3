import { describe, expect, it } from 'vitest'
import type { Seo } from '../platform/seo.ts'
import { testSite } from '../platform/test-scope.fixture.ts'
import { structuredDataErrors } from '../platform/structured-data.fixture.ts'
import type { Store } from './store.server.ts'
import { storeData } from './structured-data.server.ts'

const site = testSite({ features: { perishable: true } })
const seo = { description: 'Rue Saint-Maur' } as Seo
const store: Store = {
  identifier: 'saint-maur',
  title: 'Paris Saint-Maur',
  to: '/fr/points-de-vente/saint-maur',
  street: '1 rue Saint-Maur',
  postcode: '75011',
  city: 'Paris',
  country: 'FR',
  latitude: 48.86,
  longitude: 2.38,
  services: [],
  landmarks: [],
  tags: [],
  hours: {
    week: [[], [{ opens: '11:00', closes: '24:00' }]],
    closures: [],
    special: [],
    timeZone: 'Europe/Paris',
  },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Noël' }],
  sells: true,
}

describe('what search engines are told of a point of sale', () => {
  it('has the address, the opening hours and the closures', () => {
    const facts = {
      store,
      seo,
      marker: { phone: '+33100000000' },
      crumbs: [{ label: 'Paris' }],
      picture: undefined,
    }
    const data = storeData(facts, { publicUrl: 'https://shop.test', site })
    expect(structuredDataErrors(data)).toEqual([])
    expect(data[0]).toMatchObject({
      url: 'https://shop.test/fr/points-de-vente/saint-maur',
      openingHoursSpecification: [
        { dayOfWeek: 'Tuesday', opens: '11:00', closes: '23:59' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
      ],
    })
  })
})
