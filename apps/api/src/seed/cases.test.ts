import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

/** How many visible products of a website answer a condition. */
async function count(website: string, condition: (sql: TestApi['sql']) => unknown): Promise<number> {
  const { sql } = shop
  const [row] = await sql<{ found: number }[]>`
    select count(distinct p.id)::int as found
      from product p join product_website pw on pw.product_id = p.id join website w on w.id = pw.website_id
      join product_values v on v.product_id = p.id and v.store_id = 0
      left join product_price pp on pp.product_id = p.id and pp.website_id = w.id
      left join stock_item s on s.product_id = p.id
     where w.code = ${website} and p.visibility > 1 and p.is_enabled and ${condition(sql) as never}`
  return row?.found ?? 0
}

describe('the fountains', () => {
  test.each(['simple', 'virtual', 'configurable', 'grouped', 'bundle', 'downloadable'])(
    'have %s products',
    async (type) => {
      expect(await count('fontaines', (sql) => sql`p.type = ${type}`)).toBeGreaterThan(0)
    },
  )

  test('have texts to engrave, with a limit, and a choice of installation', async () => {
    const rows = await shop.sql<{ type: string; max_characters: number | null; values: number }[]>`
      select o.type, o.max_characters, (select count(*)::int from product_option_value v where v.option_id = o.id) as values
        from product_option o join product_website pw on pw.product_id = o.product_id
        join website w on w.id = pw.website_id where w.code = 'fontaines'`
    expect(rows.some(({ type, max_characters }) => type === 'field' && (max_characters ?? 0) > 0)).toBe(true)
    expect(rows.some(({ values }) => values > 1)).toBe(true)
  })

  const specification = [
    'aay_advantages',
    'aay_nozzles',
    'aay_capacity_lh',
    'aay_production_capacity',
    'aay_packaging',
    'aay_content_volume',
    'aay_color',
    'aay_footprint',
    'aay_manufacturing',
    'aay_material',
    'aay_options',
    'aay_material_options',
    'aay_predosages',
    'aay_water_types',
    'aay_water_channels',
  ]
  test.each([
    ...specification,
    'eco_participation',
    'colisage_b2b',
    'colisage_b2c',
    'description_longue_b2b',
    'description_courte_b2b',
    'manufacturer_name',
    'manufacturer_contact',
    'model_ref',
    'safety_warnings',
  ])('have a value of %s', async (code) => {
    const found = await shop.sql<{ found: number }[]>`
      select count(*)::int as found from product_values v join product_website pw using (product_id)
        join website w on w.id = pw.website_id
       where w.code = 'fontaines' and v.store_id = 0 and (v.attribute_values ? ${code} or v.texts ? ${code})`
    expect(found[0]?.found).toBeGreaterThan(0)
  })

  test('have a manufacturer for every physical product (product safety)', async () => {
    const lacking = await count(
      'fontaines',
      (sql) => sql`p.type in ('simple', 'configurable') and not v.attribute_values ? 'manufacturer_name'`,
    )
    expect(lacking).toBe(0)
  })

  test('include reduced, new, sold-out, scarce, lot and noindex products', async () => {
    const reduced = await count('fontaines', (sql) => sql`pp.special_price < pp.price`)
    const recent = await count(
      'fontaines',
      (sql) => sql`v.attribute_values ->> 'news_to_date' >= '2026-11-21'`,
    )
    const soldOut = await count(
      'fontaines',
      (sql) => sql`p.type = 'simple' and (s.quantity = 0 or not s.is_in_stock)`,
    )
    const scarce = await count('fontaines', (sql) => sql`p.type = 'simple' and s.quantity between 1 and 5`)
    const lots = await count('fontaines', (sql) => sql`(v.attribute_values ->> 'colisage_b2c')::int > 1`)
    const hidden = await count(
      'fontaines',
      (sql) =>
        sql`coalesce(v.attribute_values ->> 'seo_no_index', v.attribute_values ->> 'aay_seo_robots_noindex') = '1'`,
    )
    for (const found of [reduced, recent, soldOut, scarce, lots, hidden]) expect(found).toBeGreaterThan(0)
  })

  test('have a lower price within the thirty days before a reduction at least once', async () => {
    const rows = await shop.sql`
      select p.sku from product p join product_price pp on pp.product_id = p.id
        join price_history h on h.product_id = p.id and h.website_id = pp.website_id
       where pp.special_from is not null and h.price < pp.price and h.since < pp.special_from`
    expect(rows.length).toBeGreaterThan(0)
  })

  test('hide some prices from consumers and some from everybody', async () => {
    const send = async (as?: string) => {
      const { data } = await shop.send<{ products: { items: { sku: string; price_visible: boolean }[] } }>(
        '{ products(filter: {}, pageSize: 300) { items { sku price_visible } } }',
        {},
        { store: 'fr', ...(as ? { as } : {}) },
      )
      return new Set(data.products.items.filter((one) => !one.price_visible).map(({ sku }) => sku))
    }
    const forGuests = await send()
    const forProfessionals = await send(await shop.signIn('professionnel@example.com'))
    expect(forProfessionals.size).toBeGreaterThan(0)
    expect([...forProfessionals].every((sku) => forGuests.has(sku))).toBe(true)
    expect(forGuests.size).toBeGreaterThan(forProfessionals.size)
  })

  test('have related, up-sell and cross-sell products', async () => {
    const rows = await shop.sql<{ kind: string; found: number }[]>`
      select kind, count(distinct product_id)::int as found from product_link group by kind`
    const found = Object.fromEntries(rows.map((row) => [row.kind, row.found]))
    for (const kind of ['related', 'upsell', 'crosssell', 'grouped']) expect(found[kind]).toBeGreaterThan(1)
  })
})

