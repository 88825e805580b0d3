import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { goodPassword, newCustomer } from '../../test/accounts.ts'
import { outbox } from '../../test/outbox.ts'

let shop: TestApi
let now = new Date('2026-03-02T10:00:00Z')
let productId = 0

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  const [row] = await shop.sql<{ id: number }[]>`select id from product where sku = 'VSQ-CLAIR'`
  productId = row?.id ?? 0
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 2 * HOUR_MS)
})

type Changes = {
  product?: number
  message?: string
  name?: string
  recipients?: { name: string; email: string }[]
}
const friend = { name: 'Léa', email: 'lea@example.com' }
const send = async (
  {
    product = productId,
    message = 'Regarde <b>ceci</b> {{sender_email}}',
    name = 'Ada',
    recipients = [friend],
  }: Changes = {},
  options: { as?: string; store?: string; from?: string } = {},
) => {
  const { data, errors } = await shop.send<{ sendEmailToFriend: object }>(
    `mutation ($product: Int!, $sender: SendEmailToFriendSenderInput!, $recipients: [SendEmailToFriendRecipientInput]!) {
      sendEmailToFriend(input: { product_id: $product, sender: $sender, recipients: $recipients }) {
        sender { name email message } recipients { name email }
      }
    }`,
    { product, sender: { name, email: 'somebody.else@example.com', message }, recipients },
    options,
  )
  return errors?.[0]?.message ?? data.sendEmailToFriend
}

test('A customer recommends a product under the address of the account', async () => {
  const as = await shop.signIn()
  expect(await send({ message: 'Regarde !\nPour la cuisine' }, { as })).toEqual({
    sender: { name: 'Ada', email: 'particulier@example.com', message: 'Regarde !\nPour la cuisine' },
    recipients: [friend],
  })
  const [mail] = await outbox(shop, friend.email)
  expect(mail).toMatchObject({ kind: 'recommendation', subject: 'Ada vous recommande un article' })
  expect(mail?.plain).toContain('Regarde !')
  expect(mail?.plain).toContain('particulier@example.com')
  expect(mail?.plain).toMatch(/https?:\S+\/fr\/cartouche-clair\.html/)
  expect(mail?.plain).not.toContain('{{')
})

test('What the sender writes becomes neither a link nor markup', async () => {
  const as = await shop.signIn()
  const links = 'Your message can’t contain links or addresses, or be longer than 1000 characters.'
  const english = { as, store: 'en' }
  for (const message of [
    'See https://evil.example',
    'go to evil.com',
    'a@b.example',
    '<b>bold</b>',
    'x'.repeat(1001),
  ])
    expect(await send({ message }, english)).toBe(links)
  expect(await send({ message: 'Nice', name: 'shop.example' }, english)).toMatch(/^A name can’t contain/)
  expect(await send({ message: 'Nice', recipients: [{ ...friend, name: 'www.x' }] }, english)).toMatch(
    /^A name/,
  )
  await send(
    { message: 'Try {{sender_email}} & see', recipients: [{ name: 'Zoé', email: 'zoe@example.com' }] },
    english,
  )
  const [mail] = await outbox(shop, 'zoe@example.com')
  expect(mail?.plain).toContain('Try {{sender_email}} & see')
  expect(mail?.html).toContain('&amp; see')
})

test('Errors are Magento’s', async () => {
  const as = await shop.signIn()
  const errorOf = (changes: Changes) => send({ message: 'Nice', ...changes }, { as })
  expect(await errorOf({ message: ' ' })).toBe('Please provide Message.')
  expect(await errorOf({ name: '' })).toBe('Please provide Name of sender.')
  expect(await errorOf({ recipients: [{ name: '', email: friend.email }] })).toBe(
    'Please provide Name for all of recipients.',
  )
  expect(await errorOf({ recipients: [] })).toBe('Please specify at least one recipient.')
  expect(await errorOf({ recipients: [{ name: 'Léa', email: 'lea' }] })).toBe(
    'Please enter a correct recipient email address.',
  )
  expect(await errorOf({ recipients: Array.from({ length: 6 }, () => friend) })).toBe(
    'No more than 5 emails can be sent at a time.',
  )
  expect(await errorOf({ product: 999_999 })).toBe(
    "The product that was requested doesn't exist. Verify the product and try again.",
  )
})

test('A recommendation goes with the account of its sender', async () => {
  const { token: as, email } = await newCustomer(shop)
  await send({ message: 'Nice', recipients: [{ name: 'Ugo', email: 'ugo@example.com' }] }, { as })
  await send(
    { message: 'Nice', recipients: [{ name: 'Ugo', email: 'ugo@example.com' }] },
    { as: await shop.signIn() },
  )
  const sent = await outbox(shop, 'ugo@example.com')
  expect(sent.filter(({ plain }) => plain.includes(email))).toHaveLength(1)
  const { errors } = await shop.send(
    'mutation ($password: String) { anonymizePersonalData(password: $password) { result } }',
    { password: goodPassword },
    { as },
  )
  expect(errors).toBeUndefined()
  const left = await outbox(shop, 'ugo@example.com')
  expect(left).toHaveLength(1)
  expect(left[0]?.plain).not.toContain(email)
})

test('Guests, customers without a confirmed address and other shops are refused', async () => {
  const refused = "The current customer isn't authorized."
  expect(await send({ message: 'Nice' })).toBe(refused)
  expect(await send({ message: 'Nice' }, { store: 'sushi_fr' })).toBe(refused)
  const { token } = await newCustomer(shop)
  await shop.sql`update customer set email_verified_at = null where id = (select max(id) from customer)`
  expect(await send({ message: 'Nice' }, { as: token, store: 'en' })).toMatch(/^Please confirm your email/)
  const { data } = await shop.send<{ storeConfig: object }>(
    '{ storeConfig { send_friend { enabled_for_customers enabled_for_guests } } }',
  )
  expect(data.storeConfig).toEqual({
    send_friend: { enabled_for_customers: true, enabled_for_guests: false },
  })
})

test('A sender recommends five times an hour, and nobody gets more than three mails', async () => {
  const as = await shop.signIn()
  const recipients = [{ name: 'Max', email: 'max@example.com' }]
  for (let one = 0; one < 5; one += 1)
    expect(await send({ message: 'Nice', recipients }, { as, from: `192.0.2.${one}` })).toMatchObject({
      recipients,
    })
  expect(await send({ message: 'Nice', recipients }, { as, store: 'en', from: '192.0.2.9' })).toMatch(
    /try again/,
  )
  expect(await outbox(shop, 'max@example.com')).toHaveLength(3)
})
