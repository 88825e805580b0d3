import { expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** Work that ends when the test says so. */
function manualWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let runs = 0
  const work = () => {
    runs++
    return promise
  }
  return { work, resolve, reject, runs: () => runs }
}

it('runs the work of a key once while it is in progress', async () => {
  const flight = new SingleFlight<string>()
  const { work, resolve, runs } = manualWork()
  const results = [flight.run('a', work), flight.run('a', work)]
  const other = flight.run('b', () => Promise.resolve('other'))
  expect(await other).toBe('other')
  resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'done'])
  expect(runs()).toBe(1)
})

it('runs it again afterwards', async () => {
  const flight = new SingleFlight<number>()
  let runs = 0
  const work = () => Promise.resolve(++runs)
  expect(await flight.run('a', work)).toBe(1)
  expect(await flight.run('a', work)).toBe(2)
})

it('gives all callers the error, and none of those who ask later', async () => {
  const flight = new SingleFlight<string>()
  const { work, reject } = manualWork()
  const results = Promise.allSettled([flight.run('a', work), flight.run('a', work)])
  reject(new Error('broken'))
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flight.run('a', () => Promise.resolve('well'))).toBe('well')
})
