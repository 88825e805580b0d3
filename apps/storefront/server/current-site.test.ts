import type { RedirectList } from '@comptoir/site-file/redirects'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { CurrentSite } from './current-site.ts'
import { PageCache } from './page-cache.ts'
import { siteFromApi } from './site.ts'

const settings = (price: number, currencies: readonly string[], currency = 'EUR') => ({
  website: { currency },
  currencies: currencies.map((code) => ({ code })),
  shipping: { methods: [{ priceInclTax: currency === 'EUR' ? price : price * 2, freeFromInclTax: null }] },
  zones: [{ code: 'de', name: { fr: '', en: '', it: '' }, countries: ['DE'] }],
  taxRates: { standard: { de: 1900 } },
  config: { timezone: 'Europe/Berlin', default_country: 'DE', home_zone: 'de' },
})

const noCurrencies: readonly string[] = []

const folder = join(import.meta.dirname, '../../../sites/fontaines')
const committed: object = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))

/** Answer of `storefrontSettings`, with a size of one picture; `files` are its files by path with their hashes. */
function filesOf(brand: string, theme: string, changes: object = {}, files?: Record<string, string>): string {
  const pictures = [{ file: 'accueil-cuisine.webp', width: 1280, height: 853 }]
  const listed = files && Object.entries(files).map(([path, hash]) => ({ path, hash, bytes: 1 }))
  return JSON.stringify({ site: { ...committed, brand, ...changes }, theme, pictures, files: listed })
}

const noRedirects: RedirectList = () => undefined

/** A site, and the API whose state the test changes. */
function shop() {
  const api = {
    price: 990,
    version: '1',
    isDown: false,
    asked: 0,
    hangs: false,
    currencies: noCurrencies,
    files: filesOf('Vasque', ''),
    contents: {} as Record<string, string>,
  }
  const redirects = { current: noRedirects }
  let now = 0
  const cache = new PageCache({ lifespan: 10, budget: 2 ** 20, now: () => now })
  const warnings: object[] = []
  const reads: string[] = []
  const site = new CurrentSite(testSite(), {
    cache,
    now: () => now,
    // However long reading takes here, only an API that does not answer is slow.
    wait: async () => {
      if (!api.hangs) await new Promise<never>(() => undefined)
    },
    log: { warn: (details) => void warnings.push(details) },
    readFiles: async (text) => {
      reads.push(text)
      const { site: files, served } = await siteFromApi(text, {
        folder,
        defaultStoreView: '',
        filterable: undefined,
        readFiles: async (hashes) =>
          new Map(hashes.map((hash) => [hash, Buffer.from(api.contents[hash] ?? '')])),
      })
      redirects.current = served.redirects
      return files
    },
    transport: async ({ headers }) => {
      api.asked += 1
      const currency = headers['content-currency']
      if (api.isDown) throw new Error('down')
      if (api.hangs) return await new Promise<never>(() => undefined)
      const data = {
        websiteSettings: JSON.stringify(settings(api.price, api.currencies, currency)),
        storefrontSettings: api.files,
      }
      return { status: 200, headers: { 'x-catalogue-version': api.version }, body: JSON.stringify({ data }) }
    },
  })
  const at = async (time: number) => {
    now = time
    await site.follow()
    return site.current.shipping[0]?.priceInclTax
  }
  return { api, cache, site, at, warnings, reads, redirects }
}

