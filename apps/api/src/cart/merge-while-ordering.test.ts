import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { waitForLockWaits } from '../../test/locks.ts'
import { shopper } from '../../test/shopper.ts'

const box = 'VSQ-COF2'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
})
afterAll(() => shop.close())

type Merged = { cart: { items: { product: { sku: string }; quantity: number }[] } }
const items = 'items { quantity product { sku } }'

test.each([
  [
    'signing in',
    `mutation ($guest: String!) { answer: customerLogin(
      email: "particulier@example.com", password: "Comptoir2026", guest_cart_id: $guest
    ) { cart { ${items} } } }`,
  ],
  ['merging', `mutation ($guest: String!) { cart: mergeCarts(source_cart_id: $guest) { ${items} } }`],
  [
    'taking it over',
    `mutation ($guest: String!) { cart: assignCustomerToGuestCart(cart_id: $guest) { ${items} } }`,
  ],
])('keeps the guest’s items in %s while another device orders the customer’s cart', async (_, mutation) => {
  const as = await shop.signIn()
  const own = await shopper(shop, { as }).emptyCart()
  const guest = await shopper(shop).emptyCart()
  await shopper(shop).add(guest, { sku: box, quantity: 2 })
  let answer: Promise<{ data: Merged & { answer?: Merged }; errors?: unknown }> | undefined
  await shop.sql.begin(async (tx) => {
    await tx`select 1 from cart where masked_id = ${own} for update`
    answer = shop.send<Merged & { answer?: Merged }>(mutation, { guest }, { as })
    await waitForLockWaits(shop.sql, 1)
    // The end of an order.
    await tx`update cart set is_active = false where masked_id = ${own}`
  })
  const done = await answer
  expect(done?.errors).toBeUndefined()
  const { cart } = done?.data.answer ?? done?.data ?? {}
  expect(cart?.items).toEqual([{ quantity: 2, product: { sku: box } }])
})
