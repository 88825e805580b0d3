import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearFilters,
  EMPTY_LISTING,
  hasFilter,
  InvalidPriceRangeError,
  listingSearch,
  pageCount,
  parseListing,
  parsePriceRange,
  readSearch,
  sortField,
  SORT_OPTIONS,
  toggleFilter,
  withoutValues,
  withPage,
  withPrice,
  withSort,
  type ListingState,
} from './catalogue-query.ts'

const numRuns = 10_000
const filterable = ['aay_color', 'aay_material', 'allergens']
const parse = (search: string) => parseListing(new URLSearchParams(search), { filterable })

describe('a listing URL', () => {
  it('contains filters, price, sort order and page', () => {
    const { state, warnings } = parse('aay_color=12,7&price=10_*&sort=price_desc&page=3&store=en&q=eau+vive')
    expect(state).toEqual({
      filters: { aay_color: ['12', '7'] },
      price: { min: 1000, max: null },
      page: 3,
      sort: 'price_desc',
      store: 'en',
      q: 'eau vive',
    })
    expect(warnings).toEqual([])
  })

  it('can be the query of a plain form', () => {
    const { state } = parse('aay_color=7&aay_color=12&price_from=10&price_to=&page=&sort=position')
    expect(listingSearch(state)).toBe('aay_color=12,7&price=10_*')
  })

  it('is parsed with warnings for unknown parameters', () => {
    const { state, warnings } = parse('shoe_size=42&aay_color=&price=cheap&page=-2&sort=random')
    expect(state).toEqual(EMPTY_LISTING)
    expect(warnings).toEqual([
      'Filter ignored: shoe_size',
      'Filter ignored: aay_color',
      'Not a price range: cheap',
    ])
  })

  it('keeps an invalid price, so that the listing can report it', () => {
    const read = parse('price_from=cheap&price_to=&aay_color=7')
    expect(read.badPrice).toBe('cheap_*')
    expect(readSearch(read)).toBe('aay_color=7&price=cheap_*')
    expect(readSearch(parse(readSearch(read)))).toBe(readSearch(read))
    expect(parse('price=10_20').badPrice).toBeUndefined()
  })

  it.each(['50_', '_50', '_', '50', '', '50_60_70', '50_-1', '*'])(
    'reports the price %j, which is no range, instead of filtering',
    (price) => {
      const read = parse(`price=${price}`)
      expect([read.state.price, read.badPrice]).toEqual([undefined, price])
      expect(read.warnings).toEqual([`Not a price range: ${price}`])
    },
  )

  it('accepts amounts as people type them', () => {
    expect(parse('price_from=CHF 12.50&price_to=£20').state.price).toEqual({ min: 1250, max: 2000 })
    expect(parse('price_from=1%C2%A0200,50+€&price_to=2 000').state.price).toEqual({
      min: 120_050,
      max: 200_000,
    })
  })

  it('drops unknown option values', () => {
    const valuesOf = () => new Set(['7'])
    const { state } = parseListing(new URLSearchParams('aay_color=7,8'), { filterable, valuesOf })
    expect(state.filters).toEqual({ aay_color: ['7'] })
  })
})

describe('parsePriceRange', () => {
  it.each([
    ['10_20', { min: 1000, max: 2000 }],
    ['20_10', { min: 1000, max: 2000 }],
    ['*_20.5', { min: null, max: 2050 }],
    ['10_*', { min: 1000, max: null }],
    ['*_*', undefined],
  ])('parses %s', (text, range) => expect(parsePriceRange(text)).toEqual(range))

  it.each(['10', '10_20_30', 'a_b', '-1_5', '10-20', '1e9_*', '50_', '_50', '_', ''])('rejects %s', (text) =>
    expect(() => parsePriceRange(text)).toThrow(InvalidPriceRangeError),
  )
})

