import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule } from '../../test/cart-rules.ts'
import { checkOut, notificationFields, notify, orderRow, place, setStock } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'
import { shopper } from '../../test/shopper.ts'

/** 42.00 with tax; the gift is worth 90.00, and professionals buy it in lots of six. */
const box = 'VSQ-COF2'
const cartridge = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await setStock(shop, cartridge, 100)
  await addCartRule(shop.sql, {
    code: 'CADEAU',
    labels: { fr: 'Une cartouche offerte' },
    condition: { field: 'subtotal', operator: 'at_least', value: 8000 },
    action: { type: 'gift', sku: cartridge, quantity: 1 },
  })
})
afterAll(() => shop.close())

async function cartWith(...items: { sku: string; quantity: number }[]) {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart, user_errors } = await guest.add(id, ...items)
  expect(user_errors).toEqual([])
  return { guest, id, cart }
}
type Lines = { items: { product: { sku: string }; quantity: number }[] }
const linesOf = ({ items }: Lines) => items.map(({ product, quantity }) => `${quantity} × ${product.sku}`)

test('A gift comes with what earns it and goes with it, and costs nothing', async () => {
  const { guest, id, cart } = await cartWith({ sku: box, quantity: 2 })
  expect(linesOf(cart)).toEqual([`2 × ${box}`, `1 × ${cartridge}`])
  expect(cart.prices).toMatchObject({
    discounts: [{ label: 'Une cartouche offerte', amount: { value: 90 } }],
    grand_total: { value: 84 },
  })
  const [line] = cart.items
  const fewer = await guest.update(id, { cart_item_id: Number(line?.id), quantity: 1 })
  expect(linesOf(fewer.data.updateCartItems.cart)).toEqual([`1 × ${box}`])
  expect(fewer.data.updateCartItems.cart.prices).toMatchObject({
    discounts: null,
    grand_total: { value: 42 },
  })
})

test('The gift earns nothing itself: with its worth alone it would stay', async () => {
  const { guest, id, cart } = await cartWith({ sku: box, quantity: 2 })
  const { data } = await guest.remove(id, Number(cart.items[0]?.id))
  expect(data.removeItemFromCart.cart.items).toEqual([])
})

test('A bought unit of the same product is a line of its own, and is paid', async () => {
  const { cart } = await cartWith({ sku: cartridge, quantity: 1 })
  expect(linesOf(cart)).toEqual([`1 × ${cartridge}`, `1 × ${cartridge}`])
  expect(cart.prices.grand_total.value).toBe(90)
})

test('A shopper may take a gift out, and it stays out; its quantity cannot be changed', async () => {
  const { guest, id, cart } = await cartWith({ sku: box, quantity: 2 })
  const gift = Number(cart.items[1]?.id)
  const { errors } = await guest.update(id, { cart_item_id: gift, quantity: 2 })
  expect(errors?.[0]?.message).toBe(
    `Could not update the product with SKU ${cartridge}: The quantity of a gift cannot be changed.`,
  )
  const { data } = await guest.remove(id, gift)
  expect(linesOf(data.removeItemFromCart.cart)).toEqual([`2 × ${box}`])
  expect(linesOf((await guest.add(id, { sku: box, quantity: 1 })).cart)).toEqual([`3 × ${box}`])
})

test('A gift that ends between cart and order is not charged', async () => {
  const { guest, id } = await cartWith({ sku: box, quantity: 2 })
  await checkOut(shop, id)
  const change = async (isActive: boolean) => {
    await shop.sql`update cart_rule set is_active = ${isActive} where code = 'CADEAU'`
    await shop.sql`update website set cart_rules_version = cart_rules_version + 1`
  }
  await change(false)
  const { cart } = (await guest.cart(id)).data
  expect(linesOf(cart)).toEqual([`2 × ${box}`])
  expect(cart.prices.grand_total.value).toBe(93.9)
  const { orderV2 } = await place(shop, id)
  const items = await shop.sql`
    select i.sku from order_item i join sales_order o on o.id = i.order_id where o.number = ${orderV2?.number ?? ''}`
  expect(items).toEqual([{ sku: box }])
  await change(true)
})

