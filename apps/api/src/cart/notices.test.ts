import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { setStock } from '../../test/checkout.ts'
import { shopper, type TestNotice } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2' // 35.00 without tax
const tap = 'VSQ-BECN' // 17 in stock

const setPrice = async (sku: string, cents: number) => {
  await shop.sql`
    update product_price set price = ${cents}
     where product_id = (select id from product where sku = ${sku})`
  await shop.api.app.catalogue.refresh()
}
beforeEach(async () => await setPrice(box, 3500))

const types = (notices: readonly TestNotice[]) => notices.map(({ type }) => type)
const notices = async (id: string, visitor: { as?: string; store?: string } = {}) =>
  (await shopper(shop, visitor).cart(id)).data.cart.notices

async function guestWith(...items: { sku: string; quantity: number }[]) {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart, user_errors } = await guest.add(id, ...items)
  expect(user_errors).toEqual([])
  expect(cart.notices).toEqual([])
  return { guest, id, uid: cart.items[0]?.uid }
}

test('returns a notice for a raised price, in the visitor’s tax base', async () => {
  const { guest, id, uid } = await guestWith({ sku: box, quantity: 2 })
  await setPrice(box, 4000)
  const { cart } = (await guest.cart(id)).data
  expect(cart.prices.grand_total.value).toBe(96)
  expect(cart.notices).toEqual([
    {
      type: 'PRICE_RAISED',
      message: expect.stringMatching(/est passé de 42,00.€ à 48,00.€/),
      cart_item_uid: uid,
      sku: box,
      product_name: cart.items[0]?.product.name,
      previous_price: { value: 42 },
      price: { value: 48 },
      previous_quantity: null,
      quantity: 2,
    },
  ])
  expect((await notices(id, { store: 'en' }))[0]?.message).toMatch(/from €42\.00 to €48\.00/)
  expect((await notices(id, { store: 'it' }))[0]?.message).toMatch(/da 42,00.€ a 48,00.€/)
})

test('returns notices without tax for a professional, also for a lowered price', async () => {
  const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const id = await pro.emptyCart()
  await pro.add(id, { sku: box, quantity: 1 })
  await setPrice(box, 3000)
  expect((await pro.cart(id)).data.cart.notices).toMatchObject([
    { type: 'PRICE_LOWERED', previous_price: { value: 35 }, price: { value: 30 } },
  ])
})

test('returns a price notice until it is dismissed or the product is added again', async () => {
  const { guest, id } = await guestWith({ sku: box, quantity: 1 })
  await setPrice(box, 4000)
  const { data } = await guest.dismiss(id)
  expect(data.dismissCartNotices.notices).toEqual([])
  expect(await notices(id)).toEqual([])
  await setPrice(box, 4500)
  expect(await notices(id)).toMatchObject([{ previous_price: { value: 48 }, price: { value: 54 } }])
  const added = await guest.add(id, { sku: box, quantity: 1 })
  expect(added.cart.notices).toEqual([])
})

test('returns no notice for a price that is back to the seen one', async () => {
  const { id } = await guestWith({ sku: box, quantity: 1 })
  await setPrice(box, 4000)
  await setPrice(box, 3500)
  expect(await notices(id)).toEqual([])
})

test('returns a localised notice for a line that stock does not cover, which cannot be dismissed', async () => {
  const { guest, id, uid } = await guestWith({ sku: 'VSQ-C3N', quantity: 3 })
  await setStock(shop, 'VSQ-C3N', 2)
  const told = { type: 'LINE_UNAVAILABLE', cart_item_uid: uid, sku: 'VSQ-C3N', quantity: 3 }
  expect(await notices(id)).toMatchObject([{ ...told, message: expect.stringMatching(/pas assez/) }])
  expect(types((await guest.dismiss(id)).data.dismissCartNotices.notices)).toEqual(['LINE_UNAVAILABLE'])
  await setStock(shop, 'VSQ-C3N', 0)
  expect((await notices(id, { store: 'en' }))[0]?.message).toMatch(/is out of stock/)
})

