import { describe, expect, it } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

/** A process whose clock and event loop the test moves. */
function loaded() {
  const state = { now: 0, utilization: 1 }
  const shedder = new LoadShedder({
    most: 30,
    visitors: 4,
    fewestVisitors: 1,
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
    expect(enter(9, true)).toHaveLength(8)
    for (const leave of early) leave()
    expect(enter(1)).toHaveLength(0)
    expect(shedder.isOverloaded).toBe(true)
  })

  it('ends when the process has time again, not when no work is standing for a moment', () => {
    const { state, shedder, enter } = loaded()
    const requests = enter(10)
    state.now = 400
    expect(shedder.isOverloaded).toBe(true)
    for (const leave of requests) leave()
    state.now = 800
    state.utilization = 0.8
    expect(shedder.isOverloaded).toBe(true)
    state.now = 1200
    state.utilization = 0.5
    expect(shedder.isOverloaded).toBe(false)
    expect(enter(30)).toHaveLength(30)
  })

  it('lets fewer visitors wait while many are refused, and more again when few are', () => {
    const { state, enter } = loaded()
    const admitted = (count: number) => {
      const leaving = enter(count)
      for (const leave of leaving) leave()
      return leaving.length
    }
    const early = enter(6)
    state.now = 300
    expect(admitted(10)).toBe(0)
    for (const leave of early) leave()
    state.now = 600
    expect(admitted(10)).toBe(2)
    state.now = 900
    expect(admitted(1)).toBe(1)
    state.now = 1200
    expect(admitted(2)).toBe(2)
    state.now = 1500
    expect(admitted(10)).toBe(4)
  })

  it('keeps its limit for a few clients that wait for their responses', () => {
    const { state, enter } = loaded()
    enter(2)
    for (let at = 0; at < 20; at++) {
      state.now += 300
      const [one, other, ...more] = enter(2)
      expect([one, other, ...more]).not.toContain(undefined)
      one?.()
      other?.()
    }
  })

  it('refuses nobody while requests wait for others and the event loop has time', () => {
    const { state, enter } = loaded()
    state.utilization = 0.3
    enter(10)
    state.now = 10_000
    expect(enter(20)).toHaveLength(20)
  })

  it('refuses only above the maximum when it is off', () => {
    const state = { now: 0 }
    const limits = { most: 30, visitors: 4, fewestVisitors: 2, buyers: 8 }
    const shedder = new LoadShedder({ ...limits, now: () => state.now, utilization: () => 1, isOff: true })
    const enter = (count: number) => Array.from({ length: count }, () => shedder.enter(false)).filter(Boolean)
    enter(10)
    state.now = 10_000
    expect(shedder.isOverloaded).toBe(false)
    expect(enter(25)).toHaveLength(20)
  })

  it('counts the end of a request once', () => {
    const { enter } = loaded()
    const [leave] = enter(30)
    leave?.()
    leave?.()
    expect(enter(2)).toHaveLength(1)
  })
})