describe('changing a listing', () => {
  const third = { ...EMPTY_LISTING, page: 3, filters: { aay_color: ['7'] } }

  it('returns to the first page when a filter changes', () => {
    expect(toggleFilter(third, 'aay_color', '12')).toMatchObject({
      page: 1,
      filters: { aay_color: ['12', '7'] },
    })
    expect(toggleFilter(third, 'aay_color', '7')).toEqual(EMPTY_LISTING)
    expect(hasFilter(third, 'aay_color', '7')).toBe(true)
    expect(hasFilter(third, 'toString', '7')).toBe(false)
  })

  it('returns to the first page when the price changes; two open bounds remove it', () => {
    const priced = withPrice(third, { min: null, max: 5000 })
    expect(listingSearch(priced)).toBe('aay_color=7&price=*_50')
    expect(listingSearch(withPrice(priced, { min: null, max: null }))).toBe('aay_color=7')
  })

  it('returns to the first page when the sort order changes', () => {
    expect(listingSearch(withSort(third, 'name'))).toBe('aay_color=7&sort=name')
  })

  it('keeps everything else when the page changes', () => {
    expect(listingSearch(withPage(third, 2))).toBe('aay_color=7&page=2')
    expect(listingSearch(withPage(third, 0))).toBe('aay_color=7')
  })

  it('removes unknown values', () => {
    const state = { ...third, filters: { aay_color: ['12', '7'] } }
    expect(listingSearch(withoutValues(state, 'aay_color', ['12', '99']))).toBe('aay_color=7&page=3')
    expect(listingSearch(withoutValues(third, 'aay_color', ['7']))).toBe('page=3')
  })

  it('clears all filters', () => {
    const state = { ...third, price: { min: 1, max: 2 }, q: 'eau', store: 'en' }
    expect(listingSearch(clearFilters(state))).toBe('q=eau&store=en')
  })
})

describe('any listing state', () => {
  const value = fc.stringMatching(/^[A-Za-z0-9éà&=+_-]{1,12}$/)
  const cents = fc.option(fc.nat(1_000_000))
  const state: fc.Arbitrary<ListingState> = fc
    .record({
      filters: fc.dictionary(
        fc.constantFrom(...filterable),
        fc.uniqueArray(value, { minLength: 1, maxLength: 5 }),
      ),
      price: fc.tuple(cents, cents),
      page: fc.integer({ min: 1, max: 99_999 }),
      sort: fc.constantFrom(...SORT_OPTIONS),
      q: fc.option(value, { nil: undefined }),
      store: fc.option(value, { nil: undefined }),
    })
    .map(({ price: [one, other], ...rest }) => {
      const [min, max] = one !== null && other !== null && one > other ? [other, one] : [one, other]
      return { ...withPrice({ ...EMPTY_LISTING, ...rest }, { min, max }), page: rest.page }
    })

  it('is restored from its canonical URL', () => {
    fc.assert(
      fc.property(state, (written) => {
        const search = listingSearch(written)
        const { state: read, warnings } = parse(search)
        expect(warnings).toEqual([])
        expect(listingSearch(read)).toBe(search)
        const filters = Object.fromEntries(
          Object.entries(written.filters).map(([code, list]) => [code, list.toSorted()]),
        )
        expect(read).toEqual({ ...written, filters })
      }),
      { numRuns },
    )
  })

  it('is the same after a value is selected and removed', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...filterable), value, (before, code, option) => {
        const twice = toggleFilter(toggleFilter(before, code, option), code, option)
        expect(listingSearch(twice)).toBe(listingSearch({ ...before, page: 1 }))
      }),
      { numRuns },
    )
  })

  it('is parsed from any URL without an error', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, (price, rest) => {
        const search = new URLSearchParams(rest)
        search.set('price', price)
        const once = listingSearch(parseListing(search, { filterable: search.keys() }).state)
        expect(
          listingSearch(parseListing(new URLSearchParams(once), { filterable: search.keys() }).state),
        ).toBe(once)
      }),
      { numRuns },
    )
  })
})

describe('page count and sort field', () => {
  it('rounds pages up', () => {
    expect(pageCount(25, 12)).toBe(3)
    expect(pageCount(24, 12)).toBe(2)
    expect(pageCount(0, 12)).toBe(1)
    expect(pageCount(11, null)).toBe(2)
  })

  it('returns key and direction for the API', () => {
    expect(sortField('price_desc')).toEqual({ key: 'price', direction: 'DESC' })
    expect(sortField('position')).toEqual({ key: 'position', direction: 'ASC' })
  })
})
