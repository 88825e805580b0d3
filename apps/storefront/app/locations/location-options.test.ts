import { describe, expect, it } from 'vitest'
import type { SelectableLocationFragment } from '../generated/graphql.ts'
import { distanceLabel, locationOption } from './location-options.ts'

const terreaux: SelectableLocationFragment = {
  id: 5,
  title: 'Nori & Riz Terreaux',
  enable_pickup: true,
  enable_delivery: false,
  store_code: 'lyon_terreaux_fr',
  root_category_id: 9,
  message: 'Par la cour.',
  message_css: null,
  tags: ['lyon'],
  timezone: 'Europe/Paris',
  distance: null,
  min_order: { value: 18 },
  marker: {
    is_visible: true,
    address: '5 rue de la Platière',
    cp: '69001',
    city: 'Lyon',
    country_code: 'FR',
    coordinates: { lat: 45.767, lng: 4.833 },
  },
}
describe('a place to choose from', () => {
  it('cannot be chosen in a mode that it does not offer, and says so', () => {
    expect(locationOption({ location: terreaux, distance: 1.94 }, 'delivery', 'fr')).toMatchObject({
      isAvailable: false,
      minimumOrder: 1800,
      distance: expect.stringMatching(/^1,9\s?km$/),
    })
    expect(locationOption({ location: terreaux }, 'pickup', 'fr')).toMatchObject({
      isAvailable: true,
      onlyMethod: 'pickup',
      minimumOrder: 0,
      message: 'Par la cour.',
    })
  })

  it('keeps the classes of its message that are names', () => {
    const classOf = (message_css: string | null, message: string | null = 'Travaux.') =>
      locationOption({ location: { ...terreaux, message, message_css } }, 'pickup', 'fr').messageClass
    expect(classOf('notice  loud')).toBe('notice loud')
    expect(classOf('notice" onclick="x 3d')).toBeUndefined()
    expect(classOf(null)).toBeUndefined()
    expect(classOf('notice', null)).toBeUndefined()
  })

  it.each([
    [0.02, /^50\s?m$/],
    [0.61, /^600\s?m$/],
    [9.96, /^10\s?km$/],
    [31.4, /^31\s?km$/],
  ])('%s km away reads as one says it', (kilometres, words) => {
    expect(distanceLabel(kilometres, 'fr')).toMatch(words)
  })
})
