import { describe, expect, it } from 'vitest'
import { testContext } from '../platform/test-scope.fixture.ts'
import { requestedNames } from './requested-items.server.ts'
import { restrictedSlots } from './slots.server.ts'

const day = (...times: string[]) => ({
  day: '2026-11-24',
  periods: times.map((time) => ({ time, end_time: '', fee: 0 })),
})
const all = [day('12:00', '19:00')]

describe('times for what is about to be added', () => {
  it('returns the slots at which the product is available, and the restriction', () => {
    const eligible = [day('12:00')]
    const restriction = { names: 'Soupe miso, Menu du midi', hasSlots: true }
    expect(restrictedSlots(eligible, all, ['Soupe miso', 'Menu du midi'])).toEqual({
      periods: eligible,
      restriction,
    })
  })

  it('returns the slots of the cart when the product is never available, and says so', () => {
    expect(restrictedSlots([], all, ['Soupe miso'])).toEqual({
      periods: all,
      restriction: { names: 'Soupe miso', hasSlots: false },
    })
  })

  it.each([
    ['it is available at all of them', all],
    ['there is none at all', []],
  ])('need no word when %s', (_when, every) => {
    expect(restrictedSlots(every, every, ['Limonade'])).toEqual({ periods: every })
  })
})

describe('what waits for a location', () => {
  /** A shop that has one product; `asked` are the skus that it was asked for. */
  function shop() {
    const asked: unknown[] = []
    const context = testContext({
      transport: async ({ body }) => {
        asked.push(JSON.parse(body).variables.skus)
        const data = { products: { items: [{ name: 'Soupe miso' }, null] } }
        return { status: 200, headers: {}, body: JSON.stringify({ data }) }
      },
    })
    return { context, asked }
  }

  it('is named, whether it was pressed or is pending', async () => {
    const { context, asked } = shop()
    expect(await requestedNames(context, new URLSearchParams({ sku: 'SOUP' }))).toBe('Soupe miso')
    const pending = [{ sku: 'SOUP-L', parent_sku: 'SOUP', quantity: 1 }]
    expect(await requestedNames(context, new URLSearchParams(), pending)).toBe('Soupe miso')
    expect(asked).toEqual([['SOUP'], ['SOUP']])
  })

  it('is nothing when the selector was opened for itself, or the item was dropped', async () => {
    const { context, asked } = shop()
    expect(await requestedNames(context, new URLSearchParams())).toBeUndefined()
    expect(
      await requestedNames(context, new URLSearchParams({ sku: 'SOUP', without_pending: '1' })),
    ).toBeUndefined()
    expect(asked).toEqual([])
  })
})
