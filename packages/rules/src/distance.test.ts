import { describe, expect, test } from 'vitest'
import { distanceBetween, isPoint, placesNear } from './distance.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const lyon = { latitude: 45.764, longitude: 4.8357 }
const milan = { latitude: 45.4642, longitude: 9.19 }

describe('distance', () => {
  test.each([
    ['Paris', 'Lyon', paris, lyon, 391.5],
    ['Paris', 'Milan', paris, milan, 639.6],
    ['a place', 'itself', lyon, lyon, 0],
    ['a pole', 'the other', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, Math.PI * 6371],
  ])('from %s to %s', (_from, _to, a, b, kilometres) => {
    expect(distanceBetween(a, b)).toBeCloseTo(kilometres, 0)
    expect(distanceBetween(b, a)).toBeCloseTo(kilometres, 0)
  })

  test('takes the short way across the date line', () => {
    const west = { latitude: 0, longitude: 179.5 }
    expect(distanceBetween(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0)
  })

  test('rejects coordinates out of range', () => {
    expect(
      [paris, { latitude: 91, longitude: 0 }, { latitude: 0, longitude: Number.NaN }].map(isPoint),
    ).toEqual([true, false, false])
  })
})

describe('places near a point', () => {
  const places = [
    { name: 'Milan', point: milan },
    { name: 'nowhere', point: null },
    { name: 'Lyon', point: lyon },
    { name: 'Paris', point: paris },
  ]
  const near = (radius?: number) =>
    placesNear(places, ({ point }) => point, { latitude: 45.2, longitude: 5.72 }, radius).map(
      ({ place }) => place.name,
    )

  test('are sorted by distance, without those that have no point', () => {
    expect(near(1000)).toEqual(['Lyon', 'Milan', 'Paris'])
  })

  test('are less than 200 km away by default', () => {
    expect(near()).toEqual(['Lyon'])
  })

  test('do not include a place exactly at the radius', () => {
    const distance = distanceBetween(paris, lyon)
    const found = (radius: number) => placesNear([lyon], (place) => place, paris, radius)
    expect(found(distance)).toEqual([])
    expect(found(distance + 0.001)).toEqual([{ place: lyon, distance }])
  })
})
