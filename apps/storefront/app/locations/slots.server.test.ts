import { describe, expect, it } from 'vitest'
import { restrictedSlots } from './slots.server.ts'

const day = (...times: string[]) => ({
  day: '2026-11-24',
  periods: times.map((time) => ({ time, end_time: '', fee: 0 })),
})
const all = [day('12:00', '19:00')]

describe('times for what is about to be added', () => {
  it('are those at which it can be had, and are told to be', () => {
    const eligible = [day('12:00')]
    const restriction = { names: 'Soupe miso, Menu du midi', hasSlots: true }
    expect(restrictedSlots(eligible, all, ['Soupe miso', 'Menu du midi'])).toEqual({
      periods: eligible,
      restriction,
    })
  })

  it('are those of the cart alone when it can never be had, which is told', () => {
    expect(restrictedSlots([], all, ['Soupe miso'])).toEqual({
      periods: all,
      restriction: { names: 'Soupe miso', hasSlots: false },
    })
  })

  it.each([
    ['it can be had at all of them', all],
    ['there is none at all', []],
  ])('need no word when %s', (_when, every) => {
    expect(restrictedSlots(every, every, ['Limonade'])).toEqual({ periods: every })
  })
})
