import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importAttributes } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-labels-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function labelsAfter(labels: Record<string, string>): Promise<unknown> {
  const file = path.join(folder, 'attributes.json')
  const option = { value: 'Noyer', labels }
  const flags = { filterable: true, searchable: false, sortable: false, visible: true, position: 1 }
  await writeFile(
    file,
    JSON.stringify([{ code: 'wood', type: 'select', ...flags, labels, options: [option] }]),
  )
  const report = await importAttributes(shop.sql, file)
  expect(report.problems).toEqual([])
  return await shop.sql`
    select a.labels as attribute, o.labels as option
      from attribute a join attribute_option o on o.attribute_id = a.id where a.code = 'wood'`
}

test('The labels of another website are added to those in other languages', async () => {
  const both = (labels: object) => [{ attribute: labels, option: labels }]
  expect(await labelsAfter({ fr: 'Bois', en: 'Wood' })).toEqual(
    both({ fr: 'Bois', en: 'Wood', default: 'Bois' }),
  )
  const all = { fr: 'Bois', en: 'Timber', de: 'Holz', default: 'Bois' }
  expect(await labelsAfter({ de: 'Holz', en: 'Timber' })).toEqual(both(all))
})
