import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGazetteer } from './gazetteer.ts'

const bounds = {
  fr: { south: 41.3, north: 51.2, west: -5.3, east: 9.7, municipalities: 34_000, areas: 96 },
  it: { south: 35.3, north: 47.2, west: 6.5, east: 18.7, municipalities: 7_800, areas: 107 },
}
const drawings = path.resolve(import.meta.dirname, '../../../storefront/app/locations/outlines')

describe.each(['fr', 'it'] as const)('the gazetteer of %s', async (country) => {
  const all = await readGazetteer(country)
  const { south, north, west, east, municipalities, areas } = bounds[country]

  test('has every municipality once, with its postcodes', () => {
    expect(all.length).toBeGreaterThan(municipalities)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    expect(all.filter(({ name, postcodes }) => !name || postcodes.length === 0)).toEqual([])
    expect(all.flatMap(({ postcodes }) => postcodes).filter((code) => !/^\d{5}$/.test(code))).toEqual([])
  })

  test('places every municipality inside the country', () => {
    const outside = all.filter(
      ({ latitude, longitude }) =>
        !(latitude > south && latitude < north && longitude > west && longitude < east),
    )
    expect(outside).toEqual([])
  })

  test('has an outline for every department or province', async () => {
    const { areas: drawn } = JSON.parse(await readFile(path.join(drawings, `${country}.json`), 'utf8')) as {
      areas: { code: string; name: string; path: string }[]
    }
    expect(drawn.map(({ code }) => code)).toEqual([...new Set(all.map(({ area }) => area))].toSorted())
    expect(drawn).toHaveLength(areas)
    expect(drawn.filter((one) => !one.name || !/^M\d/.test(one.path))).toEqual([])
  })
})

test('has the districts of the large towns with their postcodes', async () => {
  const french = await readGazetteer('fr')
  const italian = await readGazetteer('it')
  expect(french.find(({ code }) => code === '75103')).toMatchObject({ area: '75', postcodes: ['75003'] })
  expect(french.find(({ name }) => name === 'Ajaccio')).toMatchObject({ area: '2A', precision: 'own' })
  expect(italian.find(({ name }) => name === 'Milano')?.postcodes).toContain('20144')
})
