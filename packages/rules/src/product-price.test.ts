import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithinDays,
  priceSteps,
  productPrice,
  quantityPrices,
  type PriceList,
  type PriceQuery,
  type TierPrice,
} from './product-price.ts'

const list: PriceList = { price: 10_000, special: null, specialFrom: null, specialTo: null }
const everybody: PriceQuery = { day: '2026-11-28', group: null, quantity: 1 }

describe('the price of one unit', () => {
  it.each([
    ['2026-11-26', 10_000],
    ['2026-11-27', 8000],
    ['2026-11-30', 8000],
    ['2026-12-01', 10_000],
  ])('is the special price within its days: %s', (day, final) => {
    const special = { ...list, special: 8000, specialFrom: '2026-11-27', specialTo: '2026-11-30' }
    expect(productPrice(special, [], { ...everybody, day })).toEqual({ regular: 10_000, final })
  })

  it('is no special price that is higher', () => {
    expect(productPrice({ ...list, special: 12_000 }, [], everybody).final).toBe(10_000)
  })

  it.each([
    [null, 1, 10_000],
    [null, 6, 9000],
    [null, 12, 8500],
    ['Professional', 1, 9500],
    ['Professional', 6, 8000],
    ['Professional', 12, 8000],
    ['Staff', 12, 8500],
  ])('follows group and quantity: %s, %d units', (group, quantity, final) => {
    const tiers: TierPrice[] = [
      { group: null, quantity: 6, price: 9000 },
      { group: null, quantity: 12, percentOff: 1500 },
      { group: 'Professional', quantity: 1, price: 9500 },
      { group: 'Professional', quantity: 6, percentOff: 2000 },
    ]
    expect(productPrice(list, tiers, { ...everybody, group, quantity })).toEqual({ regular: 10_000, final })
  })

  it('is that after the rules where it is lower, at any quantity', () => {
    const tiers: TierPrice[] = [{ group: null, quantity: 6, price: 8500 }]
    const special = { ...list, special: 9000 }
    const priceOf = (quantity: number, after: number) =>
      productPrice(special, tiers, { ...everybody, quantity }, after).final
    expect([priceOf(1, 9500), priceOf(1, 8800), priceOf(6, 8800), priceOf(6, 8000)]).toEqual([
      9000, 8800, 8500, 8000,
    ])
    expect(quantityPrices(special, tiers, everybody, 8500)).toEqual([])
  })

  it('takes percent off the base price, rounded half up', () => {
    const tiers: TierPrice[] = [{ group: null, quantity: 1, percentOff: 1250 }]
    expect(productPrice({ ...list, price: 1001, special: 990 }, tiers, everybody).final).toBe(876)
    expect(productPrice({ ...list, price: 1004 }, tiers, everybody).final).toBe(879)
  })
})

it('a table of quantities has what lowers the price, once', () => {
  const tiers: TierPrice[] = [
    { group: null, quantity: 12, price: 8000 },
    { group: null, quantity: 6, price: 9000 },
    { group: 'Professional', quantity: 6, price: 8800 },
    { group: null, quantity: 24, price: 8500 },
    { group: null, quantity: 3, price: 9600 },
    { group: null, quantity: 1, price: 9500 },
  ]
  expect(quantityPrices(list, tiers, everybody)).toEqual([
    { quantity: 6, final: 9000 },
    { quantity: 12, final: 8000 },
  ])
  expect(quantityPrices(list, tiers, { ...everybody, group: 'Professional' })).toEqual([
    { quantity: 6, final: 8800 },
    { quantity: 12, final: 8000 },
  ])
  expect(quantityPrices({ ...list, special: 7000 }, tiers, everybody)).toEqual([])
})

