import { expect, it } from 'vitest'
import { testSite } from '../platform/test-scope.fixture.ts'
import { termsOfSale } from './legal-path.ts'

const siteOf = (...codes: string[]) => {
  const legal = codes.map((code) => ({ code, label: code, path: `${code}-it` }))
  return testSite({ languages: { it: { footer: { guarantees: [], groups: [], legal } } } })
}

it('professionals accept terms of their own where the shop has such, all others the terms of sale', () => {
  const site = siteOf('cgv', 'cgv-professionnels')
  expect(termsOfSale(site, 'it', 'b2b')).toBe('/it/cgv-professionnels-it')
  expect(termsOfSale(site, 'it', 'b2c')).toBe('/it/cgv-it')
  expect(termsOfSale(siteOf('cgv'), 'it', 'b2b')).toBe('/it/cgv-it')
  expect(termsOfSale(siteOf(), 'it', 'b2b')).toBeUndefined()
})
