import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importMails, importPages } from '../content/index.ts'
import { importProducts } from '../import/index.ts'
import { importWebsite, type WebsiteFile } from './index.ts'
import { exportWebsite } from './read-website.ts'

let shop: TestApi
let folder: string
beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-language-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** A value whose texts are in German only. */
function inGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inGerman)
  if (typeof value !== 'object' || value === null) return value
  if ('fr' in value && 'it' in value) return { de: value.fr }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inGerman(one)]))
}

async function germanFile(change: (file: WebsiteFile) => void = () => {}): Promise<string> {
  const file = JSON.parse(await exportWebsite(shop.sql, 'fontaines')) as WebsiteFile
  const german = inGerman(file) as WebsiteFile
  Object.assign(german, {
    website: { ...german.website, code: 'werkstatt', name: 'Werkstatt', isDefault: false },
    groups: [
      {
        code: 'werkstatt',
        name: 'Werkstatt',
        rootCategory: { name: { de: 'Werkstatt' } },
        stores: [{ code: 'werkstatt', name: 'Werkstatt', language: 'de', locale: 'de_DE', isDefault: true }],
      },
    ],
    taxTitles: { de: 'MwSt.' },
  })
  change(german)
  const target = path.join(folder, 'website.json')
  await writeFile(target, JSON.stringify(german, null, 2))
  return target
}

async function files(texts: Record<string, string>): Promise<string> {
  const target = await mkdtemp(path.join(folder, 'files-'))
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(target, file), text)
  return target
}

const page = '---\nidentifier: wir\nurl_key: wir\ntitle: Wir\n---\n\nWir drehen Tassen.\n'
const mail = '---\nidentifier: account_created\nsubject: Willkommen\npreheader: Schön.\n---\n\nGuten Tag.\n'
const products = `sku,product_type,name,url_key,price,tax_class_name,visibility,product_online,qty
TASSE,simple,Tasse,tasse,24.00,standard,"Catalog, Search",1,5
`

test('A website may speak one language that no other speaks', async () => {
  const shopper = await createTestApi({
    prepare: async (sql) => {
      expect(await importWebsite(sql, await germanFile())).toMatchObject({ isNew: true })
      expect(await importWebsite(sql, await germanFile())).toMatchObject({ differences: [] })
      await importPages(sql, 'werkstatt', await files({ 'wir.de.md': page }))
      await importMails(sql, 'werkstatt', await files({ 'account_created.de.md': mail }))
      const report = await importProducts(sql, path.join(await files({ 'p.csv': products }), 'p.csv'), {
        website: 'werkstatt',
      })
      expect(report.problems).toEqual([])
    },
  })
  const ask = async <Data>(query: string) =>
    (await shopper.send<Data>(query, {}, { store: 'werkstatt' })).data
  expect(
    await ask(`{
      storeConfig { locale default_title order_cancellation_reasons { description } } availableStores { code }
      cmsPage(identifier: "wir") { title url_key }
      country(id: "AT") { full_name_locale full_name_english }
      products(filter: { sku: { eq: "TASSE" } }) { items { name url_key } }
    }`),
  ).toMatchObject({
    storeConfig: {
      locale: 'de_DE',
      order_cancellation_reasons: expect.arrayContaining([
        { description: 'Ich brauche die Artikel nicht mehr' },
      ]),
    },
    availableStores: [{ code: 'werkstatt' }],
    cmsPage: { title: 'Wir', url_key: 'wir' },
    country: { full_name_locale: 'Österreich', full_name_english: 'Austria' },
    products: { items: [{ name: 'Tasse', url_key: 'tasse' }] },
  })
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  await ask(`mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "TASSE", quantity: 1 }]) {
      cart { id } } }`)
  expect(await ask(`{ cart(cart_id: "${id}") { prices { applied_taxes { label } } } }`)).toEqual({
    cart: { prices: { applied_taxes: [{ label: 'MwSt. 20\u00a0%' }] } },
  })
  await shopper.close()
})

test('Blocks of a website whose addresses have no language link to them as they are', async () => {
  const shopper = await createTestApi({
    prepare: async (sql) => {
      await importWebsite(sql, await germanFile((file) => void (file.config.language_prefix = false)))
      const file = path.join(await files({ 'p.csv': products }), 'p.csv')
      await importProducts(sql, file, { website: 'werkstatt' })
      const linked = `${page}\n:::products{skus="TASSE"}\n:::\n`
      await importPages(sql, 'werkstatt', await files({ 'wir.de.md': linked }))
    },
  })
  const { data } = await shopper.send<{ cmsPage: { content: string } }>(
    '{ cmsPage(identifier: "wir") { content } }',
    {},
    { store: 'werkstatt' },
  )
  expect(data.cmsPage.content).toMatch(/href="\/tasse[."]/)
  await shopper.close()
})

test('Files without the languages of the website, and in others, are refused with their place', async () => {
  const isEnglish = (file: WebsiteFile) =>
    void Object.assign(file.groups[0]?.stores[0] ?? {}, { language: 'en', locale: 'en_GB' })
  const wrong = await germanFile(isEnglish)
  await expect(importWebsite(shop.sql, wrong)).rejects.toThrow(
    /website\.json:\d+:\d+: groups\.0\.rootCategory\.name: has no text in en: add it/,
  )
  const bare = JSON.parse(await exportWebsite(shop.sql, 'fontaines')) as WebsiteFile
  const several = path.join(folder, 'bare.json')
  await writeFile(several, JSON.stringify({ ...bare, config: { ...bare.config, language_prefix: false } }))
  await expect(importWebsite(shop.sql, several)).rejects.toThrow(
    /config\.language_prefix: must be true: only a website in one language does without/,
  )
  const badCode = await germanFile((file) => void Object.assign(file.taxTitles, { german: 'MwSt.' }))
  await expect(importWebsite(shop.sql, badCode)).rejects.toThrow(
    /taxTitles\.german: must be the code of a language such as en/,
  )
  await expect(importPages(shop.sql, 'fontaines', await files({ 'wir.de.md': page }))).rejects.toThrow(
    'wir.de.md:1: no store view is in "de": use fr, en, it',
  )
  await expect(
    importMails(shop.sql, 'fontaines', await files({ 'account_created.fr.md': mail })),
  ).rejects.toThrow('account_created.it.md:1: this language is missing, add the file')
})
