import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { websiteFile } from '../app/platform/site-file.server.ts'
import { SettingsError } from './settings.ts'
import { loadSite, siteFromApi, siteSettings } from './site.ts'

const folder = join(import.meta.dirname, '../../../sites/fontaines')

it('a setting replaces the store view of the default language, and of no other', async () => {
  const codes = ({ site: { languages } }: Awaited<ReturnType<typeof loadSite>>) =>
    Object.values(languages).map(({ storeCode }) => storeCode)
  expect(codes(await loadSite(folder))).toEqual(['fr', 'en', 'it'])
  expect(codes(await loadSite(folder, 'default'))).toEqual(['default', 'en', 'it'])
})

it('a folder without a file of its look or with a wrong redirect is refused with file, line and column', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'comptoir-site-'))
  const names = ['site.json', 'website.json', 'theme.css', 'look']
  await Promise.all(names.map((name) => cp(join(folder, name), join(copy, name), { recursive: true })))
  expect((await loadSite(copy)).served.redirects('/contacts')).toBeUndefined()
  await rm(join(copy, 'look/logo.svg'))
  await writeFile(join(copy, 'redirects.txt'), '/a /b\n/c\n')
  const error: unknown = await loadSite(copy).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SettingsError)
  expect(String(error).replaceAll(`${copy}/`, '')).toMatch(
    /site\.json:\d+:\d+: look\.logo\.file: look\/logo\.svg is missing: .*\nredirects\.txt:2:1: write the old path, the new one and 301 or 302$/,
  )
  await rm(copy, { recursive: true })
})

it('an API that has no files yet leaves them to the folder', async () => {
  const { site, served } = await loadSite(folder)
  const languages = Object.fromEntries(Object.entries(site.languages).slice(0, 1))
  const answer = {
    site: {
      code: 'x',
      brand: 'X',
      features: {},
      look: { logo: { file: 'logo.svg', width: 9, height: 9 } },
      languages,
    },
    theme: '',
    pictures: [],
  }
  const text = JSON.stringify(answer, (key, value: unknown) => (key === 'picture' ? 'none.webp' : value))
  const loaded = await siteFromApi(text, {
    folder,
    defaultStoreView: '',
    filterable: undefined,
    readFiles: async () => Promise.reject(new Error('There are none.')),
  })
  expect(loaded.site.look.logo.src).toBe(site.look.logo.src)
  expect(loaded.served.redirects('/contacts')).toEqual(served.redirects('/contacts'))
})

it('a customer group without a display of prices has that of its kind', async () => {
  const written = JSON.parse(await readFile(join(folder, 'website.json'), 'utf8'))
  const groupsOf = (customer_groups?: object[]) =>
    siteSettings(v.parse(websiteFile, { ...written, config: { ...written.config, customer_groups } }))
      .customerGroups
  expect(groupsOf()).toEqual([{ code: 'Professional', kind: 'b2b', tax: 'excl' }])
  const groups = [
    { code: 'Friends', kind: 'b2c' },
    { code: 'Staff', kind: 'b2c', price_display: 'excl' },
    { code: 'Resellers', kind: 'b2b', price_display: 'incl' },
  ]
  expect(groupsOf(groups)).toEqual([
    { code: 'Friends', kind: 'b2c', tax: 'incl' },
    { code: 'Staff', kind: 'b2c', tax: 'excl' },
    { code: 'Resellers', kind: 'b2b', tax: 'incl' },
  ])
  expect(() => groupsOf([{ code: 'Staff', kind: 'b2c', price_display: 'both' }])).toThrow('"incl"')
})