describe('the dishes', () => {
  test('have three tax classes', async () => {
    for (const taxClass of ['food', 'packaged', 'standard'])
      expect(await count('sushi', (sql) => sql`p.tax_class = ${taxClass}`)).toBeGreaterThan(0)
  })

  test('declare their allergens or that there are none', async () => {
    const lacking = await count(
      'sushi',
      (sql) =>
        sql`p.type = 'simple' and not v.attribute_values ? 'allergens' and not v.attribute_values ? 'allergens_declared'`,
    )
    expect(lacking).toBe(0)
  })

  test('have selling windows at noon, in the evening, or a delay', async () => {
    const windows = await count(
      'sushi',
      (sql) => sql`v.attribute_values ->> 'pad_pickup_available_end' < '16:00'`,
    )
    const evenings = await count(
      'sushi',
      (sql) => sql`v.attribute_values ->> 'pad_pickup_available_start' >= '17:00'`,
    )
    const delays = await count('sushi', (sql) => sql`(v.attribute_values ->> 'pad_min_delay')::int >= 1440`)
    for (const found of [windows, evenings, delays]) expect(found).toBeGreaterThan(0)
  })

  test('include bundles with options', async () => {
    expect(await count('sushi', (sql) => sql`p.type = 'bundle'`)).toBeGreaterThanOrEqual(3)
  })
})

describe('the points of sale', () => {
  test('are eight in Paris, Lyon and Milan: one invisible, one for pickup only, with closed days', async () => {
    const rows = await shop.sql<
      { city: string; is_visible: boolean; enable_delivery: boolean; closures: number; slots: number }[]
    >`
      select m.city, m.is_visible, l.enable_delivery,
             (select count(*)::int from location_closure c where c.location_id = l.id) as closures,
             (select count(*)::int from location_slot_rule r where r.location_id = l.id) as slots
        from location l join marker m on m.id = l.marker_id`
    expect(rows).toHaveLength(8)
    expect(new Set(rows.map(({ city }) => city.split(' ')[0]))).toEqual(new Set(['Paris', 'Lyon', 'Milano']))
    expect(rows.filter(({ is_visible }) => !is_visible)).toHaveLength(1)
    expect(rows.filter(({ enable_delivery }) => !enable_delivery)).toHaveLength(1)
    expect(rows.every(({ closures, slots }) => closures > 0 && slots > 0)).toBe(true)
  })

  test('deliver by postcode or within a radius', async () => {
    const lacking = await shop.sql`
      select l.code from location l
       where l.enable_delivery and l.delivery_radius_km is null
         and not exists (select 1 from location_delivery_postcode d where d.location_id = l.id)`
    expect(lacking).toEqual([])
  })
})

describe('the newsletter', () => {
  test('has subscribers in every state', async () => {
    const rows = await shop.sql<
      { status: string }[]
    >`select distinct status from newsletter_subscriber order by status`
    expect(rows.map(({ status }) => status)).toEqual([
      'not_active',
      'subscribed',
      'unconfirmed',
      'unsubscribed',
    ])
  })
})
