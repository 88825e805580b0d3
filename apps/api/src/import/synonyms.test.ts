import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importSynonyms } from './index.ts'

let shop: TestApi
let folder: string
beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'synonyms-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function importText(text: string, website = 'fontaines') {
  const file = path.join(folder, 'synonyms.json')
  await writeFile(file, text)
  const report = await importSynonyms(shop.sql, website, file)
  await shop.api.app.catalogue.refresh()
  return report
}

async function count(search: string): Promise<number> {
  const { data } = await shop.send<{ products: { total_count: number } }>(
    'query ($search: String) { products(search: $search) { total_count } }',
    { search },
  )
  return data.products.total_count
}

describe('importing synonyms', () => {
  it('lets users find products by the new terms, without a restart', async () => {
    expect(await count('xylophone')).toBe(0)
    expect((await importText('{ "fr": { "xylophone": ["carafe"] } }')).changed).toBeGreaterThan(0)
    expect(await count('xylophone')).toBeGreaterThan(0)
  })

  it('changes nothing when the same file is imported again', async () => {
    expect((await importText('{ "fr": { "xylophone": ["carafe"] } }')).changed).toBe(0)
  })

  it('leaves other websites alone', async () => {
    const rows =
      await shop.sql`select from search_synonym y join store s on s.id = y.store_id where s.code = 'sushi_fr'`
    expect(rows.length).toBeGreaterThan(0)
  })

  it.each([
    ['{ "fr": { "deux mots": ["carafe"] } }', /^synonyms\.json:1:\d+: .*must be a single word/],
    ['{ "fr": { "xylophone": [] } }', /^synonyms\.json:1:\d+: .*needs at least one synonym/],
    ['{\n  "xx": {} }', /^synonyms\.json:2:\d+: no store view is in "xx"/],
  ])('rejects %s with the position', async (text, message) => {
    await expect(importText(text)).rejects.toThrow(message)
  })

  it('rejects an unknown website', async () => {
    await expect(importText('{}', 'nowhere')).rejects.toThrow('There is no website with the code nowhere.')
  })
})
