import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readsOf } from '../platform/replica.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { readStores } from '../stores/index.ts'
import { announceIds } from './changes.sql.ts'
import { Catalogue, loadCatalogue } from './index.ts'
import { loadSnapshot } from './load.ts'
import type { CatalogueOptions } from './options.ts'
import { productSearchIndex, restoreSearchIndexes, searchIndexStates } from './product-search.ts'
import { contentOf } from './snapshot-content.fixture.ts'
import { readStoredIndex, storeIndex } from './stored-index.ts'

const logged: string[] = []
let today = new Date('2026-11-21T10:00:00Z')
let shop: TestApi
let folder: string
let opened: Catalogue[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stored-index-'))
  shop = await createTestApi({ now: () => today })
})
afterEach(async () => {
  for (const catalogue of opened) await catalogue.close()
  opened = []
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function options(): Promise<CatalogueOptions> {
  const { settings, now, watchdog } = shop.api.app
  const log = Object.create(shop.api.app.log, {
    warn: { value: (_details: object, line: string) => logged.push(line) },
  })
  const stores = await readStores(shop.sql)
  return {
    sql: shop.sql,
    reads: readsOf(shop.sql),
    stores,
    settings: { ...settings, dataDir: folder },
    log,
    now,
    watchdog,
  }
}

/** Stores what the shop shows now. */
async function store(): Promise<void> {
  const { catalogue } = shop.api.app
  await catalogue.settle()
  const { snapshot, version } = catalogue
  expect(await storeIndex(await options(), { snapshot, version, isCurrent: () => true })).toBe(true)
}

/** The catalogue of a process that starts now. */
async function start(): Promise<Catalogue> {
  const catalogue = await loadCatalogue(await options())
  opened.push(catalogue)
  return catalogue
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const readAnew = async () => await loadSnapshot(shop.sql, await readStores(shop.sql), dayOf(today))

it('a process that starts with a stored index has what one has that reads the database', async () => {
  await store()
  expect(await readStoredIndex(await options())).toBeDefined()
  const catalogue = await start()
  expect(contentOf(catalogue.snapshot)).toEqual(contentOf(await readAnew()))
  expect(catalogue.version).toBe(shop.api.app.catalogue.version)
})

it('shows the changes that were made since', async () => {
  await store()
  const rows = await shop.sql<{ id: number }[]>`
    update product_values set attribute_values = attribute_values || jsonb_build_object('name', 'Anders ' || product_id)
     where product_id % 5 = 1 and store_id = 0 returning product_id as id`
  await announceIds(
    shop.sql,
    'products',
    rows.map(({ id }) => id),
  )
  await shop.sql`update stock_item set quantity = quantity + 7 where product_id % 3 = 0`
  const catalogue = await start()
  expect(contentOf(catalogue.snapshot)).toEqual(contentOf(await readAnew()))
  await shop.sql`select settings_changed()`
  expect(contentOf((await start()).snapshot)).toEqual(contentOf(await readAnew()))
})

it('shows the prices of the day', async () => {
  await shop.sql`
    update product_price set special_price = 1, special_from = '2026-11-23', special_to = '2026-11-24'
     where product_id % 2 = 0`
  const rows = await shop.sql<
    { id: number }[]
  >`select product_id as id from product_price where product_id % 2 = 0`
  await announceIds(
    shop.sql,
    'prices',
    rows.map(({ id }) => id),
  )
  await store()
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
    today = new Date(`${day}T10:00:00Z`)
    const catalogue = await start()
    expect(catalogue.snapshot.day).toBe(day)
    expect({ [day]: contentOf(catalogue.snapshot) }).toEqual({ [day]: contentOf(await readAnew()) })
    await shop.api.app.catalogue.settle()
    expect({ [day]: contentOf(shop.api.app.catalogue.snapshot) }).toEqual({
      [day]: contentOf(catalogue.snapshot),
    })
  }
})

it('finds what it found before', async () => {
  const { app } = shop.api
  const view = app.stores.all.find(({ code }) => code === 'fr') ?? expect.fail('no view')
  const siteOf = ({ snapshot }: Pick<Catalogue, 'snapshot'>) =>
    snapshot.sites.get(view.website.id) ?? expect.fail('no site')
  const words = await productSearchIndex({ app, store: view }, siteOf(app.catalogue))
  await store()
  const catalogue = await start()
  const [state] = await searchIndexStates(catalogue.snapshot)
  expect(state?.storeId).toBe(view.id)
  const restored = await productSearchIndex({ app: { ...app, catalogue }, store: view }, siteOf(catalogue))
  expect(restored).not.toBe(words)
  for (const query of ['carafe', 'caraf', 'VSQ-C3', 'fontaine 10 l', 'inox', 'anders']) {
    const hits = words.find(query)
    expect({ [query]: restored.find(query).best(20) }).toEqual({ [query]: hits.best(20) })
    expect(restored.complete(query.slice(0, 3), 5)).toEqual(words.complete(query.slice(0, 3), 5))
  }
  await restoreSearchIndexes(catalogue.snapshot, app.stores, [{ ...(state ?? expect.fail()), storeId: 999 }])
})

it.each([
  ['another database', 'update catalogue_state set lineage = gen_random_uuid()', ''],
  [
    'an older copy of the database',
    'update catalogue_state set version = version - 1',
    'update catalogue_state set version = version + 1',
  ],
  ['other settings', "update store set name = name || '!'", ''],
  [
    'a database that went another way',
    "update catalogue_change set changed_at = changed_at - interval '1 second'",
    '',
  ],
])('a stored index of %s is not used', async (_what, change, undo) => {
  await store()
  expect(await readStoredIndex(await options())).toBeDefined()
  await shop.sql.unsafe(change)
  expect(await readStoredIndex(await options())).toBeUndefined()
  await shop.sql.unsafe(undo)
})

it.each([
  ['is damaged', (bytes: Buffer) => bytes.fill(0, bytes.length - 64, bytes.length - 32)],
  ['ends too early', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['is something else', () => Buffer.from('not an index')],
])('the database is read when the stored index %s', async (_what, change) => {
  await store()
  const file = path.join(folder, 'catalogue-index')
  await writeFile(file, change(await readFile(file)))
  logged.length = 0
  const catalogue = await start()
  expect(contentOf(catalogue.snapshot)).toEqual(contentOf(await readAnew()))
  expect(logged.join('\n')).toContain('The stored index is of no use')
})

it('deletes what killed processes left behind, but not what others are writing', async () => {
  const left = path.join(folder, 'catalogue-index.left')
  const current = path.join(folder, 'catalogue-index.current')
  for (const [file, minutes] of [
    [left, 61],
    [current, 59],
  ] as const) {
    const at = new Date(today.getTime() - minutes * 60_000)
    await writeFile(file, 'half')
    await utimes(file, at, at)
  }
  await store()
  expect((await readdir(folder)).toSorted()).toEqual(['catalogue-index', 'catalogue-index.current'])
})

it('nothing is stored when the catalogue changes meanwhile', async () => {
  await rm(path.join(folder, 'catalogue-index'), { force: true })
  const { snapshot, version } = shop.api.app.catalogue
  expect(await storeIndex(await options(), { snapshot, version, isCurrent: () => false })).toBe(false)
  await expect(readStoredIndex(await options())).rejects.toThrow('ENOENT')
})
