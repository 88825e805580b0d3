import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateTableErrors, tableRate, type RateTable } from './rate-table.ts'

const parcel = (changes: object = {}) => ({
  goodsInclTax: 0,
  goodsExclTax: 0,
  quantity: 1,
  weight: 0,
  ...changes,
})
const steps = (...prices: [number, number | null][]) =>
  prices.map(([from, priceInclTax]) => ({ from, priceInclTax }))

const byWeight: RateTable = {
  by: 'weight',
  rows: [
    { zone: 'de', country: 'DE', postcodes: ['18565', '2649*'], steps: steps([0, 1490]) },
    { country: 'CH', region: 'TI', steps: steps([0, 2500]) },
    { zone: 'de', steps: steps([0, 490], [5, 890], [31.5, null]) },
    { steps: steps([0, 1290], [5, 1990]) },
  ],
}

describe('a rate table', () => {
  const berlin = { country: 'DE', postcode: '10115' }
  it.each([
    ['de', 0, berlin, 490],
    ['de', 4.999, berlin, 490],
    ['de', 5, berlin, 890],
    ['de', 31.5, berlin, undefined],
    ['de', 5, { country: 'de', postcode: '26 492' }, 1490],
    ['de', 5, undefined, 890],
    ['ch', 1, { country: 'CH', postcode: '6900', region: 'ti' }, 2500],
    ['ch', 9, { country: 'CH', postcode: '8000', region: null }, 1990],
  ])('charges for %s, %d kg, %o: %s', (zone, weight, destination, price) =>
    expect(tableRate(byWeight, zone, parcel({ weight }), destination)).toBe(price),
  )

  it.each([
    ['quantity', { quantity: 3 }],
    ['subtotalInclTax', { goodsInclTax: 3 }],
    ['subtotalExclTax', { goodsExclTax: 3 }],
    ['weight', { weight: 3 }],
  ] as const)('counts by %s', (by, changes) => {
    const table = { by, rows: [{ steps: steps([2, 900], [3, 700]) }] }
    expect(tableRate(table, 'x', parcel(changes))).toBe(700)
    expect(tableRate(table, 'x', parcel({ quantity: 0 }))).toBeUndefined()
  })

  it('charges the last step that the parcel reaches', () => {
    const froms = fc.uniqueArray(fc.nat(1000), { minLength: 1 }).map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(froms, fc.nat(1200), (list, weight) => {
        const table = {
          by: 'weight' as const,
          rows: [{ steps: list.map((from) => ({ from, priceInclTax: from })) }],
        }
        const reached = list.filter((from) => from <= weight)
        expect(tableRate(table, 'x', parcel({ weight }))).toBe(reached.at(-1))
        expect(rateTableErrors(table, [])).toEqual([])
      }),
    )
  })
})

describe('a wrong rate table', () => {
  const errorsOf = (...rows: RateTable['rows']) => rateTableErrors({ by: 'weight', rows }, ['de', 'at'])
  const any = steps([0, 1])

  it('is none when every row can apply', () => {
    expect(rateTableErrors(byWeight, ['de', 'ch'])).toEqual([])
    expect(
      errorsOf(
        { country: 'DE', postcodes: ['201*'], steps: any },
        { country: 'DE', postcodes: ['20*'], steps: any },
      ),
    ).toEqual([])
  })

  it.each([
    ['rows.0.zone', /no zone of this website; its zones are de, at/, [{ zone: 'fr', steps: any }]],
    ['rows.1', /never reached: rows.0/, [{ steps: any }, { zone: 'de', steps: any }]],
    [
      'rows.1',
      /never reached/,
      [
        { zone: 'de', steps: any },
        { zone: 'de', steps: any },
      ],
    ],
    [
      'rows.1',
      /never reached/,
      [
        { country: 'DE', postcodes: ['20*'], steps: any },
        { country: 'DE', postcodes: ['201*', '20300..20400'], steps: any },
      ],
    ],
    [
      'rows.1.postcodes',
      /overlap those of rows.0/,
      [
        { country: 'DE', postcodes: ['10000..20000'], steps: any },
        { country: 'DE', postcodes: ['15000..25000'], steps: any },
      ],
    ],
    ['rows.0.region', /needs the country/, [{ region: 'TI', steps: any }]],
    ['rows.0.steps', /at least one/, [{ steps: [] }]],
    ['rows.0.steps.1.from', /more than 5/, [{ steps: steps([5, 1], [5, 2]) }]],
  ])('is wrong at %s: %s', (path, message, rows) =>
    expect(errorsOf(...rows)).toEqual([{ path, message: expect.stringMatching(message) }]),
  )
})
