import { expect, it } from 'vitest'
import { isInArea } from './delivery-area.ts'

const terreaux = { latitude: 45.7676, longitude: 4.8344 }
const northBy = (km: number) => ({ ...terreaux, latitude: terreaux.latitude + (km / 6371) * (180 / Math.PI) })
const nowhere = { postcodes: [], radiusKm: null, centre: null }
const around = { ...nowhere, radiusKm: 4.5, centre: terreaux }

it.each([
  ['a listed postcode', { ...nowhere, postcodes: ['75003'] }, { postcode: '75 003', point: null }, true],
  ['another postcode', { ...nowhere, postcodes: ['75003'] }, { postcode: '75004', point: terreaux }, false],
  ['a near point', around, { postcode: '69004', point: northBy(4.49) }, true],
  ['a point on the circle', { ...around, radiusKm: 0.000001 }, { postcode: null, point: northBy(1) }, false],
  ['a far point', around, { postcode: null, point: northBy(4.51) }, false],
  ['an unknown point', around, { postcode: '69001', point: null }, false],
  ['no area', nowhere, { postcode: '75003', point: terreaux }, false],
])('%s', (_name, area, place, expected) => {
  expect(isInArea(area, place)).toBe(expected)
})
