import { expect, it } from 'vitest'
import { KeyedGate } from './keyed-gate.ts'

const limits = { waitMs: 60_000, maxWaiting: 10 }

/** Work that runs until it is ended. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let hasStarted = false
  const work = async () => {
    hasStarted = true
    await promise
  }
  return { work, end: resolve, hasStarted: () => hasStarted }
}

it('runs as much work of a key as it has permits, and the next when one ends', async () => {
  const gate = new KeyedGate(2, limits)
  const [first, second, third] = [openWork(), openWork(), openWork()]
  const runs = [first, second, third].map(({ work }) => gate.run([1], work))
  await Promise.resolve()
  expect([first.hasStarted(), second.hasStarted(), third.hasStarted()]).toEqual([true, true, false])
  first.end()
  await runs[0]
  await Promise.resolve()
  expect(third.hasStarted()).toBe(true)
  second.end()
  third.end()
  await Promise.all(runs)
})

it('lets work of other keys pass', async () => {
  const gate = new KeyedGate(1, limits)
  const held = openWork()
  const run = gate.run([1], held.work)
  expect(await gate.run([2], async () => 'done')).toBe('done')
  held.end()
  await run
})

it('does not deadlock when work needs the same keys in another order', async () => {
  const gate = new KeyedGate(1, limits)
  const done: string[] = []
  await Promise.all([
    gate.run([1, 2], async () => done.push('one')),
    gate.run([2, 1, 2], async () => done.push('other')),
  ])
  expect(done.toSorted()).toEqual(['one', 'other'])
})

it('rejects work that waits too long, and frees its other permits', async () => {
  const gate = new KeyedGate(1, { waitMs: 1, maxWaiting: 1 })
  const held = openWork()
  const run = gate.run([2], held.work)
  await expect(gate.run([1, 2], async () => 'late')).rejects.toMatchObject({ name: 'PoolBusyError' })
  expect(await gate.run([1], async () => 'free')).toBe('free')
  held.end()
  await run
})

it('frees the permit of work that fails', async () => {
  const gate = new KeyedGate(1, limits)
  await expect(gate.run([1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run([1], async () => 'next')).toBe('next')
})
