import { describe, expect, it } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

/** A process whose clock and event loop the test moves. */
function loaded() {
  const state = { now: 0, utilization: 1 }
  const shedder = new LoadShedder({
    most: 30,
    visitors: 4,
    buyers: 8,
    now: () => state.now,
    utilization: () => state.utilization,
  })
  const enter = (count: number, isBuyer = false) =>
    Array.from({ length: count }, () => shedder.enter(isBuyer)).filter((leave) => leave !== undefined)
  return { state, shedder, enter }
}

describe('load shedding', () => {
  it('takes a burst, up to what the process can hold', () => {
    const { shedder, enter } = loaded()
    expect(enter(40)).toHaveLength(30)
    expect(shedder.refused).toBe(10)
  })

  it('refuses visitors, and admits buyers, once work has been standing', () => {
    const { state, shedder, enter } = loaded()
    const early = enter(6)
    state.now = 249
    expect(shedder.isOverloaded).toBe(false)
    state.now = 350
    expect(shedder.isOverloaded).toBe(true)
    expect(enter(1)).toHaveLength(0)
    expect(enter(5, true)).toHaveLength(2)
    for (const leave of early) leave()
    expect(enter(5)).toHaveLength(2)
    expect(shedder.isOverloaded).toBe(true)
  })

  it('ends as soon as no work is standing', () => {
    const { state, shedder, enter } = loaded()
    const requests = enter(10)
    state.now = 400
    expect(shedder.isOverloaded).toBe(true)
    for (const leave of requests) leave()
    expect(shedder.isOverloaded).toBe(false)
    expect(enter(30)).toHaveLength(30)
  })

  it('refuses nobody while requests wait for others and the event loop has time', () => {
    const { state, enter } = loaded()
    state.utilization = 0.3
    enter(10)
    state.now = 10_000
    expect(enter(20)).toHaveLength(20)
  })

  it('counts the end of a request once', () => {
    const { enter } = loaded()
    const [leave] = enter(30)
    leave?.()
    leave?.()
    expect(enter(2)).toHaveLength(1)
  })
})
