import { addressesIn } from '@comptoir/messages/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  cartWith,
  checkOut,
  notificationFields,
  notify,
  orderRow,
  paris,
  place,
} from '../../test/checkout.ts'
import { outbox as outboxOf } from '../../test/outbox.ts'
import { shopper } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-03-02T09:00:00Z') })
})
afterAll(() => shop.close())

const outbox = (to: string) => outboxOf(shop, to)

type Buyer = { email?: string; as?: string; store?: string; coupon?: string; quantity?: number }

/** Orders some pieces, for a guest of this address or for a customer, and answers the number. */
async function order({ email, coupon, quantity = 2, ...who }: Buyer): Promise<string> {
  const cart = await cartWith(shop, { sku, quantity }, who)
  if (coupon) await shopper(shop, who).coupon(cart, coupon)
  await checkOut(shop, cart, who)
  if (email)
    await shop.send(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      { id: cart, email },
      who,
    )
  const placed = await place(shop, cart, who)
  return placed.order?.order_number ?? ''
}

let lastTransaction = 0
async function paymentOf(number: string, changes: Record<string, string> = {}) {
  const { grandTotal } = await orderRow(shop, number)
  const vads_trans_id = String(++lastTransaction).padStart(6, '0')
  return notificationFields(number, grandTotal, { vads_trans_id, ...changes })
}

test('sends one confirmation in the language of the order with the terms of its store view', async () => {
  const email = 'giulia@example.com'
  const number = await order({ email, store: 'it' })
  expect(await outbox(email)).toEqual([])
  const payment = await paymentOf(number)
  await Promise.all(Array.from({ length: 10 }, () => notify(shop, payment)))
  const mails = await outbox(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ recipient: email, subject: `Il tuo ordine ${number} è confermato` })
  expect(mails[0]?.plain).toContain(`Buongiorno ${paris.firstname},`)
  expect(mails[0]?.plain).toContain('Data prevista: mercoledì 4 marzo 2026')
  expect(mails[0]?.plain).toContain('di cui IVA: 30,00\u00a0€')
  expect(mails[0]?.plain).toContain('Totale: 180,00\u00a0€')
  expect(mails[0]?.attachments.map(({ name }) => name)).toEqual(['condizioni-di-vendita.pdf'])
})

test('sends the confirmation when a payment under review is accepted', async () => {
  const email = 'review@example.com'
  const number = await order({ email })
  const review = await paymentOf(number, { vads_trans_status: 'AUTHORISED_TO_VALIDATE' })
  await notify(shop, review)
  expect(await outbox(email)).toEqual([])
  await notify(shop, { ...review, vads_trans_status: 'AUTHORISED' })
  expect(await outbox(email)).toMatchObject([{ subject: `Votre commande ${number} est confirmée` }])
})

const linkIn = (plain = '') => /https?:\S+/.exec(plain)?.[0] ?? ''

test('mails the reason of a refused payment and a link to the cart, and no confirmation', async () => {
  const email = 'refused@example.com'
  const number = await order({ email })
  await notify(shop, await paymentOf(number, { vads_trans_status: 'REFUSED', vads_auth_result: '43' }))
  const mails = await outbox(email)
  expect(mails).toMatchObject([{ subject: `Le paiement de la commande ${number} n’a pas abouti` }])
  const { plain = '' } = mails[0] ?? {}
  // A stolen card is told as refused, no more.
  expect(plain).toContain('La carte a été refusée')
  expect(plain).not.toMatch(/43|vol/)
  const link = new URL(linkIn(plain))
  expect(link.pathname).toBe('/fr/checkout/onepage/success')
  expect(link.searchParams.get('order')).toBe(number)
  expect(link.searchParams.get('key')).not.toBe('')
})

test.each([
  ['fr', '51', 'La carte n’a pas de provision suffisante'],
  ['en', '54', 'The card has expired'],
  ['it', '55', 'La banca non è riuscita a verificare che fossi tu'],
])('tells the customer why the payment was refused (%s)', async (store, code, reason) => {
  const email = 'particulier@example.com'
  const number = await order({ as: await shop.signIn(email), store })
  await notify(shop, await paymentOf(number, { vads_trans_status: 'REFUSED', vads_auth_result: code }))
  const mail = (await outbox(email)).find(({ subject }) => subject.includes(number))
  expect(mail?.plain).toContain(reason)
  expect(linkIn(mail?.plain)).toContain(`/${store}/${addressesIn(store).checkout}`)
})

test('gives no reason when the bank gives none', async () => {
  const email = 'unsaid@example.com'
  await notify(shop, await paymentOf(await order({ email }), { vads_trans_status: 'REFUSED' }))
  const [mail] = await outbox(email)
  expect(mail?.plain).not.toMatch(/other|carte n’|banque n’a pas pu/)
})

test('shows professionals lines that add up to the total with tax', async () => {
  const email = 'professionnel@example.com'
  const number = await order({
    as: await shop.signIn(email),
    store: 'en',
    coupon: 'BIENVENUE10',
    quantity: 6,
  })
  await notify(shop, await paymentOf(number))
  const mails = await outbox(email)
  const mail = mails.find(({ subject }) => subject === `Your order ${number} is confirmed`)
  const amounts = [...(mail?.plain ?? '').matchAll(/: (−?)€([\d.]+)$/gm)].map(
    ([, sign, amount]) => (sign ? -1 : 1) * Math.round(Number(amount) * 100),
  )
  // Goods, discount and delivery; then the tax among them, and the total.
  const total = amounts.at(-1)
  const parts = amounts.slice(0, -2)
  expect(parts.some((amount) => amount < 0)).toBe(true)
  expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(total).toBe((await orderRow(shop, number)).grandTotal)
})

test('confirms a free order when it is placed and does not mention payment', async () => {
  const email = 'cadeau@example.com'
  await addCoupon(shop.sql, { code: 'CADEAU', action: { type: 'percent', value: 10_000 } })
  const cart = await cartWith(shop, { sku: 'VSQ-CONTRAT' })
  await shopper(shop).coupon(cart, 'CADEAU')
  await shop.send(
    `mutation ($id: String!, $email: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } }
    }`,
    { id: cart, email, address: paris },
  )
  const { order: placed } = await place(shop, cart)
  const [mail] = await outbox(email)
  expect(mail?.subject).toBe(`Votre commande ${placed?.order_number} est confirmée`)
  expect(mail?.plain).not.toContain('votre paiement')
})

test('accepts the payment when the confirmation cannot be rendered, and renders it later', async () => {
  const email = 'nomail@example.com'
  const number = await order({ email })
  await shop.sql`alter table mail_attachment add constraint nothing check (false) not valid`
  expect(await notify(shop, await paymentOf(number))).toEqual({ status: 200, text: 'OK: order_updated' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  expect(await outbox(email)).toEqual([])
  await shop.sql`alter table mail_attachment drop constraint nothing`
  await shop.sql`update mail set next_attempt_at = '-infinity' where recipient = ${email}`
  expect(await outbox(email)).toMatchObject([{ subject: `Votre commande ${number} est confirmée` }])
})
