import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper } from '../../test/shopper.ts'
import { promotionJobs } from './coupon-batches.ts'

let shop: TestApi
let owner: TestStaff
let website: string
let other: string

beforeAll(async () => {
  shop = await createTestApi()
  await shop.sql`delete from cart_rule where website_id = (select id from website where code = 'fontaines')`
  const websites = await shop.sql<{ id: number; code: string }[]>`select id, code from website order by id`
  website = String(websites.find(({ code }) => code === 'fontaines')?.id)
  other = String(websites.find(({ code }) => code !== 'fontaines')?.id)
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

const fields =
  'id version name code state isActive couponCode couponCount uses discounted { amount currency } canDelete condition action startsAt endsAt maxAmount { amount }'

type Promotion = {
  id: string
  version: string
  name: string
  code: string | null
  state: string
  isActive: boolean
  couponCode: string | null
  couponCount: number
  canDelete: boolean
  condition: unknown
  action: unknown
}

async function create(input: object, kind = 'CART', staff = owner) {
  return await staff.send<{ createPromotion: { promotion: Promotion } }>(
    `mutation ($key: ID!, $website: ID!, $kind: PromotionKind!, $input: PromotionInput!) {
       createPromotion(idempotencyKey: $key, websiteId: $website, kind: $kind, input: $input) { promotion { ${fields} } } }`,
    { key: newKey(), website, kind, input },
  )
}

async function created(input: object, kind?: string): Promise<Promotion> {
  const { data, errors } = await create(input, kind)
  expect(errors).toBeUndefined()
  return data.createPromotion.promotion
}

async function change({ id, version }: Promotion, input: object, staff = owner) {
  return await staff.send<{ changePromotion: { promotion: Promotion } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $input: PromotionInput!) {
       changePromotion(idempotencyKey: $key, id: $id, version: $version, input: $input) { promotion { ${fields} } } }`,
    { key: newKey(), id, version, input },
  )
}

async function read(id: string, staff = owner): Promise<Promotion | null> {
  const { data } = await staff.send<{ promotion: Promotion | null }>(
    `query ($id: ID!) { promotion(id: $id) { ${fields} } }`,
    { id },
  )
  return data.promotion
}

/** The names in the list of promotions. */
async function names(args: string, staff = owner): Promise<string[]> {
  const { data, errors } = await staff.send<{ promotions: { nodes: { name: string }[] } }>(
    `{ promotions${args && `(${args})`} { totalCount pageInfo { hasNextPage }
       nodes { id version name code labels kind state uses discounted { amount currency } maxAmount { amount } } } }`,
  )
  expect(errors).toBeUndefined()
  return data.promotions.nodes.map(({ name }) => name)
}

const tenth = { type: 'percent', value: 1000 }

describe('promotions of carts', () => {
  test('Staff can add one with a code, change it, switch it off and find who did', async () => {
    const promotion = await created({
      name: 'Été à table',
      labels: { fr: 'Été à table', en: 'Summer table' },
      action: tenth,
      condition: { field: 'subtotal', operator: 'at_least', value: 5000 },
      needsCoupon: true,
      couponCode: 'ETE10',
      maxAmount: 10_000,
    })
    expect(promotion).toMatchObject({
      code: 'ETE-A-TABLE',
      state: 'RUNNING',
      couponCode: 'ETE10',
      canDelete: true,
    })
    const { data } = await change(promotion, { couponCode: 'ETE15', action: { ...tenth, value: 1500 } })
    const changed = data.changePromotion.promotion
    expect(changed).toMatchObject({
      couponCode: 'ETE15',
      couponCount: 1,
      action: { type: 'percent', value: 1500 },
    })
    const off = await owner.send<{ switchPromotion: { promotion: Promotion } }>(
      `mutation ($key: ID!, $id: ID!, $version: String!) {
         switchPromotion(idempotencyKey: $key, id: $id, version: $version, isActive: false) { promotion { state } } }`,
      { key: newKey(), id: changed.id, version: changed.version },
    )
    expect(off.data.switchPromotion.promotion.state).toBe('OFF')
    const entries = await shop.sql<{ action: string; after: object; before: object | null }[]>`
      select action, before, after from audit_entry where entity_type = 'promotion' and entity_id = ${promotion.id} order by id`
    expect(entries.map(({ action }) => action)).toEqual([
      'promotion.create',
      'promotion.change',
      'promotion.switch_off',
    ])
    expect(entries[1]).toMatchObject({
      before: { couponCode: 'ETE10', action: tenth },
      after: { couponCode: 'ETE15', action: { type: 'percent', value: 1500 } },
    })
  })

  test('What is wrong is told at its field, and nothing is written', async () => {
    const before = await shop.sql`select from cart_rule`
    const { errors } = await create({
      name: ' ',
      labels: { xx: 'Hm' },
      action: { type: 'gift', sku: 'NOTHING', quantity: 1 },
      condition: { field: 'customer_group', operator: 'one_of', values: ['Nobody'] },
      startsAt: '2027-01-02T00:00:00Z',
      endsAt: '2027-01-01T00:00:00Z',
      maxUses: -1,
    })
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
      'name',
      'labels.xx',
      'endsAt',
      'condition',
      'action.sku',
      'maxUses',
    ])
    const malformed = await create({ name: 'Bad', action: tenth, condition: { all: [{ field: 'moon' }] } })
    expect(malformed.errors?.[0]?.extensions.problems?.[0]?.field).toMatch(/^condition/)
    expect(await shop.sql`select from cart_rule`).toHaveLength(before.length)
  })

  test('Changes of different fields stand beside each other, those of the same one conflict', async () => {
    const promotion = await created({ name: 'Two people', action: tenth })
    const colleague = asStaff(shop, { staffId: 2, name: 'Marc' })
    await change(promotion, { priority: 5 }, colleague)
    const { data, errors } = await change(promotion, { name: 'Two people, one name' })
    expect(errors).toBeUndefined()
    expect(data.changePromotion.promotion.name).toBe('Two people, one name')
    const clash = await change(promotion, { priority: 7 })
    expect(clash.errors?.[0]?.extensions.conflicts).toEqual([
      expect.objectContaining({ field: 'priority', by: 'Marc', value: 5 }),
    ])
  })

  test('Staff of another website neither see nor change it', async () => {
    const promotion = await created({ name: 'Ours alone', action: tenth })
    const stranger = asStaff(shop, { websiteIds: [Number(other)] })
    expect(await read(promotion.id, stranger)).toBeNull()
    expect((await change(promotion, { name: 'Theirs' }, stranger)).errors).toHaveLength(1)
    expect((await create({ name: 'New', action: tenth }, 'CART', stranger)).errors).toHaveLength(1)
    expect(await names('', stranger)).not.toContain('Ours alone')
    expect(await names('')).toContain('Ours alone')
  })

  test('The list is searched by name and by coupon, filtered and sorted', async () => {
    await created({ name: 'Zebra', action: tenth, needsCoupon: true, couponCode: 'STRIPES', priority: 3 })
    await created({ name: 'Zenith', action: tenth, isActive: false })
    expect(await names('search: "stripes"')).toEqual(['Zebra'])
    expect(await names('search: "ze", sort: { field: "name", direction: DESC }')).toEqual(['Zenith', 'Zebra'])
    expect(
      await names('search: "ze", filters: [{ field: "state", op: IN, values: ["RUNNING", "SCHEDULED"] }]'),
    ).toEqual(['Zebra'])
  })

  test('It can be duplicated, and deleted while nobody has used it', async () => {
    const promotion = await created({ name: 'Twice', action: tenth, needsCoupon: true, couponCode: 'TWICE' })
    const { data } = await owner.send<{ duplicatePromotion: { promotion: Promotion } }>(
      `mutation ($key: ID!, $id: ID!) { duplicatePromotion(idempotencyKey: $key, id: $id) { promotion { ${fields} } } }`,
      { key: newKey(), id: promotion.id },
    )
    const copy = data.duplicatePromotion.promotion
    expect(copy).toMatchObject({ name: 'Twice (copy 2)', code: 'TWICE-2', isActive: false, couponCount: 0 })
    const remove = `mutation ($key: ID!, $id: ID!, $version: String!) {
      deletePromotion(idempotencyKey: $key, id: $id, version: $version) { id } }`
    const gone = await owner.send(remove, { key: newKey(), id: copy.id, version: copy.version })
    expect(gone.errors).toBeUndefined()
    expect(await read(copy.id)).toBeNull()
    const [order] = await shop.sql<[{ id: number }]>`select id from sales_order limit 1`
    await shop.sql`insert into cart_rule_use (order_id, rule_id, amount)
                   values (${order.id}, ${Number(promotion.id.split('-')[1])}, 100)`
    const kept = await owner.send(remove, { key: newKey(), id: promotion.id, version: promotion.version })
    expect(kept.errors?.[0]?.message).toContain('has been used')
  })
})

describe('promotions of the catalogue', () => {
  test('Staff can prepare one by days and see what it would do to prices', async () => {
    const input = {
      name: 'Filters of spring',
      isActive: false,
      action: { type: 'percent', value: 2000 },
      condition: { field: 'sku', operator: 'one_of', values: ['VSQ-CLAIR', 'VSQ-TENDRE'] },
      startsAt: '2027-02-28T23:00:00Z',
      endsAt: '2027-03-31T22:00:00Z',
    }
    const { data, errors } = await owner.send<{
      previewCataloguePromotion: {
        changed: number
        total: number
        products: { sku: string; before: { amount: number }; after: { amount: number } }[]
      }
    }>(
      `query ($website: ID!, $input: PromotionInput!) { previewCataloguePromotion(websiteId: $website, input: $input) {
         changed total products { sku name before { amount } after { amount } } } }`,
      { website, input },
    )
    expect(errors).toBeUndefined()
    expect(data.previewCataloguePromotion).toMatchObject({
      changed: 2,
      products: [
        { sku: 'VSQ-TENDRE', before: { amount: 8500 }, after: { amount: 6800 } },
        { sku: 'VSQ-CLAIR', before: { amount: 7500 }, after: { amount: 6000 } },
      ],
    })
    const promotion = await created(input, 'CATALOGUE')
    expect(promotion).toMatchObject({ state: 'OFF', canDelete: true, startsAt: '2027-02-28T23:00:00.000Z' })
    const [row] = await shop.sql<{ first: string; last: string }[]>`
      select first_day::text as first, last_day::text as last from catalogue_rule where name = 'Filters of spring'`
    expect(row).toEqual({ first: '2027-03-01', last: '2027-03-31' })
    const { data: after } = await change(promotion, { isActive: true })
    expect(after.changePromotion.promotion).toMatchObject({ state: 'SCHEDULED', canDelete: false })
    const noon = await change(after.changePromotion.promotion, { startsAt: '2027-03-01T12:00:00Z' })
    expect(noon.errors?.[0]?.extensions.problems?.[0]?.field).toBe('startsAt')
    const same = await create(input, 'CATALOGUE')
    expect(same.errors?.[0]?.extensions.problems?.[0]?.field).toBe('name')
  })
})

describe('coupons', () => {
  test('A job generates them by a pattern; one can be added and disabled', async () => {
    const promotion = await created({ name: 'Letters', action: tenth, needsCoupon: true })
    const generate = async (count: number, pattern: string) =>
      await owner.send<{ generateCoupons: { batch: { id: string; done: number } } }>(
        `mutation ($key: ID!, $id: ID!, $count: Int!, $pattern: String!) {
           generateCoupons(idempotencyKey: $key, promotionId: $id, count: $count, pattern: $pattern, maxUses: 1) {
             batch { id done } } }`,
        { key: newKey(), id: promotion.id, count, pattern },
      )
    expect((await generate(100, 'A-#')).errors?.[0]?.extensions.problems?.[0]?.field).toBe('pattern')
    const { data } = await generate(6000, 'LETTER-****')
    expect(data.generateCoupons.batch.done).toBe(0)
    for (const { run } of promotionJobs) await run(shop.api.app, new AbortController().signal)
    const add = `mutation ($key: ID!, $id: ID!, $code: String!) { addCoupon(idempotencyKey: $key, promotionId: $id, code: $code) {
      coupon { id version code isValid } } }`
    const added = await owner.send<{ addCoupon: { coupon: { id: string; version: string } } }>(add, {
      key: newKey(),
      id: promotion.id,
      code: 'PRESS',
    })
    const taken = await owner.send(add, { key: newKey(), id: promotion.id, code: 'press' })
    expect(taken.errors?.[0]?.extensions.problems?.[0]?.field).toBe('code')
    const { coupon } = added.data.addCoupon
    const ended = await owner.send<{ changeCoupon: { coupon: { isValid: boolean } } }>(
      `mutation ($key: ID!, $id: ID!, $version: String!, $at: DateTime) {
         changeCoupon(idempotencyKey: $key, id: $id, version: $version, endsAt: $at) { coupon { isValid } } }`,
      { key: newKey(), id: coupon.id, version: coupon.version, at: '2020-01-01T00:00:00Z' },
    )
    expect(ended.data.changeCoupon.coupon.isValid).toBe(false)
    const listed = await owner.send<{
      coupons: { totalCount: number; nodes: { code: string; maxUses: number | null; uses: number }[] }
      promotion: { couponBatches: { done: number; finishedAt: string | null; problem: string | null }[] }
    }>(
      `query ($id: ID!) {
         coupons(promotionId: $id, first: 2) { totalCount nodes { code maxUses uses } }
         promotion(id: $id) { couponBatches { done finishedAt problem } } }`,
      { id: promotion.id },
    )
    expect(listed.data.coupons.totalCount).toBe(6001)
    expect(listed.data.coupons.nodes[0]).toMatchObject({ maxUses: 1, uses: 0 })
    expect(listed.data.promotion.couponBatches).toEqual([
      { done: 6000, finishedAt: expect.any(String), problem: null },
    ])
  })

  test('A promotion without coupons takes none', async () => {
    const promotion = await created({ name: 'For all', action: tenth })
    const { errors } = await owner.send(
      `mutation ($key: ID!, $id: ID!) { addCoupon(idempotencyKey: $key, promotionId: $id, code: "NO") { coupon { id } } }`,
      { key: newKey(), id: promotion.id },
    )
    expect(errors?.[0]?.message).toContain('without a code')
  })
})

type Preview = {
  previewPromotion: {
    before: { grandTotal: { amount: number } }
    after: {
      grandTotal: { amount: number }
      lines: { sku: string; discount: { amount: number } }[]
      unknownSkus: string[]
    }
    step: {
      result: string
      discount: { amount: number }
      unmet: { condition: object; actual: unknown }[]
      missingAmount: { amount: number } | null
    }
  }
}

const preview = `query ($website: ID!, $id: ID, $input: PromotionInput!, $cart: SampleCartInput!) {
  previewPromotion(websiteId: $website, id: $id, input: $input, cart: $cart) {
    before { grandTotal { amount } }
    after { grandTotal { amount } lines { sku name quantity discount { amount } } totals { kind amount { amount } } unknownSkus }
    step { result discount { amount } unmet { condition actual } missingAmount { amount } byLine { lineId amount { amount } } } } }`

describe('previews', () => {
  beforeAll(async () => {
    await shop.sql`delete from cart_rule_use`
    await shop.sql`delete from cart_rule where website_id = ${Number(website)}`
    await shop.sql`update website set cart_rules_version = cart_rules_version + 1`
  })

  test('A promotion that is not saved is tried on a sample cart', async () => {
    const input = {
      name: 'Glasses',
      needsCoupon: true,
      action: { ...tenth, products: { field: 'sku', operator: 'one_of', values: ['VSQ-GOB25'] } },
      condition: { field: 'subtotal', operator: 'at_least', value: 10_000 },
    }
    const cart = {
      lines: [
        { sku: 'VSQ-COF2', quantity: 2 },
        { sku: 'VSQ-GOB25', quantity: 6 },
        { sku: 'GONE', quantity: 1 },
      ],
    }
    const { data, errors } = await owner.send<Preview>(preview, { website, input, cart })
    expect(errors).toBeUndefined()
    const { before, after, step } = data.previewPromotion
    expect(step).toMatchObject({ result: 'APPLIED' })
    expect(step.discount.amount).toBeGreaterThan(0)
    expect(before.grandTotal.amount - after.grandTotal.amount).toBe(step.discount.amount)
    expect(after.lines.map(({ discount }) => discount.amount)).toEqual([0, step.discount.amount])
    expect(after.unknownSkus).toEqual(['GONE'])
    expect(await shop.sql`select from cart_rule where website_id = ${Number(website)}`).toHaveLength(0)
    const little = await owner.send<Preview>(preview, {
      website,
      input,
      cart: { lines: [{ sku: 'VSQ-GOB25', quantity: 2 }] },
    })
    expect(little.data.previewPromotion.step).toMatchObject({
      result: 'CONDITION',
      unmet: [{ condition: input.condition, actual: expect.any(Number) }],
      missingAmount: { amount: expect.any(Number) },
    })
  })

  test('It is tried at a time, for a group and with a shipping method', async () => {
    const input = {
      name: 'Professionals in spring',
      action: { type: 'free_shipping' },
      startsAt: '2027-03-01T00:00:00Z',
      condition: { field: 'customer_group', operator: 'one_of', values: ['Professional'] },
    }
    const lines = [{ sku: 'VSQ-COF2', quantity: 1 }]
    const result = async (cart: object) =>
      (await owner.send<Preview>(preview, { website, input, cart: { lines, ...cart } })).data.previewPromotion
        .step.result
    expect(await result({})).toBe('NOT_YET')
    expect(await result({ at: '2027-03-02T00:00:00Z' })).toBe('CONDITION')
    expect(await result({ at: '2027-03-02T00:00:00Z', customerGroup: 'Professional' })).toBe('APPLIED')
  })

  test('A real cart is explained as the command does, and tried', async () => {
    await created({ name: 'Always', action: tenth })
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    await guest.add(id, { sku: 'VSQ-COF2', quantity: 2 })
    const query = `query ($id: String!) { explainCart(cartId: $id) {
      lines { sku amount { amount } discount { amount } } promotions { name result discount { amount } }
      totals { kind code rate amount { amount } } grandTotal { amount } } }`
    const { data } = await owner.send<{ explainCart: object }>(query, { id })
    expect(data.explainCart).toMatchObject({
      lines: [{ sku: 'VSQ-COF2', amount: { amount: 8400 }, discount: { amount: 840 } }],
      promotions: [{ name: 'Always', result: 'APPLIED', discount: { amount: 840 } }],
      totals: expect.arrayContaining([
        { kind: 'DISCOUNT', code: 'ALWAYS', rate: null, amount: { amount: -840 } },
      ]),
      grandTotal: { amount: 7560 },
    })
    const tried = await owner.send<Preview>(preview, {
      website,
      input: { name: 'More', action: { type: 'fixed', value: 1000 } },
      cart: { cartId: id },
    })
    expect(tried.data.previewPromotion.after.grandTotal.amount).toBe(6560)
    const stranger = asStaff(shop, { websiteIds: [Number(other)] })
    expect((await stranger.send(query, { id })).errors).toHaveLength(1)
  })
})

test('What is doubtful of a promotion is told before it is saved', async () => {
  const alone = await created({
    name: 'Only alone',
    action: { type: 'percent', value: 1000 },
    isExclusive: true,
    needsCoupon: true,
    couponCode: 'ALONE1',
  })
  const warn = async (input: object, id: string | null = null) => {
    const { data } = await owner.send<{ promotionWarnings: { code: string; otherName: string | null }[] }>(
      `query ($website: ID!, $id: ID, $input: PromotionInput!) {
         promotionWarnings(websiteId: $website, id: $id, input: $input) { code otherName } }`,
      { website, id, input },
    )
    return data.promotionWarnings.map(({ code, otherName }) => [code, otherName])
  }
  expect(await warn({ action: { type: 'percent', value: 3000 } })).toEqual([
    ['EVERYTHING', null],
    ['NO_LIMIT', null],
  ])
  expect(
    await warn({
      action: { type: 'percent', value: 3000 },
      maxUses: 10,
      isExclusive: true,
      needsCoupon: true,
      couponCode: 'alone1',
    }),
  ).toEqual([
    ['ONE_ALONE', 'Only alone'],
    ['CODE_TAKEN', 'Only alone'],
  ])
  expect(await warn({ endsAt: '2020-01-01T00:00:00Z', groups: [] })).toEqual([['OVER', null]])
  const itself = { action: alone.action, isExclusive: true, needsCoupon: true, couponCode: 'ALONE1' }
  expect(await warn(itself, alone.id)).toEqual([])
})

test('The vocabulary names fields, operators and choices for sentences', async () => {
  const { data } = await owner.send<{
    promotionVocabulary: {
      languages: string[]
      cartFields: { field: string; kind: string; operators: string[]; choices: { label: string }[] | null }[]
      lineFields: { field: string; choices: { value: string; label: string }[] | null }[]
      attributes: { code: string }[]
    }
  }>(
    `query ($website: ID!) { promotionVocabulary(websiteId: $website) {
       languages cartFields { field kind operators choices { value label } } lineFields { field choices { value label } }
       attributes { code } } }`,
    { website },
  )
  const { cartFields, lineFields, attributes, languages } = data.promotionVocabulary
  expect(languages[0]).toBe('fr')
  expect(cartFields.find(({ field }) => field === 'subtotal')).toMatchObject({
    kind: 'AMOUNT',
    choices: null,
  })
  expect(cartFields.find(({ field }) => field === 'country')?.choices).toContainEqual(
    expect.objectContaining({ value: 'FR', label: 'France' }),
  )
  expect(lineFields.find(({ field }) => field === 'category')?.choices?.map(({ label }) => label)).toContain(
    'Accessoires/Filtres',
  )
  expect(attributes.length).toBeGreaterThan(0)
})
