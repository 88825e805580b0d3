import { expect, it } from 'vitest'
import { BatchLoader } from './batch-loader.ts'

/** A loader of squares of positive numbers, and the keys of each of its calls. */
function squares(mostKeys?: number) {
  const calls: number[][] = []
  const loader = new BatchLoader<number, number>(async (keys) => {
    calls.push([...keys])
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * key]))
  }, mostKeys)
  return { loader, calls }
}

it('loads the keys of one turn together, each once', async () => {
  const { loader, calls } = squares()
  const answers = await Promise.all([2, 3, 2, -1].map((key) => loader.get(key)))
  expect(answers).toEqual([4, 9, 4, undefined])
  expect(calls).toEqual([[2, 3, -1]])
})

it('loads a key again that is asked for later', async () => {
  const { loader, calls } = squares()
  await loader.get(2)
  await loader.get(2)
  expect(calls).toEqual([[2], [2]])
})

it('loads many keys in several calls', async () => {
  const { loader, calls } = squares(2)
  await Promise.all([1, 2, 3, 4, 5].map((key) => loader.get(key)))
  expect(calls).toEqual([[1, 2], [3, 4], [5]])
})

it('a key waits until it is being loaded', async () => {
  const loading: boolean[] = []
  const loader = new BatchLoader<string, string>(async () => {
    loading.push(loader.isWaiting('a'))
    return new Map()
  })
  const answer = loader.get('a')
  expect(loader.isWaiting('a')).toBe(true)
  await answer
  expect(loading).toEqual([false])
})

it('fails the keys of the call that fails, and those alone', async () => {
  const loader = new BatchLoader<number, number>(async (keys) => {
    if (keys.includes(1)) throw new Error('The database is away.')
    return new Map(keys.map((key) => [key, key]))
  }, 2)
  const answers = await Promise.allSettled([0, 1, 2].map((key) => loader.get(key)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await loader.get(3)).toBe(3)
})
