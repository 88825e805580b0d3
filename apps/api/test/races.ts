import { cartWith, notificationFields, orderRow, place, readyCart, setStock, stockOf } from './checkout.ts'
import { cartAt, checkOutPickup, periods } from './fulfilment.ts'
import type { KillableShop } from './killable-shop.ts'

export type RaceShop = Pick<KillableShop, 'send' | 'sql' | 'notify'>

const times = <Answer>(count: number, work: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Lets some shoppers order the last units at once. `messages` are those of the orders that failed. */
export async function raceForLastPieces(
  shop: RaceShop,
  { sku, stock, shoppers }: { sku: string; stock: number; shoppers: number },
): Promise<{ orders: number; messages: string[]; left: number }> {
  await setStock(shop, sku, shoppers)
  const carts = await times(shoppers, () => readyCart(shop, { sku }))
  await setStock(shop, sku, stock)
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  return {
    orders: answers.filter(({ order }) => order).length,
    messages: answers.flatMap(({ errors }) => errors.map(({ message }) => message)),
    left: await stockOf(shop, sku),
  }
}

/** Lets a customer without a cart add products in many tabs at once. */
export async function raceOfFirstAdds(
  shop: RaceShop,
  { as, skus }: { as: string; skus: readonly string[] },
): Promise<{ carts: number; lines: string[] }> {
  const made = await times(skus.length, async (index) => {
    const sku = skus[index] ?? ''
    return await cartWith(shop, { sku }, { as })
  })
  const { data } = await shop.send<{ customerCart: { items: { product: { sku: string } }[] } }>(
    '{ customerCart { items { product { sku } } } }',
    {},
    { as },
  )
  return {
    carts: new Set(made).size,
    lines: data.customerCart.items.map(({ product }) => product.sku).toSorted(),
  }
}

/** Some products of the shop of which a single unit can be bought as it is. */
export async function plainSkus(shop: RaceShop, count: number): Promise<string[]> {
  const { data } = await shop.send<{ products: { items: { sku: string; __typename: string }[] } }>(
    '{ products(filter: { price: { from: "1" } }, pageSize: 100) { items { sku __typename } } }',
  )
  const found: string[] = []
  for (const { sku, __typename } of data.products.items) {
    if (found.length === count) break
    if (__typename !== 'SimpleProduct') continue
    const isBought = await cartWith(shop, { sku }).then(
      () => true,
      () => false,
    )
    if (isBought) found.push(sku)
  }
  return found
}

type EditedCart = {
  cart: {
    total_quantity: number
    items: { quantity: number; prices: { row_total_including_tax: { value: number } } }[]
    prices: { subtotal_including_tax: { value: number } }
  }
}

/** One unit of a product is added to one cart many times at once. */
export async function raceOfEdits(
  shop: RaceShop,
  { sku, edits }: { sku: string; edits: number },
): Promise<{ statuses: number[]; quantity: number; offByCents: number }> {
  const id = await cartWith(shop, { sku })
  const answers = await times(edits, () =>
    shop.send(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      }`,
      { id, items: [{ sku, quantity: 1 }] },
    ),
  )
  const { data } = await shop.send<EditedCart>(
    `query ($id: String!) { cart(cart_id: $id) {
      total_quantity items { quantity prices { row_total_including_tax { value } } }
      prices { subtotal_including_tax { value } }
    } }`,
    { id },
  )
  const { items, prices, total_quantity: quantity } = data.cart
  const lines = items.reduce((sum, item) => sum + item.prices.row_total_including_tax.value, 0)
  return {
    statuses: answers.map(({ status }) => status),
    quantity,
    offByCents: Math.round((lines - prices.subtotal_including_tax.value) * 100),
  }
}

export type OnceCounts = {
  orders: number
  answers: string[]
  payments: number
  movements: number
  taken: number
  mails: number
}

/** One cart is ordered many times at once, and its payment told as often: by retries, and under other notifications. */
export async function raceOfOneOrder(
  shop: RaceShop,
  { sku, times: count }: { sku: string; times: number },
): Promise<OnceCounts> {
  const before = await stockOf(shop, sku)
  const cart = await readyCart(shop, { sku })
  const placements = await times(count, () => place(shop, cart))
  const numbers = placements.flatMap(({ order }) => order?.order_number ?? [])
  const [number = ''] = numbers
  const { id, grandTotal } = await orderRow(shop, number)
  const payment = notificationFields(number, grandTotal, { vads_trans_id: number.slice(-6) })
  const answers = await times(count, (index) =>
    // Every other one is the same payment under another status: captured after it was authorised.
    shop.notify(index % 2 === 0 ? payment : { ...payment, vads_trans_status: 'CAPTURED' }),
  )
  const [counts] = await shop.sql<[{ payments: number; movements: number; mails: number }]>`
    select (select count(*)::integer from payment where order_id = ${id} and state = 'paid') as payments,
           (select count(*)::integer from order_event where order_id = ${id} and to_status = 'processing'
               and from_status = 'pending_payment') as movements,
           (select count(*)::integer from mail where order_id = ${id} and kind like '%confirmation') as mails`
  return {
    orders: numbers.length,
    answers: answers.map(({ status }) => String(status)),
    taken: before - (await stockOf(shop, sku)),
    ...counts,
  }
}

/**
 * Lets some shoppers order the last reservations of a slot at once, after their own ones expired. `round` selects the
 * slot, counted from the last one offered.
 */
export async function raceForSlot(
  shop: Pick<KillableShop, 'send' | 'sql'>,
  { shoppers, sku, round = 0 }: { shoppers: number; sku: string; round?: number },
): Promise<{ orders: number; messages: string[]; places: number }> {
  const location = 'lyon-croix-rousse'
  const { id: first, store } = await cartAt(shop, { location })
  const offered = (await periods(shop, first, { store })).data.getPeriods
  const all = offered.flatMap(({ day, periods: slots }) => slots.map(({ time }) => ({ day, time })))
  const slot = all.at(-1 - round)
  const carts: string[] = []
  while (carts.length < shoppers) {
    const { id } = await cartAt(shop, { location, slot })
    await addTo(shop, id, sku, store)
    await checkOutPickup(shop, id, { store })
    await shop.sql`update slot_reservation set reserved_until = '2000-01-01' where order_id is null`
    await shop.sql`update cart set pad_reserved_until = '2000-01-01' where masked_id = ${id}`
    carts.push(id)
  }
  const answers = await Promise.all(carts.map((cart) => place(shop, cart, { store })))
  const [row] = await shop.sql<[{ places: number }]>`
    select count(*)::integer as places
      from slot_reservation p join sales_order o on o.id = p.order_id
     where o.pad_day = ${slot?.day ?? null} and o.pad_time = ${slot?.time ?? null}`
  return {
    orders: answers.filter(({ order }) => order).length,
    messages: answers.flatMap(({ errors }) => errors.map(({ message }) => message)),
    places: row.places,
  }
}

async function addTo(
  shop: Pick<KillableShop, 'send'>,
  id: string,
  sku: string,
  store: string,
): Promise<void> {
  const { errors } = await shop.send(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: [{ sku, quantity: 1 }] },
    { store },
  )
  if (errors) throw new Error(errors[0]?.message)
}
