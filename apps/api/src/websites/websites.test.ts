import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { root, testSettings } from '../../test/settings.ts'
import { createApi, type Api } from '../server.ts'
import { importWebsite, websiteCommand, type WebsiteFile } from './index.ts'
import { exportWebsite } from './read-website.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
/** A second process on the same database. */
let other: Api
let folder: string
const committed = (site: string) => path.join(root, 'sites', site, 'website.json')

beforeAll(async () => {
  shop = await createTestApi()
  other = await createApi(testSettings(), shop.databaseUrl)
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-websites-'))
})
afterAll(async () => {
  await other.close()
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Writes the file of the website as it is now, after `change`, and answers its path. */
async function changedFile(change: (file: WebsiteFile) => void, website = 'fontaines'): Promise<string> {
  const file = JSON.parse(await exportWebsite(shop.sql, website))
  change(file)
  const target = path.join(folder, 'website.json')
  await writeFile(target, JSON.stringify(file, null, 2))
  return target
}

async function importChange(change: (file: WebsiteFile) => void) {
  return await importWebsite(shop.sql, await changedFile(change))
}

const restore = async () => await importWebsite(shop.sql, committed('fontaines'))

/** The problems of a file as it is changed, which must leave the database as it was. */
async function refused(change: (file: WebsiteFile) => void): Promise<string> {
  const before = await exportWebsite(shop.sql, 'fontaines')
  const file = await changedFile(change)
  const error: unknown = await importWebsite(shop.sql, file).catch((reason: unknown) => reason)
  expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
  return error instanceof Error ? error.message.replaceAll(file, 'website.json') : 'imported'
}

test.each(['fontaines', 'keramik', 'sushi'])(
  'exports the seeded %s exactly as its committed file',
  async (site) => {
    expect(await exportWebsite(shop.sql, site)).toBe(await readFile(committed(site), 'utf8'))
  },
)

test.each(['fontaines', 'keramik', 'sushi'])(
  'changes nothing when the file of %s is imported again',
  async (site) => {
    const { version } = shop.api.app.catalogue
    const target = path.join(folder, 'exported.json')
    expect(await websiteCommand(shop.sql, ['export', 'website', site, target], new Map())).toContain(target)
    expect(await websiteCommand(shop.sql, ['import', 'website', target], new Map())).toBe(
      `The website ${site}: 0 changed.`,
    )
    expect(await exportWebsite(shop.sql, site)).toBe(await readFile(target, 'utf8'))
    const [row] = await shop.sql<{ version: number }[]>`select version from catalogue_state`
    expect(row?.version).toBeLessThanOrEqual(version)
  },
)

/** Changes something of each kind. */
function changeAll(file: WebsiteFile): void {
  file.website.name = 'Vasque & Cie'
  const [group] = file.groups
  if (group) {
    group.name = 'Maison'
    group.rootCategory.name.en = 'Everything'
    group.stores[1] = { ...group.stores[1], name: 'English (Ireland)' } as (typeof group.stores)[number]
    group.stores.push({ code: 'fr_pro', name: 'Pros', language: 'fr', locale: 'fr_FR', isDefault: false })
  }
  const [method] = file.shipping.methods
  if (method) method.priceInclTax = 1490
  for (const one of file.payment) if (one.code === 'checkmo') one.active = false
  const [agreement] = file.agreements
  if (agreement) agreement.checkbox.fr = 'J’accepte tout'
  file.config.grid_per_page = 24
  file.config.company.name = 'Vasque SA'
}

test('names each difference in a dry run, writes nothing, and then writes exactly that', async () => {
  const before = await exportWebsite(shop.sql, 'fontaines')
  const file = await changedFile(changeAll)
  const trial = await websiteCommand(shop.sql, ['import', 'website', file], new Map([['dry-run', '']]))
  expect(trial.split('\n')).toEqual([
    'Nothing was written: this is what an import would do.',
    'website.name: "Vasque" -> "Vasque & Cie"',
    'groups[fontaines].name: "Vasque" -> "Maison"',
    'groups[fontaines].rootCategory.name.en: "Vasque" -> "Everything"',
    'groups[fontaines].stores[en].name: "English" -> "English (Ireland)"',
    'groups[fontaines].stores[fr_pro]: none -> {"code":"fr_pro","name":"Pros","language":"fr","locale":"fr_FR","isDefault":false}',
    'shipping.methods[flatrate_flatrate].priceInclTax: 990 -> 1490',
    'payment[checkmo].active: true -> false',
    'agreements[cgv].checkbox.fr: "J’ai lu et j’accepte les conditions générales de vente" -> "J’accepte tout"',
    'config.grid_per_page: 12 -> 24',
    'config.company.name: "Vasque SAS" -> "Vasque SA"',
    'The website fontaines: 10 changed.',
  ])
  expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
  const { differences } = await importWebsite(shop.sql, file)
  expect(differences).toEqual(trial.split('\n').slice(1, -1))
  expect(JSON.parse(await exportWebsite(shop.sql, 'fontaines'))).toEqual(
    JSON.parse(await readFile(file, 'utf8')),
  )
  expect(await importWebsite(shop.sql, file)).toMatchObject({ differences: [] })

  const query = `{ storeConfig { store_name grid_per_page store_group_name } checkoutAgreements { checkbox_text }
    products(filter: { sku: { eq: "VSQ-C3" } }) { items { url_key } } route(url: "comptoir-3.html") { type }
    websiteSettings }`
  for (const { handle } of [shop.api, other])
    await eventually(async () => {
      const { body } = await handle({
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { store: 'fr_pro' },
      })
      expect(JSON.parse(body).data).toMatchObject({
        storeConfig: { store_name: 'Pros', grid_per_page: 24, store_group_name: 'Maison' },
        checkoutAgreements: [{ checkbox_text: 'J’accepte tout' }],
        products: { items: [{ url_key: 'comptoir-3' }] },
        route: { type: 'PRODUCT' },
      })
      const settings = JSON.parse(JSON.parse(body).data.websiteSettings)
      expect(settings.shipping.methods[0].priceInclTax).toBe(1490)
    })
  expect(await restore()).toMatchObject({ isNew: false })
  expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
})

test('keeps the files of a storefront as they are, gives them back, and refuses wrong ones', async () => {
  const target = await mkdtemp(path.join(folder, 'site-'))
  const files = ['website.json', 'site.json', 'theme.css']
  const texts = async (from: string) =>
    await Promise.all(files.map(async (name) => await readFile(path.join(from, name), 'utf8')))
  const command = async (verb: string, ...words: string[]) =>
    await websiteCommand(shop.sql, [verb, 'website', ...words], new Map())
  await command('export', 'sushi', target)
  expect(await texts(target)).toEqual(await texts(path.join(root, 'sites/sushi')))
  expect(await command('import', target)).toBe('The website sushi: 0 changed.')

  const site = path.join(target, 'site.json')
  const written = await readFile(site, 'utf8')
  const write = async (change: (file: SiteTexts) => void) => {
    const file: SiteTexts = JSON.parse(written)
    change(file)
    await writeFile(site, JSON.stringify(file, null, 2))
  }
  await write((file) => (file.brand = 'Sushi & Cie'))
  await writeFile(path.join(target, 'theme.css'), ':root { --r-card: 1px }')
  expect((await command('import', target)).split('\n')).toEqual([
    'site.json.brand: "Nori & Riz" -> "Sushi & Cie"',
    'theme.css: other text',
    'The website sushi: 2 changed.',
  ])
  const { data } = await shop.send<{ storefrontSettings: string }>(
    '{ storefrontSettings }',
    {},
    { store: 'sushi_en' },
  )
  const answer = JSON.parse(data.storefrontSettings)
  expect(answer).toMatchObject({ site: { brand: 'Sushi & Cie' }, theme: ':root { --r-card: 1px }' })
  expect(Object.keys(answer.site.languages)).toEqual(Object.keys(JSON.parse(written).languages))
  expect(answer.pictures).toContainEqual({
    file: expect.any(String),
    width: 1280,
    height: expect.any(Number),
  })

  const refusal = async (change: (file: SiteTexts) => void) => {
    await write(change)
    const error: unknown = await command('import', target).catch((reason: unknown) => reason)
    return error instanceof Error ? error.message.replaceAll(site, 'site.json') : 'imported'
  }
  const [language = ''] = Object.keys(JSON.parse(written).languages)
  expect(await refusal((file) => (file.code = 'other'))).toBe(
    'site.json:2:11: code: must be that of website.json, "sushi"',
  )
  expect(
    await refusal((file) => Object.assign(file.languages[language] ?? {}, { storeCode: 'lost' })),
  ).toMatch(/^site\.json:\d+:\d+: languages\.fr\.storeCode: use sushi_fr$/)
  expect(await refusal((file) => Object.assign(file, { wings: true }))).toMatch(
    /^site\.json:\d+:\d+: wings: is not known here: remove it$/,
  )
  const [fr, en, it] = ['Discussion', 'Chat', 'Chat']
  const chat = { code: 'chat', name: { fr, en, it }, description: { fr, en, it }, aim: { fr, en, it } }
  const asking = (...consent: unknown[]) => refusal((file) => Object.assign(file, { consent }))
  expect(await asking('ga', 'wings')).toMatch(
    /^site\.json:\d+:\d+: consent\.1: must be one of ga, ads, or a purpose with code, name, description and aim$/,
  )
  expect(await asking('ga', { ...chat, code: 'accepted' })).toMatch(
    /: consent\.1\.code: is a field of the form: choose another code$/,
  )
  expect(await asking('ga', { ...chat, aim: { fr } })).toMatch(
    /^site\.json:\d+:\d+: consent\.1\.aim: has no text in en, it: add it$/,
  )
  expect(await asking(chat, 'ga', chat)).toMatch(/: consent\.2: is there twice: keep one$/)
  expect(await asking('ga', chat)).toBe('imported')
  const asked = await shop.send<{ storefrontSettings: string }>(
    '{ storefrontSettings }',
    {},
    { store: 'sushi_en' },
  )
  expect(JSON.parse(asked.data.storefrontSettings).site.consent).toEqual(['ga', chat])
  await websiteCommand(shop.sql, ['import', 'website', path.join(root, 'sites/sushi')], new Map())
  await command('export', 'sushi', target)
  expect(await texts(target)).toEqual(await texts(path.join(root, 'sites/sushi')))
})

test('tells storefronts the address of each website, and changes it without a restart', async () => {
  const addresses = async () => {
    const { data } = await shop.send<{ storefronts: { website_code: string; url: string }[] }>(
      '{ storefronts { website_code url } }',
    )
    return Object.fromEntries(data.storefronts.map(({ website_code: code, url }) => [code, url]))
  }
  expect((await addresses())['sushi']).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await refused((file) => (file.config.storefront_url = 'shop.example/'))).toMatch(
    /config\.storefront_url: must be an address such as https:\/\/shop\.example$/,
  )
  await importChange((file) => (file.config.storefront_url = 'https://eau.example'))
  await eventually(async () => expect((await addresses())['fontaines']).toBe('https://eau.example'))
  await restore()
  await eventually(async () => expect((await addresses())['fontaines']).toMatch(/^http:/))
})

type SiteTexts = { code: string; brand: string; languages: Record<string, object> }

test('tells storefronts only what they show before there is a cart', async () => {
  const { data } = await shop.send<{ websiteSettings: string }>(
    '{ websiteSettings }',
    {},
    { store: 'sushi_en' },
  )
  const { website, config, ...settings } = JSON.parse(data.websiteSettings)
  expect(website).toEqual({ code: 'sushi', currency: 'EUR' })
  expect(Object.keys(config).toSorted()).toEqual([
    'default_country',
    'delivery_cut_off_hour',
    'delivery_working_days',
    'holidays',
    'home_zone',
    'timezone',
  ])
  expect(Object.keys(settings).toSorted()).toEqual(['groups', 'shipping', 'taxRates', 'zones'])
  expect(settings.groups).toEqual([
    {
      stores: [
        { code: 'sushi_fr', locale: 'fr_FR' },
        { code: 'sushi_en', locale: 'en_IE' },
        { code: 'sushi_it', locale: 'it_IT' },
      ],
    },
  ])
})

test('adds customer groups that payment methods may name, with the prices that they see', async () => {
  const groups = (list: { code: string; kind: string }[]) => (file: WebsiteFile) =>
    void Object.assign(file.config, { customer_groups: list })
  const usual = { code: 'Professional', kind: 'b2b' }
  await importChange((file) => {
    groups([usual, { code: 'Gastronomie', kind: 'b2b' }, { code: 'Friends', kind: 'b2c' }])(file)
    Object.assign(file.payment[0] ?? {}, { groups: ['Gastronomie'] })
  })
  expect(
    await shop.sql`select code, visitor_kind as kind from customer_group where id > 2 order by id`,
  ).toEqual([
    { code: 'Gastronomie', kind: 'b2b' },
    { code: 'Friends', kind: 'b2c' },
  ])
  const account = await shop.signIn()
  const shown = async (code: string) => {
    await shop.sql`
      update customer set group_id = (select id from customer_group where code = ${code})
       where email = 'particulier@example.com'`
    const { data } = await shop.send<{ customer: unknown; products: unknown }>(
      `{ customer { group { code } }
         products(filter: { sku: { eq: "VSQ-COF2" } }) { items { price_range { minimum_price { final_price { value } } } } } }`,
      {},
      { as: account },
    )
    return data
  }
  const [trade, friend] = [await shown('Gastronomie'), await shown('Friends')]
  expect([trade.customer, friend.customer]).toEqual([
    { group: { code: 'Gastronomie' } },
    { group: { code: 'Friends' } },
  ])
  expect(trade.products).not.toEqual(friend.products)
  expect(await refused(groups([{ code: 'General', kind: 'b2c' }]))).toMatch(
    /config\.customer_groups\.0\.code: is a group of every shop: remove it$/,
  )
  expect(await refused(groups([{ code: 'Professional', kind: 'b2c' }]))).toMatch(
    /config\.customer_groups\.0\.kind: the group "Professional" is b2b on keramik, sushi: write that, or another code$/,
  )
  await shop.sql`update customer set group_id = 1 where email = 'particulier@example.com'`
  await importChange((file) => {
    groups([usual])(file)
    Object.assign(file.payment[0] ?? {}, { groups: null })
  })
  await shop.sql`delete from customer_group where id > 2`
})

test('keeps the display of prices of a customer group, and refuses one that other websites differ from', async () => {
  const groups =
    (...list: object[]) =>
    (file: WebsiteFile) =>
      void Object.assign(file.config, { customer_groups: list })
  const staff = { code: 'Staff', kind: 'b2c', price_display: 'excl' }
  const resellers = { code: 'Resellers', kind: 'b2b', price_display: 'incl' }
  const given = await changedFile(groups(staff, resellers, { code: 'Friends', kind: 'b2c' }))
  await importWebsite(shop.sql, given)
  const exported = await exportWebsite(shop.sql, 'fontaines')
  expect(JSON.parse(exported)).toEqual(JSON.parse(await readFile(given, 'utf8')))
  await writeFile(given, exported)
  await importWebsite(shop.sql, given)
  expect(await exportWebsite(shop.sql, 'fontaines')).toBe(exported)
  const displays = () => shop.sql`select code, price_display from customer_group where id > 2 order by id`
  expect(await displays()).toEqual([
    { code: 'Staff', price_display: 'excl' },
    { code: 'Resellers', price_display: 'incl' },
    { code: 'Friends', price_display: null },
  ])
  await importChange(groups({ code: 'Staff', kind: 'b2c' }, resellers))
  expect((await displays())[0]).toEqual({ code: 'Staff', price_display: null })

  const { kind, code } = staff
  expect(await refused(groups({ code, kind, price_display: 'both' }))).toMatch(
    /config\.customer_groups\.0\.price_display: must be incl or excl$/,
  )
  const professional = { code: 'Professional', kind: 'b2b' }
  expect(await refused(groups({ ...professional, price_display: 'incl' }))).toMatch(
    /config\.customer_groups\.0\.price_display: the group "Professional" is excl on keramik, sushi: write that, or another code$/,
  )
  // The same as without the setting.
  await importChange(groups({ ...professional, price_display: 'excl' }))
  await importChange(groups(professional))
  await shop.sql`delete from customer_group where id > 2`
})

test('deactivates a store view without orders, refuses to remove one with orders', async () => {
  const add = (file: WebsiteFile) =>
    void file.groups[0]?.stores.push({
      code: 'en_bis',
      name: 'English again',
      language: 'en',
      locale: 'en_GB',
      isDefault: false,
    })
  const shown = async () =>
    (await shop.send<{ availableStores: { store_code: string }[] }>('{ availableStores { store_code } }'))
      .data.availableStores
  await importChange(add)
  await eventually(async () => expect(await shown()).toContainEqual({ store_code: 'en_bis' }))
  await restore()
  await eventually(async () => expect(await shown()).not.toContainEqual({ store_code: 'en_bis' }))
  await importChange(add)
  await eventually(async () => expect(await shown()).toContainEqual({ store_code: 'en_bis' }))
  const send: typeof shop.send = (query, variables, options) =>
    shop.send(query, variables, { ...options, store: 'en_bis' })
  await placed({ ...shop, send }, { sku: 'VSQ-COF2', quantity: 1 })
  await expect(restore()).rejects.toThrow(
    /website\.json:\d+:\d+: groups: the store view "en_bis" has 1 orders and cannot be removed: add it again/,
  )
})

test('refuses a wrong file with place, path and what would be right, and changes nothing', async () => {
  const settings = (file: WebsiteFile) => file.config as Record<string, unknown>
  expect(
    await refused((file) => {
      settings(file)['timezone'] = 'Paris'
      settings(file)['slot_minutes'] = 15
      Object.assign(file.payment[0] ?? {}, { maxTotal: 'a lot' })
    }),
  ).toMatch(
    /^website\.json:\d+:\d+: payment\.0\.maxTotal: Invalid type.*\nwebsite\.json:\d+:\d+: config\.timezone: must be an IANA time zone such as Europe\/Paris\nwebsite\.json:\d+:\d+: config\.slot_minutes: is not known here: remove it$/,
  )
  expect(await refused((file) => void (settings(file)['professional_approval'] = 'later'))).toMatch(
    /config\.professional_approval: must be one of immediate, by_hand, vat_number$/,
  )
  expect(
    await refused((file) => void (settings(file)['holidays'] = ['12-25', '02-30', { easter: 300 }, 1])),
  ).toMatch(
    /config\.holidays\.1: must be a day such as "12-25".*\nwebsite\.json:\d+:\d+: config\.holidays\.2\.easter: must be whole days from -80 to 250\nwebsite\.json:\d+:\d+: config\.holidays\.3: must be a day such as "12-25"/,
  )
  expect(await refused((file) => void Object.assign(file.website, { isDefault: false }))).toMatch(
    /website\.isDefault: the default website is "fontaines" and stays it: write true$/,
  )
  expect(await refused((file) => void (file.website.currency = 'GOLD'))).toMatch(
    /^website\.json:\d+:\d+: website\.currency: must be an ISO 4217 currency that Magento knows, such as CHF$/,
  )
  expect(await refused((file) => void (file.website.currency = 'CHF'))).toMatch(
    /website\.currency: is EUR and cannot change: prices and settings are amounts of it$/,
  )
  const franc = { code: 'CHF', rate: '0.94', round: { to: 5, ending: 0 } }
  expect(
    await refused(
      (file) =>
        void (file.currencies = [
          { ...franc, rate: '0' },
          { ...franc, code: 'EURO' },
          { ...franc, round: { to: 100, ending: 100 } },
          { ...franc, date: '20 November' },
        ]),
    ),
  ).toMatch(
    /currencies\.0\.rate: must be a decimal text above 0, such as "0\.94"\n.*currencies\.1\.code: must be an ISO 4217.*\n.*currencies\.2\.round: must have an ending below "to", both in minor units\n.*currencies\.3\.date: must be a day/,
  )
  expect(await refused((file) => void (file.currencies = [franc, franc, { ...franc, code: 'EUR' }]))).toMatch(
    /CHF.*\n.*:\d+:\d+: currencies\.2\.code: is the website's own currency: leave it out$/,
  )
  expect(await refused((file) => void Object.assign(file.payment[0] ?? {}, { groups: ['VIP'] }))).toMatch(
    /payment\.0\.groups: there is no customer group "VIP": use NOT LOGGED IN, General, Professional$/,
  )
  expect(
    await refused(
      (file) => void Object.assign(file.groups[0]?.stores[0] ?? {}, { language: 'it', locale: 'it_IT' }),
    ),
  ).toMatch(/groups\.0\.stores\.0\.language: is fr and cannot change: add a store view$/)
  for (const locale of ['de_CH', 'fr_', 'French'])
    expect(await refused((file) => void Object.assign(file.groups[0]?.stores[0] ?? {}, { locale }))).toMatch(
      /^website\.json:\d+:\d+: groups\.0\.stores\.0\.locale: must be a locale of "fr", such as fr_FR$/,
    )
  expect(
    await refused((file) => void Object.assign(file.groups[0]?.stores[1] ?? {}, { code: 'sushi_en' })),
  ).toMatch(/groups\.0\.stores\.1\.code: the website "sushi" has this store view: give another code/)
  expect(await refused((file) => void Object.assign(file, { coupons: [] }))).toMatch(
    /^website\.json:\d+:\d+: coupons: are no part of this file any more: .*promotions\/cart-rules\.csv/,
  )
  expect(
    await refused((file) => {
      const { weight_unit: unit, ...config } = settings(file)
      Object.assign(file, { config: { ...config, weight_unt: unit } })
    }),
  ).toMatch(
    /config\.weight_unit: is missing: add it\nwebsite\.json:\d+:\d+: config\.weight_unt: is not known here: remove it$/,
  )
  await expect(importWebsite(shop.sql, path.join(folder, 'none.json'))).rejects.toThrow(
    /none\.json cannot be read/,
  )
  const broken = path.join(folder, 'broken.json')
  await writeFile(broken, '{\n  "website": {,}\n}')
  await expect(importWebsite(shop.sql, broken)).rejects.toThrow(/broken\.json:2:15: is not JSON/)
})

test('takes and gives back the currencies of a file, and tells how they differ', async () => {
  const franc = { code: 'CHF', rate: '0.94', date: '2026-11-20', round: { to: 100, ending: 90 } }
  const added = await importChange((file) => void (file.currencies = [franc]))
  expect(added.differences).toEqual([`currencies: none -> ${JSON.stringify([franc])}`])
  expect(JSON.parse(await exportWebsite(shop.sql, 'fontaines')).currencies).toEqual([franc])
  const file = await changedFile((one) => void (one.currencies = [{ ...franc, rate: '0.95' }]))
  const { differences } = await importWebsite(shop.sql, file, { dryRun: true })
  expect(differences).toEqual(['currencies[CHF].rate: "0.94" -> "0.95"'])
  await importChange((one) => void (one.currencies = []))
  expect(JSON.parse(await exportWebsite(shop.sql, 'fontaines')).currencies).toBeUndefined()
})

test('imports one file after the other when several come at once', async () => {
  const before = await exportWebsite(shop.sql, 'sushi')
  const files = await Promise.all(
    ['Nori', 'Riz', 'Thé'].map(async (name, index) => {
      const file: WebsiteFile = JSON.parse(before)
      file.website.name = name
      file.config.grid_per_page = 30 + index
      for (const agreement of file.agreements) agreement.name.fr = name
      const target = path.join(folder, `sushi-${index}.json`)
      await writeFile(target, `${JSON.stringify(file, null, 2)}\n`)
      return target
    }),
  )
  const imports = await Promise.all(files.map((file) => importWebsite(shop.sql, file)))
  const changed = 2 + JSON.parse(before).agreements.length
  expect(imports.map(({ differences }) => differences.length)).toEqual([changed, changed, changed])
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(texts).toContain(await exportWebsite(shop.sql, 'sushi'))
})