it('steps say which prices count, and why others do not', () => {
  const tiers: TierPrice[] = [
    { group: null, quantity: 6, price: 9000 },
    { group: 'Staff', quantity: 1, price: 7000 },
    { group: 'Professional', quantity: 1, percentOff: 500 },
  ]
  const dated = { ...list, special: 9900, specialFrom: '2026-11-29', specialTo: null }
  expect(priceSteps(dated, tiers, { ...everybody, group: 'Professional' })).toEqual([
    { kind: 'base', amount: 10_000 },
    { kind: 'special', amount: 9900, from: '2026-11-29', to: null, result: 'not_yet' },
    { kind: 'tier', tier: tiers[0], amount: 9000, result: 'quantity' },
    { kind: 'tier', tier: tiers[1], amount: 7000, result: 'other_group' },
    { kind: 'tier', tier: tiers[2], amount: 9500, result: 'counts' },
  ])
  const over = { ...list, special: 9900, specialFrom: null, specialTo: '2026-11-27' }
  expect(priceSteps(over, [], everybody)[1]).toMatchObject({ result: 'over' })
  expect(priceSteps({ ...list, special: 10_000 }, [], everybody)[1]).toMatchObject({ result: 'not_lower' })
})

const cents = fc.integer({ min: 0, max: 500_000 })
const days = fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29')
const groups = fc.constantFrom('Professional', 'Staff')
const scope = {
  group: fc.option(groups),
  quantity: fc.integer({ min: 1, max: 20 }),
}
const tier: fc.Arbitrary<TierPrice> = fc.oneof(
  fc.record({ ...scope, price: cents }),
  fc.record({ ...scope, percentOff: fc.integer({ min: 0, max: 10_000 }) }),
)
const lists: fc.Arbitrary<PriceList> = fc.record({
  price: cents,
  special: fc.option(cents),
  specialFrom: fc.option(days),
  specialTo: fc.option(days),
})
const queries: fc.Arbitrary<PriceQuery> = fc.record({ ...scope, day: days })
const tiersOfList = fc.array(tier, { maxLength: 8 })

/** For any prices and any question. */
function always(check: (list: PriceList, tiers: TierPrice[], query: PriceQuery) => void): void {
  fc.assert(fc.property(lists, tiersOfList, queries, check), { numRuns: 2000 })
}

describe('whatever the prices', () => {
  it('a price is neither below zero nor above the base price', () =>
    always((one, tiers, query) => {
      const { regular, final } = productPrice(one, tiers, query)
      expect(regular).toBe(one.price)
      expect(final).toBeGreaterThanOrEqual(0)
      expect(final).toBeLessThanOrEqual(regular)
      expect(Number.isSafeInteger(final)).toBe(true)
    }))

  it('more units never cost more each', () =>
    always((one, tiers, query) => {
      const more = { ...query, quantity: query.quantity + 1 }
      expect(productPrice(one, tiers, more).final).toBeLessThanOrEqual(productPrice(one, tiers, query).final)
    }))

  it('the order of tiers does not matter', () =>
    always((one, tiers, query) => {
      expect(productPrice(one, tiers.toReversed(), query)).toEqual(productPrice(one, tiers, query))
    }))

  it('tiers of other groups change nothing, and those of a group never raise its price', () =>
    always((one, tiers, query) => {
      const own = tiers.filter(({ group }) => group === null || group === query.group)
      expect(productPrice(one, own, query)).toEqual(productPrice(one, tiers, query))
      const everyone = productPrice(one, tiers, { ...query, group: null })
      expect(productPrice(one, tiers, query).final).toBeLessThanOrEqual(everyone.final)
    }))

  it('the lowest step that counts is the final price', () =>
    always((one, tiers, query) => {
      const counting = priceSteps(one, tiers, query).filter(
        (step) => step.kind === 'base' || step.result === 'counts',
      )
      expect(Math.min(...counting.map(({ amount }) => amount))).toBe(productPrice(one, tiers, query).final)
    }))

  it('the table of quantities says the price of every quantity', () =>
    always((one, tiers, query) => {
      const table = quantityPrices(one, tiers, query)
      const reached = table.findLast(({ quantity }) => quantity <= query.quantity)
      const single = productPrice(one, tiers, { ...query, quantity: 1 }).final
      expect(reached?.final ?? single).toBe(productPrice(one, tiers, query).final)
    }))

  it('a day is within a span when neither end excludes it', () => {
    expect(isWithinDays('2026-11-28', null, null)).toBe(true)
    expect(isWithinDays('2026-11-28', '2026-11-28', '2026-11-28')).toBe(true)
    expect(isWithinDays('2026-11-28', '2026-11-29', null)).toBe(false)
    expect(isWithinDays('2026-11-28', null, '2026-11-27')).toBe(false)
  })
})
