import { CONFIRMATION_LIFE_DAYS } from '@comptoir/rules/account-limits'
import { DAY_MS } from '@comptoir/rules/duration'
import { ALERT_LIFE_DAYS } from '@comptoir/rules/product-alert'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { linkIn, mailsTo, type SentMail } from '../../test/mails.ts'
import { inTransaction } from '../platform/database.ts'
import { moveAlerts } from './alerts.sql.ts'
import { deleteExpiredAlerts, sendAlerts } from './sending.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let now = new Date('2026-11-02T10:00:00Z')
let people = 0

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      const settings = sql.json({ product_alerts: { stock: true, price: true } })
      await sql`update website set config = config || ${settings} where code = 'fontaines'`
    },
  })
})
beforeEach(async () => void (await shop.sql`delete from product_alert`))
afterAll(async () => await shop.close())

const newEmail = () => `waits-${++people}@example.com`

type Alert = { kind: string; status: string; product_name: string; product_url_key: string }

async function ask(email: string, { kind = 'STOCK', as = '', store = 'fr', of = sku } = {}) {
  const { data, errors } = await shop.send<{ createProductAlert: Alert }>(
    `mutation ($input: CreateProductAlertInput!) {
       createProductAlert(input: $input) { kind status product_name product_url_key } }`,
    { input: { sku: of, kind, email } },
    { store, ...(as && { as }) },
  )
  return { alert: data?.createProductAlert, error: errors?.[0] }
}

async function confirm(token: string, store = 'fr') {
  const { data, errors } = await shop.send<{ confirmProductAlert: Alert }>(
    'mutation ($token: String!) { confirmProductAlert(token: $token) { kind status product_name product_url_key } }',
    { token },
    { store },
  )
  return { alert: data?.confirmProductAlert, error: errors?.[0] }
}

const tokenIn = (mail: SentMail | undefined, path: string) =>
  (mail && linkIn(mail, path).searchParams.get('token')) ?? expect.fail('no link')
const confirmed = async (email: string) =>
  await confirm(tokenIn((await mailsTo(shop, email))[0], 'alerte/confirmation'))
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind)
const waiting = async (email: string) =>
  (await shop.sql`select from product_alert where lower(email) = lower(${email})`).length

/** What the shop shows of the product. */
async function shown() {
  type Products = {
    items: { is_in_stock: boolean; price_range: { minimum_price: { final_price: { value: number } } } }[]
  }
  const { data } = await shop.send<{ products: Products }>(
    `{ products(filter: { sku: { eq: "${sku}" } }, force_out_of_stock: true) {
       items { is_in_stock price_range { minimum_price { final_price { value } } } } } }`,
  )
  const [product] = data.products.items
  return { isInStock: product?.is_in_stock, price: product?.price_range.minimum_price.final_price.value }
}

async function setStock(quantity: number): Promise<void> {
  await shop.sql`
    update stock_item set quantity = ${quantity}, is_in_stock = ${quantity > 0}, manage_stock = true, backorders = false
     where product_id = (select id from product where sku = ${sku})`
  await eventually(async () => expect((await shown()).isInStock).toBe(quantity > 0))
}

async function changePrice(by: number): Promise<void> {
  const { price: before } = await shown()
  await shop.sql`
    update product_price set price = price + ${by} where product_id = (select id from product where sku = ${sku})`
  await shop.sql`select catalogue_changed('prices', (select array_agg(id) from product where sku = ${sku}))`
  await eventually(async () => expect((await shown()).price).not.toBe(before))
}

const send = async () => await sendAlerts(shop.api.app)

describe('who waits for a product that is out of stock', () => {
  beforeEach(async () => await setStock(0))

  it('gets one mail when it is back, once a link was followed, and is forgotten', async () => {
    const email = newEmail()
    expect((await ask(email)).alert).toMatchObject({ kind: 'STOCK', status: 'UNCONFIRMED' })
    expect(await waiting(email)).toBe(0)
    expect(await kindsTo(email)).toEqual(['product_alert_confirm'])
    expect((await confirmed(email)).alert).toMatchObject({ kind: 'STOCK', status: 'ACTIVE' })
    await confirmed(email)
    expect(await waiting(email)).toBe(1)
    expect(await send()).toBe(0)
    await setStock(5)
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const [mail] = await mailsTo(shop, email)
    expect(mail?.kind).toBe('back_in_stock')
    expect(linkIn(mail ?? expect.fail('no mail'), '.html').pathname).toMatch(/^\/fr\/[\w-]+\.html$/)
    expect(await waiting(email)).toBe(0)
  })

  it('needs no link for the confirmed e-mail of the account, but for every other', async () => {
    const { token: as, email, id } = await newCustomer(shop)
    expect((await ask(email.toUpperCase(), { as })).alert?.status).toBe('ACTIVE')
    expect(await kindsTo(email)).not.toContain('product_alert_confirm')
    const rows = await shop.sql`select from product_alert where customer_id = ${id}`
    expect(rows).toHaveLength(1)
    expect((await ask(newEmail(), { as })).alert?.status).toBe('UNCONFIRMED')
  })

  it('gets the mail in the language in which the alert was asked for', async () => {
    const email = newEmail()
    await ask(email, { store: 'it' })
    const [mail] = await mailsTo(shop, email)
    expect(mail?.plain).toContain('/it/avviso/conferma')
  })

  it('is not written to without end', async () => {
    const email = newEmail()
    for (let times = 0; times < 7; times++) expect((await ask(email)).alert?.status).toBe('UNCONFIRMED')
    expect(await kindsTo(email)).toHaveLength(5)
  })
})