describe('the settings of a site', () => {
  it('are those of the API, and the rest those of its folder', async () => {
    const { site, at } = shop()
    expect(await at(0)).toBe(990)
    expect(site.current).toMatchObject({
      brand: 'Vasque',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      defaultCountry: 'DE',
      standardTax: 1900,
    })
  })

  it('are those of each currency that the website has', async () => {
    const { api, site, at } = shop()
    api.currencies = ['CHF']
    await at(0)
    const shown = (code?: string) => {
      const { currency, currencies, shipping } = site.inCurrency(code)
      return [currency, currencies, shipping[0]?.priceInclTax]
    }
    const currencies = ['EUR', 'CHF']
    expect(shown('CHF')).toEqual(['CHF', currencies, 1980])
    for (const code of [undefined, 'EUR', 'USD']) expect(shown(code)).toEqual(['EUR', currencies, 990])
    Object.assign(api, { currencies: [], version: '2' })
    await at(1001)
    expect(shown('CHF')).toEqual(['EUR', ['EUR'], 990])
  })

  it('come with texts and theme, which are read only when they changed', async () => {
    const { api, site, at, reads } = shop()
    await at(0)
    expect(site.current.consent).toEqual(['ga', 'ads'])
    Object.assign(api, { version: '2' })
    await at(1001)
    expect(reads).toHaveLength(1)
    const files = filesOf('Vasque & Cie', ':root { /* a note */ --r-card:  4px }', { consent: undefined })
    Object.assign(api, { version: '3', files, currencies: ['CHF'] })
    await at(2002)
    expect(reads).toHaveLength(2)
    for (const one of [site.current, site.inCurrency('CHF')]) {
      expect(one.brand).toBe('Vasque & Cie')
      expect(one.theme).toMatch(/:root { --r-card: 4px }$/)
      expect(one.consent).toBeUndefined()
    }
  })

  it('come with logo and redirects, and stay when those are wrong', async () => {
    const { api, site, at, redirects, warnings } = shop()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
    const contents = {
      a: drawing,
      b: '/old /fr/new 302',
      c: drawing.replace('path', 'script'),
      d: '/old /fr/other',
    }
    const list = (logo: string, moved: string) =>
      filesOf('Vasque', '', {}, { 'look/logo.svg': logo, 'look/notes.txt': 'none', 'redirects.txt': moved })
    Object.assign(api, { contents, files: list('a', 'b') })
    await at(0)
    expect(redirects.current('/old')).toEqual({ to: '/fr/new', status: 302 })
    const { src } = site.current.look.logo
    expect(src).toMatch(/^\/look\/[\da-f]{10}-logo\.svg$/)
    Object.assign(api, { files: list('c', 'd'), version: '2' })
    await at(1001)
    expect([site.current.look.logo.src, redirects.current('/old')?.status, warnings.length]).toEqual([
      src,
      302,
      1,
    ])
    Object.assign(api, { files: list('a', 'd'), version: '3' })
    await at(2002)
    expect(redirects.current('/old')).toEqual({ to: '/fr/other', status: 301 })
    Object.assign(api, { files: filesOf('Vasque', '', {}, { 'look/logo.svg': 'a' }), version: '4' })
    await at(3003)
    expect(redirects.current('/old')).toBeUndefined()
  })

  it('are read at once when something asks for what another process shows', async () => {
    const { api, site, at } = shop()
    await at(0)
    Object.assign(api, { files: filesOf('Vasque & Cie', ''), version: '2' })
    await at(1)
    expect(site.current.brand).toBe('Vasque')
    await Promise.all([site.refresh(), site.refresh()])
    expect([site.current.brand, api.asked]).toEqual(['Vasque & Cie', 2])
  })

  it('stay when the API has texts that this storefront cannot show', async () => {
    const { api, site, at, warnings } = shop()
    await at(0)
    Object.assign(api, { version: '2', files: filesOf('Vasque & Cie', '', { features: { wings: true } }) })
    await at(1001)
    expect(site.current.brand).toBe('Vasque')
    expect(warnings).toHaveLength(1)
    Object.assign(api, { version: '3', files: null, price: 1490 })
    expect(await at(2002)).toBe(1490)
    expect(site.current.brand).toBe('Vasque')
  })

  it('are asked for once a second, by all pages together', async () => {
    const { api, site, at } = shop()
    await Promise.all([site.follow(), site.follow(), site.follow()])
    await at(500)
    await at(999)
    expect(api.asked).toBe(1)
    await at(1000)
    expect(api.asked).toBe(2)
  })

  it('change within a second of a change, which also empties the page cache', async () => {
    const { api, cache, at } = shop()
    await at(0)
    expect(cache.version).toBe(1)
    Object.assign(api, { price: 1490, version: '2' })
    expect(await at(999)).toBe(990)
    expect(await at(1001)).toBe(1490)
    expect(cache.version).toBe(2)
  })

  it('are read again at once when everything may have changed, and only then', async () => {
    const { api, cache, site, at } = shop()
    await at(0)
    Object.assign(api, { price: 1490, version: '2' })
    cache.apply({ version: 2, changes: [{ version: 2, tags: ['cat_p_1'] }] })
    expect(await at(1)).toBe(990)
    expect(site.version).toBe(2)
    Object.assign(api, { version: '3' })
    cache.apply({ version: 3, changes: [{ version: 3 }] })
    expect(site.version).toBe(1)
    expect(await at(2)).toBe(1490)
    expect(site.version).toBe(3)
  })

  it('are not asked for again while the API tells what changes', async () => {
    const { api, cache, at } = shop()
    await at(0)
    for (let time = 400; time < 4000; time += 400) {
      await at(time)
      cache.apply({ version: 1, changes: [] })
    }
    expect(api.asked).toBe(1)
  })

  it('stay as they were while the API is down, invalid or slow', async () => {
    const { api, at, warnings } = shop()
    await at(0)
    api.isDown = true
    expect(await at(2000)).toBe(990)
    Object.assign(api, { isDown: false, price: -1 })
    expect(await at(4000)).toBe(990)
    expect(warnings).toHaveLength(2)
    api.hangs = true
    expect(await at(6000)).toBe(990)
  })
})
