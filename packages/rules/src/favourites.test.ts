import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  favouriteKey,
  MOST_FAVOURITES,
  newFavourites,
  readFavourites,
  TooManyFavouritesError,
  withFavourite,
  withoutFavourite,
  writeFavourites,
  type Favourite,
} from './favourites.ts'

const one = (sku: string, options: readonly string[] = [], quantity = 1): Favourite => ({
  sku,
  options,
  quantity,
})

describe('the text in a cookie', () => {
  it.each<[string, Favourite[]]>([
    ['', []],
    ['TAP-1', [one('TAP-1')]],
    ['TAP-1!TAP-2~3', [one('TAP-1'), one('TAP-2', [], 3)]],
    ['TAP-1~~Y29uZmln~ZW5ncmF2aW5n', [one('TAP-1', ['Y29uZmln', 'ZW5ncmF2aW5n'])]],
    ['a%7eb%21', [one('a~b!')]],
  ])('%j', (text, favourites) => {
    expect(readFavourites(text)).toEqual(favourites)
    expect(writeFavourites(favourites)).toBe(text)
  })

  it.each([undefined, null, '!!', '~2', '%', 'TAP~0', 'TAP~1.5', 'TAP~x', 'TAP~100000', 'x'.repeat(65)])(
    'leaves out what is malformed: %j',
    (text) => {
      expect(readFavourites(text)).toEqual([])
    },
  )

  it('keeps the same product with the same options once', () => {
    expect(readFavourites('A~~x~y!A~2~y~x!A')).toEqual([one('A', ['x', 'y']), one('A')])
  })

  const favourite = fc.record({
    sku: fc
      .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== ''),
    options: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
  })

  it('is read as it was written', () => {
    const lists = fc.uniqueArray(favourite, { maxLength: 5, selector: favouriteKey })
    fc.assert(
      fc.property(lists, (list) => {
        expect(readFavourites(writeFavourites(list))).toEqual(list)
      }),
    )
  })
})

describe('changes', () => {
  it('adds at the end, and sets the quantity of what is known', () => {
    const list = [one('A', ['x', 'y']), one('B')]
    expect(withFavourite(list, one('C'))).toEqual([...list, one('C')])
    expect(withFavourite(list, one('A', ['y', 'x'], 4))).toEqual([one('A', ['x', 'y'], 4), one('B')])
    expect(withoutFavourite(list, favouriteKey(one('A', ['y', 'x'])))).toEqual([one('B')])
  })

  it('says when the device cannot keep more', () => {
    const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => one(`SKU-${index}`))
    expect(() => withFavourite(full, one('NEW'))).toThrow(TooManyFavouritesError)
    expect(withFavourite(full, one('SKU-0', [], 2))).toHaveLength(MOST_FAVOURITES)
    const long = Array.from({ length: 22 }, (_, index) => one(`SKU-${index}`, ['o'.repeat(150)]))
    expect(() => long.reduce<Favourite[]>(withFavourite, [])).not.toThrow()
    expect(() => withFavourite(long, one('NEW', ['p'.repeat(200), 'q'.repeat(200)]))).toThrow(
      TooManyFavouritesError,
    )
    // Each sign is five characters of the cookie.
    const escaped = Array.from({ length: 9 }, (_, index) => one(`SKU-${index}`, ['='.repeat(90)]))
    expect(() => escaped.reduce<Favourite[]>(withFavourite, [])).toThrow(TooManyFavouritesError)
  })
})

describe('what a sign-in adds to the list of the account', () => {
  it.each<[string, Favourite[], Favourite[], Favourite[]]>([
    ['everything to an empty list', [one('A'), one('B', ['x'])], [], [one('A'), one('B', ['x'])]],
    ['nothing twice', [one('B', ['x', 'y'], 2)], [one('B', ['y', 'x'])], []],
    ['another configuration', [one('B', ['y'])], [one('B', ['x'])], [one('B', ['y'])]],
    ['no unconfigured product that is there configured', [one('B')], [one('B', ['x'])], []],
    ['a configured one beside the unconfigured', [one('B', ['x'])], [one('B')], [one('B', ['x'])]],
  ])('%s', (_name, ofDevice, ofList, added) => {
    expect(newFavourites(ofDevice, ofList)).toEqual(added)
  })
})
