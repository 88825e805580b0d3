import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, place, placed, readyCart } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let now = new Date('2026-03-01T12:00:00Z')
let as: string
let other: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = await shop.signIn()
  other = await shop.signIn('professionnel@example.com')
})
afterAll(() => shop.close())

type Token = { public_hash: string; payment_method_code: string; type: string; details: string }
type Choice = { store?: boolean; hash?: string; as?: string | undefined }

const tokens = async (token = as) => {
  const { data } = await shop.send<{ customerPaymentTokens: { items: Token[] } }>(
    '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }',
    {},
    { as: token },
  )
  return data.customerPaymentTokens.items
}

const redirect = async (number: string, { store, hash, ...who }: Choice = {}) => {
  const token = 'as' in who ? who.as : as
  const { data, errors } = await shop.send<{
    payzenRedirect: { fields: { name: string; value: string }[] } | null
  }>(
    `mutation ($number: String!, $store: Boolean, $hash: String) {
      payzenRedirect(
        order_number: $number, return_url: "http://localhost:3000/fr", is_active_payment_token_enabler: $store, public_hash: $hash
      ) { fields { name value } }
    }`,
    { number, store, hash },
    token === undefined ? {} : { as: token },
  )
  const fields = data.payzenRedirect?.fields.map(({ name, value }) => [name, value]) ?? []
  return { fields: Object.fromEntries(fields) as Record<string, string>, error: errors?.[0] }
}

const card = (identifier: string, changes: Record<string, string> = {}) => ({
  vads_identifier: identifier,
  vads_identifier_status: 'CREATED',
  vads_card_brand: 'VISA',
  vads_card_number: '497010XXXXXX1111',
  vads_expiry_month: '9',
  vads_expiry_year: '2028',
  ...changes,
})

/** Pays an order whose form was opened with the choice. */
const pay = async (number: string, choice: Choice, changes: Record<string, string>) => {
  const { fields } = await redirect(number, choice)
  const { grandTotal } = await orderRow(shop, number)
  const sent = notificationFields(number, grandTotal, {
    vads_trans_id: fields.vads_trans_id ?? '',
    ...changes,
  })
  const answer = await notify(shop, sent)
  expect(answer.status).toBe(200)
  return sent
}

/** Keeps a card of the customer under an identifier; returns its token. */
const keptCard = async (identifier: string, changes: Record<string, string> = {}) => {
  await pay(await placed(shop, { sku }, { as }), { store: true }, card(identifier, changes))
  const [token] = await tokens()
  return token ?? expect.fail('no card was kept')
}

test('a card is kept when its customer asked for it, and shows no number', async () => {
  const number = await placed(shop, { sku }, { as })
  expect((await redirect(number)).fields).toMatchObject({ vads_page_action: 'PAYMENT' })
  expect((await redirect(number, { store: true })).fields).toMatchObject({ vads_page_action: 'REGISTER_PAY' })
  const sent = await pay(number, { store: true }, card('kept1'))
  await notify(shop, { ...sent, vads_trans_status: 'CAPTURED' })
  const [token] = await tokens()
  expect(await shop.sql`select id from payment_token where gateway_token = 'kept1'`).toHaveLength(1)
  expect(token).toEqual({
    public_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    payment_method_code: 'payzen_standard',
    type: 'card',
    details: '{"type":"VI","maskedCC":"1111","expirationDate":"09/2028"}',
  })
  expect(await tokens(other)).toEqual([])

  const next = await placed(shop, { sku }, { as })
  const { fields } = await redirect(next, { hash: token?.public_hash ?? '' })
  expect(fields).toMatchObject({ vads_page_action: 'PAYMENT', vads_identifier: 'kept1' })
  expect((await redirect(next)).fields).not.toHaveProperty('vads_identifier')
})

test.each<[string, Choice, Record<string, string>]>([
  ['not asked for', {}, card('no1')],
  ['not created', { store: true }, card('', { vads_identifier_status: 'NOT_CREATED' })],
  ['refused', { store: true }, card('no2', { vads_trans_status: 'REFUSED' })],
  ['no card', { store: true }, card('no3', { vads_card_brand: 'SDD', vads_card_number: '' })],
  ['without expiry', { store: true }, card('no4', { vads_expiry_month: '13' })],
  ['expired', { store: true }, card('no5', { vads_expiry_month: '2', vads_expiry_year: '2026' })],
])('a card is not kept or listed: %s', async (_name, choice, changes) => {
  const before = await tokens()
  await pay(await placed(shop, { sku }, { as }), choice, changes)
  expect(await tokens()).toEqual(before)
})

test('guests keep no card, and nobody uses those of others', async () => {
  const { orderV2 } = await place(shop, await readyCart(shop, { sku }))
  const guest = orderV2?.token ?? ''
  expect((await redirect(guest, { store: true, as: undefined })).error?.extensions.category).toBe(
    'graphql-authorization',
  )
  const { public_hash: hash } = await keptCard('kept2')
  expect((await redirect(guest, { hash, as: undefined })).error?.extensions.category).toBe(
    'graphql-authorization',
  )
  const number = await placed(shop, { sku, quantity: 6 }, { as: other })
  expect((await redirect(number, { hash, as: other })).error?.message).toBe(
    `Could not find a token using public hash: ${hash}`,
  )
  const asked = await shop.send('{ customerPaymentTokens { items { public_hash } } }')
  expect([asked.status, asked.errors?.[0]?.message]).toEqual([403, "The current customer isn't authorized."])
})

test('a deleted card stays deleted', async () => {
  const remove = async (hash: string, token: string) =>
    await shop.send<{ deletePaymentToken: { result: boolean; customerPaymentTokens: { items: Token[] } } }>(
      'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } } }',
      { hash },
      { as: token },
    )
  const { public_hash: hash } = await keptCard('kept3')
  const before = await tokens()
  const stranger = await remove(hash, other)
  const unknown = await remove('nope', as)
  expect([stranger.errors?.[0]?.message, unknown.errors?.[0]?.message]).toEqual([
    `Could not find a token using public hash: ${hash}`,
    'Could not find a token using public hash: nope',
  ])
  expect(unknown.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  expect((await remove(hash, as)).data.deletePaymentToken).toEqual({
    result: true,
    customerPaymentTokens: {
      items: before
        .filter((one) => one.public_hash !== hash)
        .map((one) => ({ public_hash: one.public_hash })),
    },
  })
  expect((await remove(hash, as)).errors?.[0]?.message).toMatch(/^Could not find a token/)
  await pay(
    await placed(shop, { sku }, { as }),
    { store: true },
    card('kept3', { vads_identifier_status: 'UPDATED' }),
  )
  expect((await tokens()).map((one) => one.public_hash)).not.toContain(hash)
  expect(await shop.sql`select details from payment_token where gateway_token = 'kept3'`).toEqual([
    { details: null },
  ])
})

test('an expired card is not listed and does not pay', async () => {
  const token = await keptCard('kept4', { vads_card_brand: 'CB' })
  expect(JSON.parse(token.details)).toMatchObject({ type: 'OT' })
  const number = await placed(shop, { sku }, { as })
  const before = now
  now = new Date('2028-10-01T00:00:00Z')
  try {
    const later = await shop.signIn()
    expect(await tokens(later)).toEqual([])
    const { error } = await redirect(number, { hash: token.public_hash, as: later })
    expect(error?.message).toMatch(/^Could not find/)
  } finally {
    now = before
  }
})
