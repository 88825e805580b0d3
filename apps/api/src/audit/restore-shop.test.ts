import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { locationId } from '../../test/fulfilment.ts'
import { entryOf, previewRestore, restoreEntry } from '../../test/restore.ts'

let shop: TestApi
let owner: TestStaff
let website: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  const [row] = await shop.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
  website = String(row?.id)
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

/** Sends a mutation that has to succeed. */
async function send<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
  const { data, errors } = await owner.send<Data>(query, { key: newKey(), ...variables })
  expect(errors).toBeUndefined()
  return data
}

describe('promotions and coupons', () => {
  type Promotion = { id: string; version: string; name: string; labels: unknown; action: unknown }
  const shape =
    'promotion { id version name labels action isActive couponCode condition maxAmount { amount } }'

  const create = async (kind: string, input: object) =>
    (
      await send<{ createPromotion: { promotion: Promotion } }>(
        `mutation ($key: ID!, $website: ID!, $kind: PromotionKind!, $input: PromotionInput!) {
           createPromotion(idempotencyKey: $key, websiteId: $website, kind: $kind, input: $input) { ${shape} } }`,
        { website, kind, input },
      )
    ).createPromotion.promotion
  const change = async ({ id, version }: Promotion, input: object) =>
    (
      await send<{ changePromotion: { promotion: Promotion } }>(
        `mutation ($key: ID!, $id: ID!, $version: String!, $input: PromotionInput!) {
           changePromotion(idempotencyKey: $key, id: $id, version: $version, input: $input) { ${shape} } }`,
        { id, version, input },
      )
    ).changePromotion.promotion
  const read = async (id: string) =>
    (
      await send<{ promotion: Promotion }>(`query ($id: ID!) { ${shape.replace('{', '(id: $id) {')} }`, {
        id,
      })
    ).promotion

  const cases = {
    CART: {
      name: 'Rentrée',
      labels: { fr: 'Rentrée' },
      action: { type: 'percent', value: 1000 },
      condition: { field: 'subtotal', operator: 'at_least', value: 5000 },
      maxAmount: 90_000,
    },
    CATALOGUE: { name: 'Soldes', labels: { fr: 'Soldes' }, action: { type: 'percent', value: 500 } },
  }
  it.each(Object.entries(cases))('of the kind %s get what they had before a change', async (kind, input) => {
    const before = await create(kind, input)
    await change(before, {
      name: 'Autre nom',
      labels: { fr: 'Autre', en: 'Other' },
      action: { type: 'percent', value: 2000 },
      condition: null,
      maxAmount: null,
      isActive: false,
      endsAt: '2027-01-31T23:00:00Z',
    })
    const entry = await entryOf(shop, 'promotion.change', before.id)
    expect(await previewRestore(owner, entry)).toMatchObject({
      isPossible: true,
      fields: expect.arrayContaining([
        { field: 'name', current: 'Autre nom', restored: input.name, changedBy: null },
      ]),
    })
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    expect({ ...(await read(before.id)), version: '' }).toEqual({ ...before, version: '' })
    // Once more is a conflict: the log has the change that brought it back.
    expect((await restoreEntry(owner, entry)).errors?.[0]?.extensions.category).toBe('conflict')
  })

  it('stay where an import changed them since, and with a coupon that came with the change', async () => {
    const promotion = await create('CART', { ...cases.CART, name: 'Import' })
    await change(promotion, { name: 'Par le personnel' })
    const entry = await entryOf(shop, 'promotion.change', promotion.id)
    await shop.sql`update cart_rule set name = 'Du fichier' where name = 'Par le personnel'`
    expect(await previewRestore(owner, entry)).toMatchObject({
      isPossible: false,
      reason: 'This record has changed in the meantime.',
    })
    const second = await create('CART', { ...cases.CART, name: 'Avec coupon', needsCoupon: true })
    await change(second, { couponCode: 'DONNE' })
    const given = await entryOf(shop, 'promotion.change', second.id)
    expect((await previewRestore(owner, given)).reason).toContain('DONNE')
  })

  it('give coupons their limits back', async () => {
    const promotion = await create('CART', { ...cases.CART, name: 'Limites', needsCoupon: true })
    type Coupon = { coupon: { id: string; version: string } }
    const { addCoupon } = await send<{ addCoupon: Coupon }>(
      `mutation ($key: ID!, $id: ID!) {
         addCoupon(idempotencyKey: $key, promotionId: $id, code: "LIMITE", maxUses: 5) { coupon { id version } } }`,
      { id: promotion.id },
    )
    const { id, version } = addCoupon.coupon
    await send(
      `mutation ($key: ID!, $id: ID!, $version: String!) {
         changeCoupon(idempotencyKey: $key, id: $id, version: $version, maxUses: null, endsAt: "2027-01-01T00:00:00Z") {
           coupon { id } } }`,
      { id, version },
    )
    const entry = await entryOf(shop, 'coupon.change', id)
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    const [stored] = await shop.sql`select max_uses, ends_at from coupon where id = ${Number(id)}`
    expect(stored).toEqual({ max_uses: 5, ends_at: null })
  })
})

