import type { TransportResponse } from '@comptoir/rules/graphql-transport'
import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const MIB = 2 ** 20

/** The responses kept with the pages of an API whose answers name their number, and have this tag. */
function shop(answer: (count: number) => Partial<TransportResponse> = () => ({})) {
  let now = 0
  const cache = new PageCache({ lifespan: 10, budget: MIB, now: () => now })
  let sent = 0
  const ask = async (key = 'fr query') =>
    await cache.sharedResponses.of(key, async () => {
      sent += 1
      return {
        status: 200,
        headers: { 'x-catalogue-version': '3', 'surrogate-key': 'cat_c_1' },
        body: JSON.stringify({ data: sent }),
        ...answer(sent),
      }
    })
  const bodies = async (count: number) => {
    const found: string[] = []
    for (let index = 0; index < count; index++) found.push((await ask()).body)
    return found
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { cache, ask, bodies, wait }
}

describe('responses that are the same for all visitors', () => {
  it('are asked for once by requests at the same time, and by store view', async () => {
    const { ask } = shop()
    const answers = await Promise.all([ask(), ask(), ask('en query')])
    expect(answers.map(({ body }) => body)).toEqual(['{"data":1}', '{"data":1}', '{"data":2}'])
  })

  it('are kept until what they show changes', async () => {
    const { cache, bodies } = shop()
    cache.apply({ version: 3, changes: [] })
    expect(await bodies(2)).toEqual(['{"data":1}', '{"data":1}'])
    cache.apply({ version: 4, changes: [{ version: 4, tags: ['cat_p_7'] }] })
    expect(await bodies(1)).toEqual(['{"data":1}'])
    cache.apply({ version: 5, changes: [{ version: 5, tags: ['cat_c_1'] }] })
    expect(await bodies(1)).toEqual(['{"data":2}'])
    cache.apply({ version: 6, changes: [{ version: 6 }] })
    expect(await bodies(1)).toEqual(['{"data":3}'])
  })

  it('do not keep pages out of the cache: they are as new as the changes that did not touch them', async () => {
    const { cache, ask } = shop()
    await ask()
    cache.apply({ version: 9, changes: [{ version: 9, tags: ['cat_p_7'] }] })
    const { headers } = await ask()
    expect(headers).toMatchObject({ 'x-catalogue-version': '9', 'surrogate-key': 'cat_c_1' })
  })

  it('are asked for again while changes are not known, and when the lifespan ends', async () => {
    const { cache, bodies, wait } = shop()
    await bodies(1)
    wait(60_001)
    expect(await bodies(1)).toEqual(['{"data":2}'])
    cache.clear()
    expect(await bodies(1)).toEqual(['{"data":3}'])
  })

  it.each([{ body: '{"errors":[{"message":"No"}]}' }, { status: 503 }, { body: '<html>' }])(
    'are not kept when they are failures: %j',
    async (failure) => {
      const { bodies } = shop((count) => (count === 1 ? failure : {}))
      expect((await bodies(2))[1]).toBe('{"data":2}')
    },
  )

  it('are asked for again after a request that failed', async () => {
    const { cache, ask } = shop()
    const failed = cache.sharedResponses.of('fr query', async () => await Promise.reject(new Error('no API')))
    await expect(failed).rejects.toThrow('no API')
    expect((await ask()).body).toBe('{"data":1}')
  })
})
