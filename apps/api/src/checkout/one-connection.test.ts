import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, paris, place } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ settings: { databasePoolSize: 1 } })
})
afterAll(() => shop.close())

// Who waits for a second connection while holding one stops the whole shop once everybody does.
test('a customer signs in, brings a cart along, ships to new and known addresses and orders on a single connection', async () => {
  const as = await shop.signIn()
  const guest = await cartWith(shop, { sku })
  const { data: merged } = await shopper(shop, { as }).merge(guest)
  const { id } = merged.mergeCarts
  type Addresses = { customer: { addresses: { id: number; street: string[] }[] } }
  const street = ['14 rue de la Seule-Connexion']
  await shop.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
    }`,
    { id, address: { ...paris, street } },
    { as },
  )
  const { data } = await shop.send<Addresses>('{ customer { addresses { id street } } }', {}, { as })
  const saved = data.customer.addresses.filter((one) => one.street[0] === street[0])
  expect(saved).toHaveLength(1)
  const selected = await shop.send(
    `mutation ($id: String!, $book: Int!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ customer_address_id: $book }] }) { cart { id } }
    }`,
    { id, book: saved[0]?.id },
    { as },
  )
  expect(selected.errors).toBeUndefined()
  await checkOut(shop, id, { as })
  expect(await place(shop, id, { as })).toMatchObject({ errors: [], orderV2: { number: expect.any(String) } })
})