describe('who waits for a lower price', () => {
  it('gets one mail with both prices when it falls, not when it rises', async () => {
    await setStock(5)
    const email = newEmail()
    await ask(email, { kind: 'PRICE' })
    await confirmed(email)
    await changePrice(500)
    expect(await send()).toBe(0)
    await changePrice(-700)
    expect(await send()).toBe(1)
    const [mail] = await mailsTo(shop, email)
    expect(mail?.kind).toBe('price_drop')
    const amounts = (mail?.plain.match(/\d+[.,]\d\d/g) ?? []).map((text) => Number(text.replace(',', '.')))
    expect(new Set(amounts).size).toBe(2)
  })

  it('is told only when the product can be bought', async () => {
    await setStock(5)
    const email = newEmail()
    await ask(email, { kind: 'PRICE' })
    await confirmed(email)
    await setStock(0)
    await changePrice(-100)
    expect(await send()).toBe(0)
    await setStock(5)
    expect(await send()).toBe(1)
  })
})

it('Nobody waits for what is there, is not sold, or has no address', async () => {
  await setStock(5)
  expect((await ask(newEmail())).error?.message).toBe('The product is in stock.')
  expect((await ask(newEmail(), { of: 'NOWHERE' })).error?.extensions.category).toBe('graphql-no-such-entity')
  expect((await ask('nobody', { kind: 'PRICE' })).error?.extensions.category).toBe('graphql-input')
})

it('A website without alerts takes none', async () => {
  const { error } = await ask(newEmail(), { store: 'sushi_fr' })
  expect(error?.extensions.category).toBe('graphql-authorization')
})

it('A link expires, and one that the shop did not sign does nothing', async () => {
  await setStock(0)
  const email = newEmail()
  await ask(email)
  now = new Date(now.getTime() + CONFIRMATION_LIFE_DAYS * DAY_MS)
  expect((await confirmed(email)).error?.message).toMatch(/expired/)
  expect((await confirm('eyJ4.x')).error?.extensions.category).toBe('graphql-input')
  const url = '/product-alerts/end?token=x'
  expect((await shop.api.server.inject({ method: 'POST', url })).statusCode).toBe(400)
})

it('All alerts of an e-mail end by the link of a mail, or by the button of the mail program', async () => {
  await setStock(5)
  for (const way of ['page', 'button'] as const) {
    const email = newEmail()
    await ask(email, { kind: 'PRICE' })
    await confirmed(email)
    await changePrice(-100)
    await send()
    const [mail] = await mailsTo(shop, email)
    const token = tokenIn(mail, 'alerte/fin')
    await ask(email, { kind: 'PRICE' })
    await confirmed(email)
    expect(await waiting(email)).toBe(1)
    const url = `/product-alerts/end?token=${encodeURIComponent(token)}`
    if (way === 'button') {
      expect((await shop.api.server.inject({ url })).statusCode).toBe(303)
      expect(await waiting(email)).toBe(1)
      expect((await shop.api.server.inject({ method: 'POST', url })).statusCode).toBe(200)
    } else {
      const { data } = await shop.send<{ endProductAlerts: boolean }>(
        'mutation ($token: String!) { endProductAlerts(token: $token) }',
        { token },
      )
      expect(data.endProductAlerts).toBe(true)
    }
    expect(await waiting(email)).toBe(0)
  }
})

it('Alerts follow a customer to another e-mail, and none stays at the old one', async () => {
  await setStock(5)
  const [before, after] = [newEmail(), newEmail()]
  const both = [before, after]
  for (const email of both) {
    await ask(email, { kind: 'PRICE' })
    await confirmed(email)
  }
  await ask(before, { kind: 'PRICE', of: 'VSQ-C3' })
  await confirmed(before)
  const [website] = await shop.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
  const websiteId = website?.id ?? expect.fail('no website')
  await inTransaction(shop.sql, (tx) => moveAlerts(tx, { websiteId, email: before }, after))
  expect(await Promise.all(both.map(waiting))).toEqual([0, 2])
  await inTransaction(shop.sql, (tx) => moveAlerts(tx, { websiteId, email: after }, after.toUpperCase()))
  expect(await waiting(after)).toBe(2)
})

it('A mail names no price where visitors see none', async () => {
  await setStock(0)
  const email = newEmail()
  await ask(email)
  await confirmed(email)
  // Prices are for professionals only: those of all its categories are hidden.
  await shop.sql`update category set b2c_show_prices = false`
  await shop.sql`select bump_catalogue()`
  await setStock(5)
  await eventually(async () => expect((await shown()).price).toBeNull())
  expect((await ask(newEmail(), { kind: 'PRICE' })).error?.message).toMatch(/no price/)
  expect(await send()).toBe(1)
  expect((await mailsTo(shop, email))[0]?.plain).toContain('un prix sur demande')
})

it('Staff see who waits for what, on their websites', async () => {
  await setStock(0)
  const email = newEmail()
  await ask(email)
  await confirmed(email)
  const { data } = await asStaff(shop).send<{
    productAlerts: { totalCount: number; nodes: { kind: string; sku: string; email: string }[] }
  }>('{ productAlerts(search: "CLAIR") { totalCount nodes { kind sku email } } }')
  expect(data.productAlerts).toEqual({ totalCount: 1, nodes: [{ kind: 'STOCK', sku, email }] })
})

it('An alert is deleted when it has waited for too long', async () => {
  await setStock(0)
  const email = newEmail()
  await ask(email)
  await confirmed(email)
  now = new Date(now.getTime() + (ALERT_LIFE_DAYS + 1) * DAY_MS)
  await deleteExpiredAlerts(shop.api.app)
  expect(await waiting(email)).toBe(0)
})
