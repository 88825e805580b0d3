import { expect, it } from 'vitest'
import { ConcurrencyLimit, readBytes } from './outgoing.ts'

/** An endless body that counts the chunks that were read. */
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

it('readBytes stops reading a body above the limit', async () => {
  const { taken, body } = endless()
  await expect(readBytes(body, 25)).rejects.toMatchObject({ failure: 'too_large' })
  expect(taken).toEqual({ count: 3, isLeft: true })
})

it('readBytes returns a body within the limit', async () => {
  async function* body() {
    yield new Uint8Array([1, 2])
    yield new Uint8Array([3])
  }
  expect([...(await readBytes(body(), 3))]).toEqual([1, 2, 3])
  expect(await readBytes(null, 3)).toHaveLength(0)
})

it('ConcurrencyLimit rejects calls above the limit until a running call ends', async () => {
  const limit = new ConcurrencyLimit(2)
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = gates.map(({ promise }) => limit.run(() => promise))
  await expect(limit.run(async () => 'third')).rejects.toMatchObject({ failure: 'busy' })
  gates[0]?.reject(new Error('failed'))
  await expect(first[0]).rejects.toThrow('failed')
  expect(await limit.run(async () => 'third')).toBe('third')
  gates[1]?.resolve('second')
  expect(await first[1]).toBe('second')
})
