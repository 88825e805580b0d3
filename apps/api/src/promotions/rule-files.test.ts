import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule } from '../../test/cart-rules.ts'
import { shopper } from '../../test/shopper.ts'
import { exportCommand } from '../import/index.ts'
import { exportCartRules, importCartRules } from './index.ts'
import { promotionFiles } from './promotion-files.fixture.ts'

let shop: TestApi
let files: Awaited<ReturnType<typeof promotionFiles>>

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  files = await promotionFiles()
})
afterEach(async () => {
  await shop.sql`delete from cart_rule where code like 'T-%'`
})
afterAll(async () => {
  await shop.close()
  await files.close()
})

const percent = '{"type":"percent","value":1000}'

async function importRows(columns: string, rows: readonly (readonly string[])[], website = 'fontaines') {
  return await importCartRules(shop.sql, await files.write(columns.split(','), ...rows), { website })
}

async function rule(code: string, website = 'fontaines') {
  const [row] = await shop.sql`
    select r.* from cart_rule r join website w on w.id = r.website_id where w.code = ${website} and r.code = ${code}`
  return row
}

const shown = ({ problems }: Awaited<ReturnType<typeof importRows>>) =>
  problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)

const exportRules = exportCommand('cart rules', exportCartRules)
const exported = async (website: string) => await exportRules(shop.sql, [], new Map([['website', website]]))

