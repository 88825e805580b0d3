import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { keepNoLonger } from './index.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

describe('A choice of cookies', () => {
  const record = (input: Record<string, unknown>) =>
    test.send<{ recordConsent: { visitor_id: string } }>(
      'mutation ($input: ConsentInput!) { recordConsent(input: $input) { visitor_id recorded_at } }',
      {
        input: {
          subject: 'cookies',
          version: '2026-11',
          choices: [{ code: 'ga', accepted: false }],
          ...input,
        },
      },
    )

  it('leaves a proof for six months', async () => {
    const { data } = await record({})
    const id = data.recordConsent.visitor_id
    expect((await record({ visitor_id: id })).data.recordConsent.visitor_id).toBe(id)
    const count = async () => (await test.sql`select 1 from consent_record where visitor_id = ${id}`).length
    expect(await count()).toBe(2)
    later(170)
    await keepNoLonger(test.api.app)
    expect(await count()).toBe(2)
    later(20)
    await keepNoLonger(test.api.app)
    expect(await count()).toBe(0)
  })

  it.each([{ visitor_id: '<x>' }, { subject: '' }, { version: 'x'.repeat(65) }])(
    'of %o is refused',
    async (input) => {
      expect((await record(input)).errors?.[0]?.extensions.category).toBe('graphql-input')
    },
  )
})
