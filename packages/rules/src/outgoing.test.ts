import { expect, it } from 'vitest'
import { ConcurrencyLimit, readBytes } from './outgoing.ts'

/** A body of chunks without end, that tells how many were taken. */
function endless() {
  const taken = { count: 0, isLeft: false }
  async function* chunks() {
    try {
      for (;;) {
        taken.count += 1
        yield new Uint8Array(10)
      }
    } finally {
      taken.isLeft = true
    }
  }
  return { taken, body: chunks() }
}

it('a body is read up to the limit, and left when it is longer', async () => {
  const { taken, body } = endless()
  await expect(readBytes(body, 25)).rejects.toMatchObject({ failure: 'too large' })
  expect(taken).toEqual({ count: 3, isLeft: true })
})

it('a body within the limit is whole', async () => {
  async function* body() {
    yield new Uint8Array([1, 2])
    yield new Uint8Array([3])
  }
  expect([...(await readBytes(body(), 3))]).toEqual([1, 2, 3])
  expect(await readBytes(null, 3)).toHaveLength(0)
})

it('work over the limit is refused at once, and taken again when there is room', async () => {
  const places = new ConcurrencyLimit(2)
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = gates.map(({ promise }) => places.run(() => promise))
  await expect(places.run(async () => 'third')).rejects.toMatchObject({ failure: 'busy' })
  gates[0]?.reject(new Error('failed'))
  await expect(first[0]).rejects.toThrow('failed')
  expect(await places.run(async () => 'third')).toBe('third')
  gates[1]?.resolve('second')
  expect(await first[1]).toBe('second')
})