describe('price lists', () => {
  type List = { id: string; version: string; tiers: unknown[]; scheduled: unknown[]; base: unknown[] }
  const shape = `id version tiers { quantity group percentOff price { amount } } scheduled { firstDay price { amount } }
    base { websiteId price { amount } special { amount } specialTo }`
  const read = async () =>
    (await send<{ priceList: List }>(`{ priceList(sku: "VSQ-CLAIR") { ${shape} } }`)).priceList
  const change = async (input: object) => {
    const { id, version } = await read()
    await send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $base: [BasePriceInput!], $tiers: [TierPriceInput!], $scheduled: [ScheduledPriceInput!]) {
         changePriceList(idempotencyKey: $key, productId: $id, version: $version, base: $base, tiers: $tiers, scheduled: $scheduled) {
           priceList { id } } }`,
      { id, version, ...input },
    )
    return id
  }

  it('get tier prices and scheduled prices back that were changed, added and removed', async () => {
    const tier = (quantity: number, price: object) => ({ websiteId: website, quantity, ...price })
    await change({
      tiers: [tier(6, { price: 7000 }), tier(1, { group: 'Professional', percentOff: 1500 })],
      scheduled: [{ websiteId: website, firstDay: '2027-01-01', price: 8000 }],
    })
    const before = await read()
    const id = await change({
      tiers: [tier(6, { price: 6500 }), tier(1, { group: 'Professional' }), tier(24, { percentOff: 2000 })],
      scheduled: [{ websiteId: website, firstDay: '2027-01-01' }],
    })
    const entry = await entryOf(shop, 'price_list.change', id)
    expect(await previewRestore(owner, entry)).toMatchObject({ isPossible: true, reason: null })
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    expect({ ...(await read()), version: '' }).toEqual({ ...before, version: '' })
  })

  it('stay where the same price was changed since, by people or an import', async () => {
    const id = await change({ tiers: [{ websiteId: website, quantity: 12, price: 6000 }] })
    const entry = await entryOf(shop, 'price_list.change', id)
    await shop.sql`update tier_price set price = 5900 where quantity = 12 and price = 6000`
    expect((await previewRestore(owner, entry)).reason).toBe('This record has changed in the meantime.')
    await change({ tiers: [{ websiteId: website, quantity: 12, price: 5800 }] })
    expect((await previewRestore(owner, entry)).reason).toContain('Léa Bonnet')
  })

  it('get base prices and special prices back with the product', async () => {
    const before = await read()
    const id = await change({
      base: [{ websiteId: website, price: 9900, special: 8800, specialTo: '2027-02-01' }],
    })
    const entry = await entryOf(shop, 'product.change', id)
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    expect((await read()).base).toEqual(before.base)
  })
})

describe('slots of points of sale', () => {
  let location: string
  beforeAll(async () => {
    location = String(await locationId(shop, 'paris-marais'))
  })
  type Calendar = {
    days: {
      isClosed: boolean
      isSpecial: boolean
      hours: unknown[]
      slots: { startsAt: string; capacity: number }[]
    }[]
    closures: { id: string | null; firstDay: string | null; reason: string | null }[]
  }
  const calendar = async () => {
    await shop.api.app.catalogue.refresh()
    const { slotCalendar } = await send<{ slotCalendar: Calendar }>(
      `query ($location: ID!) { slotCalendar(locationId: $location, method: PICKUP, from: "2026-11-24") {
         days { isClosed isSpecial hours { opens closes } slots { startsAt capacity } } closures { id firstDay reason } } }`,
      { location },
    )
    return slotCalendar
  }

  it('get their capacities back, each beside changes of others', async () => {
    const starts = (await calendar()).days[1]?.slots.map(({ startsAt }) => startsAt) ?? []
    const set = async (startsAt: readonly string[], capacity: number) =>
      await send(
        `mutation ($key: ID!, $location: ID!, $startsAt: [DateTime!]!, $capacity: Int) {
           changeSlotCapacity(idempotencyKey: $key, locationId: $location, method: PICKUP, startsAt: $startsAt, capacity: $capacity) {
             changed { after } } }`,
        { location, startsAt, capacity },
      )
    const now = async () => (await calendar()).days[1]?.slots.map(({ capacity }) => capacity).slice(0, 3)
    const usual = (await now())?.[0] ?? 0
    await set(starts.slice(0, 1), 2)
    await set(starts.slice(0, 2), 3)
    const entry = await entryOf(shop, 'slots.capacity', location)
    await set(starts.slice(2, 3), 4)
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    expect(await now()).toEqual([2, usual, 4])
    expect((await restoreEntry(owner, entry)).errors?.[0]?.extensions.category).toBe('conflict')
  })

  it('get the hours of a day back, those of the weekday too', async () => {
    const set = async (spans: readonly object[]) =>
      await send(
        `mutation ($key: ID!, $location: ID!, $spans: [OpeningSpanInput!]!) {
           setSpecialHours(idempotencyKey: $key, locationId: $location, day: "2026-11-26", spans: $spans) { orders { id } } }`,
        { location, spans },
      )
    const hours = async () => (await calendar()).days[2]
    const usual = await hours()
    const morning = { opens: '10:00', closes: '12:00' }
    await set([morning])
    const first = await entryOf(shop, 'slots.hours', location)
    await set([{ opens: '18:00', closes: '24:00' }, morning])
    const second = await entryOf(shop, 'slots.hours', location)
    expect((await previewRestore(owner, first)).isPossible).toBe(false)
    expect((await restoreEntry(owner, second)).errors).toBeUndefined()
    expect((await hours())?.hours).toEqual([morning])
    const third = await entryOf(shop, 'slots.hours', location)
    expect((await restoreEntry(owner, third)).errors).toBeUndefined()
    expect((await hours())?.hours).toHaveLength(2)
    await set([])
    await set([morning])
    expect((await restoreEntry(owner, await entryOf(shop, 'slots.hours', location))).errors).toBeUndefined()
    expect(await hours()).toEqual(usual)
  })

  it('are closed again as they were, once', async () => {
    const { closeSlots } = await send<{ closeSlots: { closure: { id: string } } }>(
      `mutation ($key: ID!, $location: ID!) {
         closeSlots(idempotencyKey: $key, locationId: $location, closure: { firstDay: "2026-11-27", lastDay: "2026-11-28", reason: "Travaux" }) {
           closure { id } } }`,
      { location },
    )
    await send(
      'mutation ($key: ID!, $id: ID!) { reopenSlots(idempotencyKey: $key, closureId: $id) { id } }',
      {
        id: closeSlots.closure.id,
      },
    )
    expect((await calendar()).days[3]?.isClosed).toBe(false)
    const entry = await entryOf(shop, 'slots.reopen', location)
    expect((await restoreEntry(owner, entry)).errors).toBeUndefined()
    const closed = await calendar()
    expect(closed.days[3]?.isClosed).toBe(true)
    expect(closed.closures[0]).toMatchObject({ firstDay: '2026-11-27', reason: 'Travaux' })
    expect((await previewRestore(owner, entry)).reason).toBe('This has already been undone.')
  })
})
