import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper } from '../../test/shopper.ts'
import { importTierPrices } from '../import/index.ts'
import { customersCommand } from './index.ts'

const email = 'professionnel@example.com'
const fontaines = { website: 'fontaines' }
/** 75.00 without tax, in lots of six for professionals. */
const sku = 'VSQ-CLAIR'
let shop: TestApi
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-groups-'))
  shop = await createTestApi({
    prepare: async (sql) => {
      const groups = [
        { code: 'Professional', kind: 'b2b' },
        { code: 'Hotel du Lac', kind: 'b2b' },
      ]
      await sql`update website set config = config || ${sql.json({ customer_groups: groups })} where code = 'fontaines'`
      await sql`insert into customer_group (id, code, visitor_kind) values (40, 'Hotel du Lac', 'b2b')`
      const file = path.join(folder, 'prices.csv')
      const head =
        'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type'
      await writeFile(file, `${head}\n${sku},fontaines,Hotel du Lac,1,61.50,Fixed\n`)
      const [problem] = (await importTierPrices(sql, file)).problems
      if (problem) throw new Error(problem.message)
    },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const run = (words: string[], flags: Record<string, string> = fontaines) =>
  customersCommand(shop.api.app, words, new Map(Object.entries(flags)))

async function pricesOf(as: string) {
  const { data } = await shop.send<{
    products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
  }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) {
      items { price_range { minimum_price { final_price { value } } } }
    } }`,
    {},
    { as },
  )
  const pro = shopper(shop, { as })
  const cart = await pro.emptyCart()
  const { cart: filled } = await pro.add(cart, { sku, quantity: 6 })
  return [
    data.products.items[0]?.price_range.minimum_price.final_price.value,
    filled.prices.subtotal_excluding_tax.value,
  ]
}

test('A customer in a group of their own has that price list, on pages and in the cart, at once', async () => {
  const as = await shop.signIn(email)
  expect(await pricesOf(as)).toEqual([75, 450])
  expect(await run(['group', email], { ...fontaines, group: 'Hotel du Lac' })).toBe(
    `${email} is in the group Hotel du Lac now.`,
  )
  await shop.sql`update cart set is_active = false`
  expect(await pricesOf(as)).toEqual([61.5, 369])
  expect(await run(['group', email.toUpperCase()])).toBe(
    `${email.toUpperCase()} is in the group Hotel du Lac.`,
  )
  await run(['group', email], { ...fontaines, group: 'Professional' })
  await shop.sql`update cart set is_active = false`
  expect(await pricesOf(as)).toEqual([75, 450])
})

test.each([
  [['group', 'nobody@example.com'], fontaines, 'fontaines has no customer nobody@example.com.'],
  [['group', email], { website: 'nope' }, 'There is no website nope.'],
  [
    ['group', email],
    { ...fontaines, group: 'VIP' },
    /no customer group "VIP": use General, Professional, Hotel du Lac/,
  ],
  [['list'], fontaines, /Use:/],
])('A wrong command says what to do: %j %j', async (words, flags, message) => {
  await expect(run(words, flags)).rejects.toThrow(message)
})
