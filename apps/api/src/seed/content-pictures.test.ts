import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { contentPictures } from './index.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

test('encodes every picture of the content', async () => {
  for (const website of ['fontaines', 'sushi']) {
    const files = await contentPictures(shop.sql, website)
    const missing = await shop.sql`
      select file from unnest(${files}::text[]) file where file not in (select file from picture)`
    expect(missing).toEqual([])
  }
  expect((await contentPictures(shop.sql, 'fontaines')).length).toBeGreaterThan(14)
})