test('An order has the gift with its discount and takes it from stock; out of stock it is left out', async () => {
  const { id } = await cartWith({ sku: box, quantity: 2 })
  await checkOut(shop, id)
  await setStock(shop, cartridge, 1)
  const { orderV2 } = await place(shop, id)
  const items = await shop.sql`
    select i.sku, i.row_incl_tax as row, i.discount, i.stock_deducted as taken
      from order_item i join sales_order o on o.id = i.order_id where o.number = ${orderV2?.number ?? ''} order by i.id`
  expect(items).toEqual([
    { sku: box, row: 8400, discount: 0, taken: 2 },
    { sku: cartridge, row: 9000, discount: 9000, taken: 1 },
  ])
  const { cart } = await cartWith({ sku: box, quantity: 2 })
  expect(linesOf(cart)).toEqual([`2 × ${box}`])
  await setStock(shop, cartridge, 100)
})

test('Signing in merges what was bought, and gives one gift', async () => {
  const { id } = await cartWith({ sku: box, quantity: 2 })
  const customer = shopper(shop, { as: await shop.signIn() })
  const own = await customer.emptyCart()
  await customer.add(own, { sku: box, quantity: 2 })
  const { data } = await customer.merge(id, own)
  expect(linesOf(data.mergeCarts).toSorted()).toEqual([`1 × ${cartridge}`, `4 × ${box}`])
})

test('A gift that the guest declined stays out of the cart of the customer who signs in', async () => {
  const { guest, id, cart } = await cartWith({ sku: box, quantity: 3 })
  await guest.remove(id, Number(cart.items[1]?.id))
  const customer = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const own = await customer.emptyCart()
  const { data } = await customer.merge(id, own)
  expect(linesOf(data.mergeCarts)).not.toContain(`1 × ${cartridge}`)
})

test('A gift that was declined stays out of the cart that a refused payment restores', async () => {
  const { guest, id, cart } = await cartWith({ sku: box, quantity: 2 })
  await guest.remove(id, Number(cart.items[1]?.id))
  await checkOut(shop, id)
  const { orderV2 } = await place(shop, id)
  const number = orderV2?.number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal, { vads_trans_status: 'REFUSED' }))
  const restored = await eventually(async () => {
    const [found] = await shop.sql<{ id: string }[]>`
      select masked_id as id from cart
       where is_active and id > (select id from cart where masked_id = ${id}) order by id desc limit 1`
    return found ?? expect.fail('not restored')
  })
  const { cart: again } = await guest.add(restored.id, { sku: box, quantity: 1 })
  expect(linesOf(again)).toEqual([`3 × ${box}`])
})

test('A gift that the shopper cannot buy is left out: all its units are in the cart, or its price is hidden', async () => {
  const rows = async (id: string) => {
    const [found] = await shop.sql`
      select count(*)::int as rows from cart_item i join cart c on c.id = i.cart_id where c.masked_id = ${id}`
    return found
  }
  await setStock(shop, cartridge, 1)
  const last = await cartWith({ sku: cartridge, quantity: 1 })
  expect(await rows(last.id)).toEqual({ rows: 1 })
  await setStock(shop, cartridge, 100)
  await addCartRule(shop.sql, { code: 'VERBORGEN', action: { type: 'gift', sku: 'VSQ-L80', quantity: 1 } })
  const hidden = await cartWith({ sku: box, quantity: 1 })
  expect(linesOf(hidden.cart)).toEqual([`1 × ${box}`])
  expect(await rows(hidden.id)).toEqual({ rows: 1 })
  await addCartRule(shop.sql, {
    code: 'VERBORGEN',
    action: { type: 'gift', sku: 'VSQ-L80', quantity: 1 },
    isActive: false,
  })
})