test('returns a notice for a discontinued line, also after the next change removed it', async () => {
  const { guest, id } = await guestWith({ sku: 'VSQ-CO2', quantity: 2 }, { sku: box, quantity: 1 })
  await shop.sql`
    delete from product_website where product_id = (select id from product where sku = 'VSQ-CO2')`
  await shop.api.app.catalogue.refresh()
  const told = {
    type: 'LINE_REMOVED',
    sku: 'VSQ-CO2',
    cart_item_uid: null,
    previous_quantity: 2,
    quantity: 0,
  }
  expect(await notices(id)).toMatchObject([told])
  const { cart } = await guest.add(id, { sku: box, quantity: 1 })
  expect(cart.notices).toMatchObject([told])
  expect((await guest.dismiss(id)).data.dismissCartNotices.notices).toEqual([])
  expect(await notices(id)).toEqual([])
})

test('dismissing removes discontinued lines', async () => {
  const { guest, id } = await guestWith({ sku: 'VSQ-DEBIT', quantity: 1 })
  await shop.sql`
    delete from product_website where product_id = (select id from product where sku = 'VSQ-DEBIT')`
  await shop.api.app.catalogue.refresh()
  expect(types(await notices(id))).toEqual(['LINE_REMOVED'])
  expect((await guest.dismiss(id)).data.dismissCartNotices.notices).toEqual([])
  expect(await notices(id)).toEqual([])
})

test('returns a notice with the code of a lapsed coupon', async () => {
  await addCoupon(shop.sql, {
    code: 'DEUX',
    action: { type: 'fixed', value: 500 },
    condition: { field: 'subtotal', operator: 'at_least', value: 8000 },
  })
  const { guest, id } = await guestWith({ sku: box, quantity: 2 })
  await guest.coupon(id, 'DEUX')
  const [item] = (await guest.cart(id)).data.cart.items
  const { data } = await guest.update(id, { cart_item_id: Number(item?.id), quantity: 1 })
  expect(data.updateCartItems.cart.notices).toMatchObject([
    { type: 'COUPON_LAPSED', message: expect.stringMatching(/DEUX/), cart_item_uid: null },
  ])
})

test('returns notices for lines that merging reduced', async () => {
  const { id: source } = await guestWith({ sku: tap, quantity: 10 })
  const customer = shopper(shop, { as: await shop.signIn() })
  const id = await customer.emptyCart()
  await customer.add(id, { sku: tap, quantity: 9 })
  const { data } = await customer.merge(source, id)
  const told = { type: 'QUANTITY_CHANGED', sku: tap, previous_quantity: 19, quantity: 17 }
  expect(data.mergeCarts.notices).toMatchObject([
    { ...told, cart_item_uid: data.mergeCarts.items[0]?.uid, message: expect.stringMatching(/19 à 17/) },
  ])
  expect((await customer.cart(id)).data.cart.notices).toMatchObject([told])
  expect((await customer.dismiss(id)).data.dismissCartNotices.notices).toEqual([])
})

test('drops the notice of a reduced line once the shopper changes it', async () => {
  const { id: source } = await guestWith({ sku: 'VSQ-TENDRE', quantity: 2 })
  const customer = shopper(shop, { as: await shop.signIn() })
  const id = await customer.emptyCart()
  await setStock(shop, 'VSQ-TENDRE', 1)
  const { data } = await customer.merge(source, id)
  expect(types(data.mergeCarts.notices)).toEqual(['QUANTITY_CHANGED'])
  await setStock(shop, 'VSQ-TENDRE', 9)
  const line = data.mergeCarts.items.find(({ product }) => product.sku === 'VSQ-TENDRE')
  const changed = await customer.update(id, { cart_item_uid: line?.uid ?? '', quantity: 3 })
  expect(changed.data.updateCartItems.cart.notices).toEqual([])
})

test('rejects dismissing the notices of somebody else’s cart', async () => {
  const customer = shopper(shop, { as: await shop.signIn() })
  const id = await customer.emptyCart()
  expect((await shopper(shop).dismiss(id)).errors?.[0]?.message).toBe(
    `The current user cannot perform operations on cart "${id}"`,
  )
})
