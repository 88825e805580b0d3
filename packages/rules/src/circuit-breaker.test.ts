import { beforeEach, expect, test } from 'vitest'
import { CircuitBreaker, CircuitOpenError } from './circuit-breaker.ts'

let time: number
let calls: number
let breaker: CircuitBreaker

beforeEach(() => {
  time = 0
  calls = 0
  breaker = new CircuitBreaker({ failures: 3, pauseMs: 1000, now: () => time })
})

const call = (isWell: boolean, pause?: number) =>
  breaker.run(
    () => {
      calls += 1
      return isWell ? Promise.resolve('answer') : Promise.reject(new Error('down'))
    },
    () => pause,
  )

test('passes answers and errors on', async () => {
  await expect(call(true)).resolves.toBe('answer')
  await expect(call(false)).rejects.toThrow('down')
})

test('calls no more after failures in a row, until the pause is over', async () => {
  for (const _ of [1, 2, 3]) await expect(call(false)).rejects.toThrow('down')
  await expect(call(true)).rejects.toThrow(CircuitOpenError)
  expect(calls).toBe(3)
  time = 1000
  await expect(call(true)).resolves.toBe('answer')
})

test('pauses again after one failure that follows a pause', async () => {
  for (const _ of [1, 2, 3]) await expect(call(false)).rejects.toThrow('down')
  time = 1000
  await expect(call(false)).rejects.toThrow('down')
  await expect(call(true)).rejects.toThrow(CircuitOpenError)
})

test('counts failures anew after an answer', async () => {
  for (const isWell of [false, false, true, false, false]) await call(isWell).catch(() => {})
  await expect(call(true)).resolves.toBe('answer')
})

test('pauses at once for as long as an error says', async () => {
  await expect(call(false, 5000)).rejects.toThrow('down')
  time = 4999
  await expect(call(true)).rejects.toThrow(CircuitOpenError)
  time = 5000
  await expect(call(true)).resolves.toBe('answer')
})
