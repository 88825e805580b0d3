import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { createApi, type Api } from '../server.ts'
import { eventually } from '../../test/eventually.ts'

const clearCacheToken = 'only-for-the-shop'
/** Less than the five seconds after which a process asks the database itself. */
let shop: TestApi
/** A second process on the same database. */
let other: Api
let logged: string[]

beforeAll(async () => {
  logged = []
  const settings = { clearCacheToken, logLevel: 'error' } as const
  shop = await createTestApi({ settings, writeLog: (line) => void logged.push(line) })
  other = await createApi(testSettings(), shop.databaseUrl)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

async function configIn(api: Api, store = 'fr') {
  const query = '{ storeConfig { grid_per_page store_name } }'
  const { body } = await api.handle({ method: 'POST', body: JSON.stringify({ query }), headers: { store } })
  return JSON.parse(body)
}

const inBoth = async (store?: string) =>
  await Promise.all([shop.api, other].map((api) => configIn(api, store)))

async function setPageSize(size: number | string): Promise<void> {
  await shop.sql`
    update website set config = jsonb_set(config, '{grid_per_page}', ${shop.sql.json(size)}) where code = 'fontaines'`
}

const withPageSize = (size: number) => ({
  data: { storeConfig: expect.objectContaining({ grid_per_page: size }) },
})

it('shows changed settings in every process, also in cached responses', async () => {
  expect(await inBoth()).toEqual([withPageSize(12), withPageSize(12)])
  await setPageSize(17)
  await shop.sql`select settings_changed()`
  await eventually(async () => expect(await inBoth()).toEqual([withPageSize(17), withPageSize(17)]))
})

it('clears the caches of every process when one of them is told to', async () => {
  await setPageSize(19)
  const headers = { 'x-clear-cache-token': clearCacheToken }
  await shop.api.server.inject({ method: 'POST', url: '/private-clear-cache', headers })
  await eventually(async () => expect(await inBoth()).toEqual([withPageSize(19), withPageSize(19)]))
})

it('shows a new store view with its catalogue in every process', async () => {
  await shop.sql`
    insert into store (group_id, code, name, language, locale, sort_order)
    select group_id, 'fr_bis', 'Encore', 'fr', 'fr_FR', 9 from store where code = 'fr'`
  await shop.sql`select settings_changed()`
  await eventually(async () => expect(await inBoth('fr_bis')).toEqual([withPageSize(19), withPageSize(19)]))
})

it('keeps the last good settings when those of the database are invalid, and says so', async () => {
  await setPageSize('many')
  await shop.sql`select settings_changed()`
  await eventually(() =>
    expect(logged.join('\n')).toContain('settings of website \\"fontaines\\" are wrong at grid_per_page'),
  )
  expect(await inBoth()).toEqual([withPageSize(19), withPageSize(19)])
  await setPageSize(12)
  await shop.sql`select settings_changed()`
  await eventually(async () => expect(await inBoth()).toEqual([withPageSize(12), withPageSize(12)]))
})
