import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { compareValues, matchesFilter } from './pickup-filter.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

type Answer = {
  pickupLocations: {
    items: { pickup_location_code: string }[]
    total_count: number
    page_info: { total_pages: number }
  }
}
const ask = async (args: string, store = 'sushi_fr') => {
  const { data, errors } = await shop.send<Answer>(
    `{ pickupLocations${args && `(${args})`} {
      items { pickup_location_code name street city postcode country_id phone email latitude longitude description }
      total_count page_info { current_page page_size total_pages }
    } }`,
    {},
    { store },
  )
  return { ...data?.pickupLocations, error: errors?.[0]?.message }
}
const codes = async (args: string, store?: string) =>
  (await ask(args, store)).items?.map(({ pickup_location_code: code }) => code) ?? []

describe('pickup locations', () => {
  it('are the points of sale with pickup, in the language of the store view', async () => {
    const { items, total_count: count } = await ask('', 'sushi_it')
    expect(count).toBe(items?.length)
    expect(items?.[0]).toMatchObject({
      pickup_location_code: 'paris-marais',
      name: 'Nori & Riz Marais',
      city: 'Paris',
      postcode: '75003',
      country_id: 'FR',
      description: expect.stringContaining('segui la lanterna'),
    })
    expect(await codes('', 'fr')).toEqual([])
  })

  it('can be searched by area, nearest first, and by their fields', async () => {
    const near = 'area: { radius: 15, search_term: "75010:FR" }'
    expect((await codes(near))[0]).toBe('paris-canal')
    expect(await codes(`${near}, sort: { distance: DESC }`)).toEqual((await codes(near)).toReversed())
    expect(await codes('area: { radius: 20, search_term: "Lyon" }')).toEqual([
      'lyon-terreaux',
      'lyon-croix-rousse',
    ])
    expect(await codes('filters: { city: { eq: "lyon" } }')).toHaveLength(2)
    expect(await codes('filters: { name: { like: "%Canal%" } }')).toEqual(['paris-canal'])
    expect(
      await codes(
        'filters: { postcode: { like: "75%" }, pickup_location_code: { in: ["paris-marais", "lyon-terreaux"] } }',
      ),
    ).toEqual(['paris-marais'])
    const byName = await codes('sort: { name: DESC }')
    expect(byName).toEqual((await codes('sort: { name: ASC }')).toReversed())
  })

  it('come in pages', async () => {
    const all = await codes('sort: { name: ASC }')
    const second = await ask('sort: { name: ASC }, pageSize: 1, currentPage: 2')
    expect(second.items).toMatchObject([{ pickup_location_code: all[1] }])
    expect(second.page_info?.total_pages).toBe(all.length)
  })

  it('are limited to those that have all products', async () => {
    const all = await codes('')
    expect(await codes('productsInfo: [{ sku: "NR-BOI-YUZ" }]')).toEqual(all)
    expect(await codes('productsInfo: [{ sku: "NR-BOI-YUZ" }, { sku: "VSQ-CLAIR" }]')).toEqual([])
  })

  it.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    [
      'pageSize: 100, currentPage: 4',
      'currentPage value 4 specified is greater than the 1 page(s) available.',
    ],
    ['area: { radius: 5, search_term: "86559:ZZ" }', 'Unknown geoname for 86559 ZZ'],
  ])('reject %s in Magento’s words', async (args, message) => {
    expect((await ask(args)).error).toBe(message)
  })
})

describe('the filter of a field', () => {
  it.each([
    [{ eq: 'PARIS' }, true],
    [{ neq: 'Paris' }, false],
    [{ in: ['Lyon', 'Paris'] }, true],
    [{ nin: ['Paris'] }, false],
    [{ like: 'par%' }, true],
    [{ like: '%ar%s' }, true],
    [{ like: '%is%is' }, false],
    [{ like: 'Pari' }, false],
    [{ gt: 'Lyon' }, true],
    [{ lteq: 'Lyon' }, false],
    [{ null: '1' }, false],
    [{ notnull: '1' }, true],
    [{}, true],
  ])('%o holds for Paris: %s', (filter, holds) => expect(matchesFilter('Paris', filter)).toBe(holds))

  it('compares numbers as numbers, and puts missing values last', () => {
    expect(matchesFilter(9, { gt: '10' })).toBe(false)
    expect([null, 10, 9].toSorted(compareValues)).toEqual([9, 10, null])
  })
})
