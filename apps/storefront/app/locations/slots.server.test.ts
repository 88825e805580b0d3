import { describe, expect, it } from 'vitest'
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
