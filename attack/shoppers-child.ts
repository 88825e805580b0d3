import { notificationFields, paris } from '../apps/api/test/checkout.ts'
import { signatureOf } from '../apps/api/src/payment-providers/payzen/signature.ts'
import type { Experience, ShoppersTask } from './shoppers.ts'
import { graphql } from './target.ts'
import { send } from './wire.ts'

const count = 8
/** A shopper reads a moment before the next click. */
const thinkMs = 100

type Question =
  | { kind: 'start'; task: ShoppersTask }
  | { kind: 'experience' | 'reset' | 'exclude' | 'include' | 'stop' }

/** Milliseconds of each request, by the step of the purchase. */
let times = new Map<string, number[]>()
/** A request counts when it begins and ends in the same period. */
let period = 0
let isExcluding = false
let orders = 0
let failures = 0
let firstFailure: string | undefined
const stopping = new AbortController()
let loops: Promise<void>[] = []

// When the attack program is stopped, its shoppers stop.
process.on('disconnect', () => process.exit(0))

process.on('message', async (question: Question) => {
  if (question.kind === 'start') {
    const shoppers = await Promise.all(
      Array.from({ length: count }, (_, index) => register(question.task, index)),
    )
    loops = shoppers.map((shopper) => buyOnAndOn(question.task, shopper))
    process.send?.('started')
  } else if (question.kind === 'experience') {
    process.send?.(experience())
  } else if (question.kind === 'reset') {
    reset()
    process.send?.('reset')
  } else if (question.kind === 'exclude' || question.kind === 'include') {
    period++
    isExcluding = question.kind === 'exclude'
    process.send?.(question.kind)
  } else {
    stopping.abort()
    await Promise.all(loops)
    process.exit(0)
  }
})

function experience(): Experience {
  return { times: Object.fromEntries(times), orders, failures, firstFailure }
}

function reset(): void {
  period++
  times = new Map()
  orders = 0
  failures = 0
  firstFailure = undefined
}

type Shopper = { from: string; as: string; sku: string }

async function register({ api, shopperSkus }: ShoppersTask, index: number): Promise<Shopper> {
  const from = `192.0.2.${index + 1}`
  const input = {
    firstname: 'Camille',
    lastname: 'Morel',
    email: `shopper-${index}@buyers.example`,
    password: 'Fontaine-2031-x',
  }
  const made = await graphql(
    { api },
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
    { from },
  )
  if (made.errors) throw new Error(`A shopper cannot register: ${made.errors[0]?.message}`)
  const { email, password } = input
  const answer = await graphql(
    { api },
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
    { from },
  )
  const { token } = Object(answer.data?.generateCustomerToken)
  if (typeof token !== 'string') throw new Error(`A shopper cannot sign in: ${answer.text.slice(0, 300)}`)
  return { from, as: token, sku: shopperSkus[index] ?? '' }
}

async function buyOnAndOn(task: ShoppersTask, shopper: Shopper): Promise<void> {
  while (!stopping.signal.aborted) {
    try {
      await buy(task, shopper)
    } catch (error) {
      failures++
      firstFailure ??= error instanceof Error ? error.message : String(error)
    }
  }
}

/** From the home page to the paid order. */
async function buy(task: ShoppersTask, shopper: Shopper): Promise<void> {
  const { api } = task
  const { sku } = shopper
  const ask = (step: string, query: string, variables: Record<string, unknown> = {}) =>
    timed(step, async () => {
      const answer = await graphql({ api }, query, variables, shopper)
      const message = answer.errors?.[0]?.message
      if (message || answer.status !== 200)
        throw new Error(`${step}: ${answer.status} ${message ?? answer.text.slice(0, 100)}`)
      return answer.data ?? {}
    })
  for (const page of ['/fr', '/fr/particuliers', '/fr/comptoir-3.html']) await look(task, shopper, page)
  await ask(
    'product',
    `query ($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items { sku name price_range { minimum_price { final_price { value } } } related_products { sku name } }
      }
    }`,
    { sku },
  )
  const { createEmptyCart: id } = await ask('cart', 'mutation { createEmptyCart }')
  const added = await ask(
    'add',
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: [{ sku, quantity: 1 }] },
  )
  const [userError] = Object(added.addProductsToCart).user_errors
  if (userError) throw new Error(userError.message)
  await ask(
    'address and methods',
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }
      ) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    { id, address: { ...paris, save_in_address_book: false } },
  )
  const placed = await ask(
    'order',
    `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id }) { orderV2 { number total { grand_total { value } } } errors { message } }
    }`,
    { id },
  )
  const { orderV2, errors } = Object(placed.placeOrder)
  if (!orderV2) throw new Error(`No order: ${errors?.[0]?.message}`)
  await pay(task, orderV2.number, Math.round(orderV2.total.grand_total.value * 100))
  orders++
}

async function look({ storefront, host }: ShoppersTask, { from }: Shopper, page: string): Promise<void> {
  await timed(`page ${page}`, async () => {
    const headers = { host, 'x-forwarded-for': from, 'accept-encoding': 'br' }
    const { status } = await send(storefront, { path: page, headers })
    if (status !== 200) throw new Error(`${page} answers ${status}`)
  })
}

/** What the bank tells the shop. */
async function pay({ api, payzen }: ShoppersTask, number: string, cents: number): Promise<void> {
  const fields = notificationFields(number, cents, {
    vads_site_id: payzen.siteId,
    vads_ctx_mode: payzen.mode,
    vads_trans_id: number.slice(-6),
  })
  const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, payzen.key) }).toString()
  await timed('payment', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, text } = await send(api, { method: 'POST', path: '/payzen/payment/check', headers, body })
    if (status !== 200) throw new Error(`The notification is answered ${status} ${text}`)
  })
}

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  // A request in flight during the measurement's own garbage collection waits for it: it does not count.
  const begun = period
  try {
    return await work()
  } finally {
    if (begun === period && !isExcluding) {
      const ms = times.get(step) ?? []
      times.set(step, ms)
      ms.push(performance.now() - started)
    }
    await new Promise((resolve) => setTimeout(resolve, thinkMs))
  }
}
