import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../test/settings.ts'
import { SettingsError } from './platform/errors.ts'
import { readSettings } from './settings.ts'

test('uses test payments by default', () => {
  expect(readSettings({}, root).payzen.mode).toBe('TEST')
  const real = {
    PAYZEN_MODE: 'PRODUCTION',
    PAYZEN_URL: 'https://payzen.example/vads-payment/',
    PAYZEN_SITE_ID: '87654321',
    PAYZEN_KEY: 'a-key-of-its-own',
  }
  expect(readSettings(real, root).payzen).toMatchObject({ mode: 'PRODUCTION', siteId: '87654321' })
})

test('rejects real payments with URL, shop or key of the test provider', () => {
  for (const env of [{ PAYZEN_MODE: 'production' }, { PAYZEN_MODE: 'PRODUCTION' }])
    expect(() => readSettings(env, root)).toThrow(SettingsError)
})

test('reads secrets from files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'database_url')
  await writeFile(file, 'postgres://shop:secret@db/shop\n')
  expect(readSettings({ DATABASE_URL_FILE: file }, root).databaseUrl).toBe('postgres://shop:secret@db/shop')
  const both = { DATABASE_URL: 'postgres://db/shop', DATABASE_URL_FILE: file }
  expect(() => readSettings(both, root)).toThrow(SettingsError)
  expect(() => readSettings({ PAYZEN_KEY_FILE: path.join(folder, 'none') }, root)).toThrow(/PAYZEN_KEY_FILE/)
})

test('has a URL and a port for each site', async () => {
  const sitesDir = await mkdtemp(path.join(tmpdir(), 'comptoir-sites-'))
  onTestFinished(() => rm(sitesDir, { recursive: true }))
  for (const code of ['wine', 'garden-tools']) {
    await mkdir(path.join(sitesDir, code))
    await writeFile(path.join(sitesDir, code, 'website.json'), '{}')
  }
  const env = { SITES_DIR: sitesDir, GARDEN_TOOLS_URL: 'https://garden.example/', WINE_PORT: '3400' }
  const { storefrontUrls, localStorefrontUrls } = readSettings(env, root)
  expect(storefrontUrls).toEqual({ 'garden-tools': 'https://garden.example' })
  expect(localStorefrontUrls).toEqual({
    'garden-tools': 'http://localhost:3000',
    wine: 'http://localhost:3400',
  })
})
