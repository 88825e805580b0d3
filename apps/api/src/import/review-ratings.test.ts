import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importReviewRatings } from './index.ts'

let shop: TestApi
let folder: string
beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'ratings-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function importText(text: string, website = 'fontaines') {
  const file = path.join(folder, 'ratings.json')
  await writeFile(file, text)
  return await importReviewRatings(shop.sql, website, file)
}

const rating = (code: string, label = code) => ({ code, labels: { fr: label, en: label, it: label } })

async function asked() {
  const { data } = await shop.send<{
    productReviewRatingsMetadata: { items: { id: string; name: string }[] }
  }>('{ productReviewRatingsMetadata { items { id name } } }')
  return data.productReviewRatingsMetadata.items
}

it('replaces what reviews of a website rate; a rating keeps its id', async () => {
  const before = await asked()
  const quality = before.find(({ name }) => name === 'Qualité')
  const file = JSON.stringify([rating('noise', 'Bruit'), rating('quality', 'Tenue')])
  expect((await importText(file)).changed).toBe(4)
  await shop.api.app.catalogue.refresh()
  expect((await asked()).map(({ name }) => name)).toEqual(['Bruit', 'Tenue'])
  expect((await asked())[1]?.id).toBe(quality?.id)
  expect((await importText(file)).changed, 'a second import').toBe(0)
})

it.each([
  [JSON.stringify([rating('No code')]), /^ratings\.json:1:\d+: .*small letters/],
  [
    `[${JSON.stringify(rating('one'))},\n${JSON.stringify(rating('one'))}]`,
    /^ratings\.json:2:\d+: "one" is there twice/,
  ],
])('rejects %s with the position', async (text, message) => {
  await expect(importText(text)).rejects.toThrow(message)
})

it('rejects an unknown website', async () => {
  await expect(importText('[]', 'nowhere')).rejects.toThrow('There is no website with the code nowhere.')
})
