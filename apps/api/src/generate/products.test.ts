import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import type { ImportReport } from '../import/index.ts'
import { generateFile, generateInto } from './index.ts'

let api: TestApi
let folder: string
let report: ImportReport
let again: ImportReport
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-'))
  const settings = { ...testSettings(), dataDir: folder }
  api = await createTestApi({
    prepare: async (sql) => {
      report = await generateInto(sql, settings, 60)
      again = await generateInto(sql, settings, 60)
    },
  })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function written(products: number): Promise<string> {
  const file = path.join(folder, `${products}.csv`)
  await generateFile(testSettings(), products, file)
  return await readFile(file, 'utf8')
}

type Found = {
  products: {
    total_count: number
    aggregations: { attribute_code: string }[]
    items: { type: string; sku: string }[]
  }
}

async function found(store: string): Promise<Found['products']> {
  const query =
    '{ products(filter: {}, pageSize: 100) { total_count aggregations { attribute_code } items { type: __typename sku } } }'
  return (await api.send<Found>(query, {}, { store })).data.products
}

describe('the generated catalogue', () => {
  test('is the same each time, and a smaller one is the beginning of a larger one', async () => {
    const small = await written(40)
    expect(await written(40)).toBe(small)
    expect((await written(60)).startsWith(small)).toBe(true)
  })

  test('is taken by the product importer without a problem, and again without a change', () => {
    expect(report.problems).toEqual([])
    expect(again).toMatchObject({ problems: [], changed: 0 })
  })

  test('has facets and variants in every language, and stays apart from the sites', async () => {
    const { total_count, aggregations, items } = await found('generated_it')
    expect(total_count).toBe(60)
    expect(aggregations.map((one) => one.attribute_code)).toEqual(
      expect.arrayContaining(['price', 'aay_color', 'aay_usage']),
    )
    expect(items.filter((one) => one.type === 'ConfigurableProduct')).toHaveLength(6)
    expect((await found('fr')).items.filter(({ sku }) => sku.startsWith('GEN-'))).toEqual([])
  })
})