describe('a file of cart rules', () => {
  it('adds a rule with every column, valid on whole days of the website', async () => {
    const report = await importRows(
      'code,name,website,is_active,from_date,to_date,sort_order,stop_rules_processing,uses_per_customer,coupon_type,is_exclusive,rule_group,max_uses,max_amount,conditions,action,label:fr,label:en',
      [
        [
          'T-ALL',
          'Everything',
          'fontaines',
          '0',
          '2026-06-15',
          '8/31/26',
          '-3',
          '1',
          '2',
          'specific_coupon',
          '1',
          'summer',
          '50',
          '100000',
          '{"field":"subtotal","operator":"at_least","value":5000}',
          percent,
          'Été',
          'Summer',
        ],
      ],
    )
    expect(shown(report)).toEqual([])
    expect(await rule('T-ALL')).toMatchObject({
      name: 'Everything',
      is_active: false,
      starts_at: new Date('2026-06-14T22:00:00Z'),
      ends_at: new Date('2026-08-31T22:00:00Z'),
      priority: -3,
      stops_further_rules: true,
      uses_per_customer: 2,
      needs_coupon: true,
      is_exclusive: true,
      rule_group: 'summer',
      max_uses: 50,
      max_amount: 100_000,
      condition: { field: 'subtotal', operator: 'at_least', value: 5000 },
      action: { type: 'percent', value: 1000 },
      labels: { fr: 'Été', en: 'Summer' },
    })
  })

  it('leaves what an empty cell or a missing column does not name, and takes away what is asked for', async () => {
    await importRows('code,name,to_date,max_uses,conditions,action,label:fr,label:en', [
      ['T-KEEP', 'First', '2027-01-31', '9', '{"field":"signed_in","value":true}', percent, 'Un', 'One'],
    ])
    const before = await rule('T-KEEP')
    expect(
      (await importRows('code,name,to_date,conditions,label:fr', [['t-keep', '', '', '', '']])).changed,
    ).toBe(0)
    expect(await rule('T-KEEP')).toEqual(before)
    const none = '__EMPTY__VALUE__'
    await importRows('code,name,to_date,max_uses,conditions,label:fr', [
      ['T-KEEP', 'Second', none, none, none, none],
    ])
    expect(await rule('T-KEEP')).toEqual({
      ...before,
      name: 'Second',
      ends_at: null,
      max_uses: null,
      condition: null,
      labels: { en: 'One' },
    })
  })

  it('keeps the hour at which a rule begins while its day stays', async () => {
    const startsAt = new Date('2026-11-27T08:30:00Z')
    await addCartRule(shop.sql, { code: 'T-HOUR', action: { type: 'free_shipping' }, startsAt })
    const importDay = async (day: string) => await importRows('code,from_date', [['T-HOUR', day]])
    expect((await importDay('2026-11-27')).changed).toBe(0)
    expect((await importDay('2026-11-28')).changed).toBe(1)
    expect(await rule('T-HOUR')).toMatchObject({ starts_at: new Date('2026-11-27T23:00:00Z') })
  })

  it('names categories by their path, and the database by their id', async () => {
    const conditions = JSON.stringify({
      products: { field: 'category', operator: 'one_of', values: ['Accessoires/Filtres'] },
      measure: 'quantity',
      operator: 'at_least',
      value: 1,
    })
    const action = JSON.stringify({
      type: 'percent',
      value: 500,
      products: { not: { field: 'category', operator: 'one_of', values: ['Particuliers'] } },
    })
    await importRows('code,conditions,action', [['T-CAT', conditions, action]])
    const [ids] = await shop.sql<[{ filters: number; homes: number }]>`
      select (select id from category where admin_name = 'Filtres') as filters,
             (select id from category where admin_name = 'Particuliers') as homes`
    expect(await rule('T-CAT')).toMatchObject({
      condition: { products: { values: [String(ids.filters)] } },
      action: { products: { not: { values: [String(ids.homes)] } } },
    })
    expect(await exported('fontaines')).toContain('Accessoires/Filtres')
  })

  it('reports what is wrong by line and column, and imports the rest', async () => {
    const report = await importRows(
      'code,website,is_active,from_date,to_date,sort_order,uses_per_customer,coupon_type,conditions,action,label:de,colour',
      [
        ['', '', '', '', '', '', '', '', '', percent, '', ''],
        ['T-1', 'sushi', '', '', '', '', '', '', '', percent, '', ''],
        ['T-2', '', 'yes', '31/12', '', '1.5', '0', 'auto', '', percent, '', ''],
        ['T-3', '', '', '2026-03-02', '2026-03-01', '', '', '', '', percent, '', ''],
        ['T-4', '', '', '', '', '', '', '', '', '', '', ''],
        ['T-5', '', '', '', '', '', '', '', '{"field":"moon"}', '{"type":"percent","value":0}', '', ''],
        ['T-6', '', '', '', '', '', '', '', '{"all":[}', percent, '', ''],
        ['T-7', '', '', '', '', '', '', '', '', percent, 'Rabatt', ''],
        ['T-8', '', '', '', '', '', '', '', '', percent, '', ''],
        ['t-8', '', '', '', '', '', '', '', '', percent, '', ''],
        ['T-9', '', '', '', '', '', '', '', inGroup('VIP'), inCategory('Lune'), '', ''],
        ['T-11', '', '', '', '', '', '', '', '', withAttribute('nothing', 'box'), '', ''],
        ['T-10', '', '', '', '', '', '', '', '', '{"type":"gift","sku":"NONE","quantity":1}', '', ''],
      ],
    )
    expect(shown(report)).toEqual([
      expect.stringMatching(/^1 colour: the column is unknown: use code, name, website/),
      '2 code: is empty: each rule needs one.',
      expect.stringMatching(
        /^3 website: "sushi" is not "fontaines", which --website names: leave the cell empty/,
      ),
      '4 is_active: "yes" is not known here: write 0 or 1.',
      expect.stringMatching(/^4 from_date: "31\/12" is not a day: write it like 2026-11-21/),
      expect.stringMatching(/^4 sort_order: "1\.5" is no whole number/),
      expect.stringMatching(/^4 uses_per_customer: "0" is no whole number from 1 on/),
      '4 coupon_type: "auto" is not known here: write no_coupon or specific_coupon.',
      '5 to_date: 2026-03-01 is before from_date, 2026-03-02: write a later day.',
      expect.stringMatching(/^6 action: is empty: a new rule needs one/),
      expect.stringMatching(/^7 conditions: field: must name what a cart condition compares/),
      expect.stringMatching(/^7 action: value: must be a whole number of basis points from 1 to 10000\.$/),
      expect.stringMatching(/^8 conditions: is not JSON at character 9:/),
      expect.stringMatching(/^9 label:de: no store view is in "de": use fr, en, it/),
      '11 code: "t-8" stands twice: keep one of the rows.',
      expect.stringMatching(/^12 conditions: there is no customer group "VIP": use NOT LOGGED IN, General/),
      expect.stringMatching(/^12 action: there is no category "Lune": write its path below the root/),
      '13 action: there is no attribute "nothing": use the code of one.',
      expect.stringMatching(/^13 action: there is no product type "box": use simple, virtual/),
      '14 action: sku: there is no product "NONE".',
    ])
    expect(report).toMatchObject({ rows: 13, changed: 1 })
    expect(await rule('T-8')).toBeDefined()
    expect(await rule('T-9')).toBeUndefined()
  })

  it('needs a website that exists, in the file or by the option', async () => {
    const file = await files.write(
      ['code', 'website', 'action'],
      ['T-W', '', percent],
      ['T-W', 'moon', percent],
    )
    const { problems } = await importCartRules(shop.sql, file)
    expect(problems.map(({ message }) => message)).toEqual([
      'is empty: write one of fontaines, keramik, sushi, or name one with --website.',
      'there is no website "moon": use fontaines, keramik, sushi.',
    ])
    await expect(importCartRules(shop.sql, file, { website: 'moon' })).rejects.toThrow(
      'There is no website "moon": use fontaines, keramik, sushi.',
    )
  })

  it('changes nothing when it was exported, for all websites and for odd texts', async () => {
    await importRows('code,name,rule_group,action,label:fr', [
      ['T-ODD', '=1+1, "deux"', '-5 %', '{"type":"gift","sku":"VSQ-GOB25","quantity":1}', '@dès 5;-2'],
    ])
    const file = path.join(files.folder, 'exported.csv')
    const rows = async () => await shop.sql`select * from cart_rule order by id`
    const before = await rows()
    await exportRules(shop.sql, [], new Map([['to', file]]))
    const report = await importCartRules(shop.sql, file)
    expect(shown(report)).toEqual([])
    expect(report).toMatchObject({ rows: before.length, changed: 0 })
    expect(await rows()).toEqual(before)
    expect(before).toContainEqual(expect.objectContaining({ name: '=1+1, "deux"', rule_group: '-5 %' }))
  })

  it('restores in an empty website what was exported', async () => {
    const file = path.join(files.folder, 'exported.csv')
    await writeFile(file, `${await exported('sushi')}\n`)
    const rows = async () =>
      await shop.sql`
      select r.code, r.condition, r.action, r.labels, r.starts_at, r.ends_at, r.needs_coupon, r.uses_per_customer
        from cart_rule r join website w on w.id = r.website_id where w.code = 'sushi' order by r.priority, r.id`
    const before = await rows()
    await shop.sql`delete from cart_rule where website_id = (select id from website where code = 'sushi')`
    expect((await importCartRules(shop.sql, file)).changed).toBe(before.length)
    expect(await rows()).toEqual(before)
    expect(await readFile(file, 'utf8')).toBe(`${await exported('sushi')}\n`)
  })

  it('counts at once, in carts that are open', async () => {
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    await guest.add(id, { sku: 'VSQ-COF2', quantity: 1 })
    const discounts = async () => (await guest.cart(id)).data.cart.prices.discounts
    expect(await discounts()).toBeNull()
    await importRows('code,action,label:fr', [['T-NOW', percent, 'Un dixième']])
    expect(await discounts()).toEqual([{ label: 'Un dixième', amount: { value: 4.2 } }])
    await importRows('code,is_active', [['T-NOW', '0']])
    expect(await discounts()).toBeNull()
  })
})

const inGroup = (code: string) =>
  JSON.stringify({ field: 'customer_group', operator: 'one_of', values: [code] })
const inCategory = (category: string) =>
  JSON.stringify({
    type: 'percent',
    value: 1000,
    products: { field: 'category', operator: 'one_of', values: [category] },
  })
const withAttribute = (code: string, type: string) =>
  JSON.stringify({
    type: 'percent',
    value: 1000,
    products: {
      all: [
        { field: 'attribute', code, operator: 'one_of', values: ['x'] },
        { field: 'type', operator: 'one_of', values: [type] },
      ],
    },
  })
