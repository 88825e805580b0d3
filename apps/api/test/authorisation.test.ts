import { readSchema } from '@comptoir/contract/schema'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from './api.ts'
import { logIn, newCustomer, type Person } from './accounts.ts'
import { cartWith, place, readyCart } from './checkout.ts'
import { namingOperations, operationOf } from './operations.ts'

/** Words that stand in nothing but the victim's data. */
const secrets = ['Zvictim', 'zvictim', '7 rue du Secret', 'Villesecrète', '+33639980099']
const home = {
  firstname: 'Zvictim',
  lastname: 'Zvictim',
  street: ['7 rue du Secret'],
  city: 'Villesecrète',
  postcode: '75002',
  country_code: 'FR',
  telephone: '+33639980099',
}
const sku = 'VSQ-CLAIR'

/** Operations that answer anybody: what they name is the catalogue's, or the key itself is the permission. */
const open = new Set([
  'category',
  'cmsPage',
  'country',
  'blogPost',
  'blogCategory',
  'blogTag',
  'createEmptyCart',
  'addProductsToNewCart',
  'geoLookup',
  'pickupLocations',
  'createGuestCart',
  'createCustomerAddress',
  'customerLogin',
  'recordConsent',
  // Writes a review of a product, of one's own account.
  'createProductReview',
  'submitForm',
  // Says yes to everybody; what comes of it goes to the order's mailbox.
  'requestOrderLink',
])

const cartNames = [
  'cart_id',
  'cartId',
  'cart_uid',
  'destination_cart_id',
  'guest_cart_id',
  'clearCart.input.uid',
]

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
let victim: Person
let attacker: Person
let known: Record<string, unknown>
let roles: Record<string, string | undefined>

beforeAll(async () => {
  test = await createTestApi({ now: () => now })
  const email = 'zvictim@example.com'
  const names = { firstname: 'Zvictim', lastname: 'Zvictim' }
  const { id, token: revoked } = await newCustomer(test, { ...names, email })
  await test.send('mutation { revokeCustomerToken { result } }', {}, { as: revoked })
  const expired = await tokenOf(email)
  now = new Date(now.getTime() + 31 * DAY_MS)
  victim = { id, email, token: await tokenOf(email) }
  attacker = await newCustomer(test)
  roles = {
    visitor: undefined,
    'another customer': attacker.token,
    'expired token': expired,
    'revoked token': revoked,
  }
  known = await belongings()
})
afterAll(() => test.close())

async function tokenOf(email: string): Promise<string> {
  return (await logIn(test, email)).data.generateCustomerToken?.token ?? expect.fail('not signed in')
}

/** What the victim has, by the names that arguments have. */
async function belongings(): Promise<Record<string, unknown>> {
  const as = victim.token
  const { data } = await test.send<{ createCustomerAddress: { id: number; uid: string } }>(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id uid } }',
    { input: { ...home, default_billing: false } },
    { as },
  )
  const { order } = await place(test, await readyCart(test, { sku }, { as, address: home }), { as })
  const number = order?.order_number ?? expect.fail('no order')
  const cart = await readyCart(test, { sku }, { as, address: home })
  const [line] = await test.sql<{ id: number; orderId: number; orderItemId: number }[]>`
    select i.id, o.id as "orderId", oi.id as "orderItemId"
      from cart_item i join cart c on c.id = i.cart_id, sales_order o join order_item oi on oi.order_id = o.id
     where c.masked_id = ${cart} and o.number = ${number}`
  const list = await test.send<{ createCompareList: { uid: string } }>(
    'mutation ($products: [ID]) { createCompareList(input: { products: $products }) { uid } }',
    { products: [String(test.api.app.catalogue.snapshot.products.withSku(sku)?.id)] },
    { as },
  )
  const compareList = list.data.createCompareList.uid
  const uid = (id: number | undefined) => Buffer.from(String(id)).toString('base64')
  const publicHash = 'zhash'
  await test.sql`
    insert into payment_token (customer_id, method, public_hash, gateway_token, type, details, expires_at, created_at)
    values (${victim.id}, 'payzen_standard', ${publicHash}, 'zgateway', 'card', '{}', '2099-01-01', ${now})`
  const address = data.createCustomerAddress
  const wish = await wishOf(as)
  return {
    public_hash: publicHash,
    wishlistId: wish.list,
    wishlistItemIds: wish.item,
    wishlistItemsIds: wish.item,
    wishlist_item_id: wish.item,
    cart_id: cart,
    cartId: cart,
    cart_uid: cart,
    source_cart_id: cart,
    destination_cart_id: cart,
    guest_cart_id: cart,
    'clearCart.input.uid': cart,
    'createProductReview.input.ratings': [],
    'compareList.uid': compareList,
    'addProductsToCompareList.input.uid': compareList,
    'removeProductsFromCompareList.input.uid': compareList,
    'deleteCompareList.uid': compareList,
    'assignCompareListToCustomer.uid': compareList,
    cart_item_id: line?.id,
    customer_address_id: address.id,
    'updateCustomerAddress.id': address.id,
    'deleteCustomerAddress.id': address.id,
    'updateCustomerAddressV2.uid': address.uid,
    'deleteCustomerAddressV2.uid': address.uid,
    number,
    orderNumber: number,
    order_number: number,
    order_id: uid(line?.orderId),
    'validateQuotation.order_id': line?.orderId,
    'cancelQuotation.order_id': line?.orderId,
    order_item_id: uid(line?.orderItemId),
    sku,
    quantity: 1,
    email: attacker.email,
    coupon_code: 'BIENVENUE10',
    coupon_codes: 'BIENVENUE10',
    newPassword: 'Abcdef123',
    city: 'Paris',
    return_url: 'http://localhost:3000/fr',
    'unsubscribeToNewsletter.token': 'x',
    'getProductMinDelay.product_id': 1,
    'setShippingAddressesOnCart.input.shipping_addresses.address': null,
    'setBillingAddressOnCart.input.billing_address.address': null,
    'setBillingAddressOnCart.input.billing_address.same_as_shipping': null,
    'addBundleProductsToCart.input.cart_items': [
      { data: { sku, quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ['1'] }] },
    ],
    // What is wrong by itself would be refused before it is asked whose the thing is.
    custom_attributes: null,
    custom_attributesV2: null,
    gift_message: null,
    'updateCartItems.input.cart_items.customizable_options': null,
    'assignPeriodToCart.day': '2026-12-23',
    'assignPeriodToCart.time': '12:00',
    'setAppointmentOnCart.day': '2026-12-23',
    'setAppointmentOnCart.time': '08:00',
    lastname: 'Attacker',
    firstname: 'Attacker',
    postcode: '75001',
    password: 'Abcdef12',
    country_code: 'FR',
    countryCode: 'FR',
    street: 'Rue',
    'updateCustomerAddress.input.firstname': 'Attacker',
    'updateCustomerAddressV2.input.firstname': 'Attacker',
  }
}

/** A wish list with an item that nobody else may read. */
async function wishOf(as: string): Promise<{ list: string; item: string }> {
  type Wished = { wishlist: { id: string; items_v2: { items: { id: string }[] } } }
  const added = await test.send<{ addProductsToWishlist: Wished }>(
    `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      wishlist { id items_v2 { items { id } } } } }`,
    { items: [{ sku, quantity: 1 }] },
    { as },
  )
  const { id: list, items_v2 } = added.data.addProductsToWishlist.wishlist
  const item = items_v2.items[0]?.id ?? expect.fail('no wish')
  await test.sql`update wishlist_item set description = 'Zvictim' where id = ${Number(item)}`
  return { list, item }
}

/** Everything that is the victim's, as the database has it. */
async function state(): Promise<unknown> {
  const { id } = victim
  const [row] = await test.sql`
    select (select jsonb_agg(to_jsonb(c) - 'login_failures') from customer c where id = ${id}) as customer,
           (select jsonb_agg(a order by a.id) from customer_address a where customer_id = ${id}) as addresses,
           (select jsonb_agg(to_jsonb(c) - 'updated_at' order by c.id) from cart c where customer_id = ${id}) as carts,
           (select jsonb_agg(i order by i.id) from cart_item i join cart c on c.id = i.cart_id
             where c.customer_id = ${id}) as lines,
           (select jsonb_agg(a order by a.cart_id, a.kind) from cart_address a join cart c on c.id = a.cart_id
             where c.customer_id = ${id}) as places,
           (select jsonb_agg(w) from wishlist w where customer_id = ${id}) as wishlists,
           (select jsonb_agg(i order by i.id) from wishlist_item i join wishlist w on w.id = i.wishlist_id
             where w.customer_id = ${id}) as wishes,
           (select jsonb_agg(o order by o.id) from sales_order o where customer_id = ${id}) as orders,
           (select jsonb_agg(e order by e.id) from order_event e join sales_order o on o.id = e.order_id
             where o.customer_id = ${id}) as events,
           (select jsonb_agg(p order by p.id) from payment p join sales_order o on o.id = p.order_id
             where o.customer_id = ${id}) as payments,
           (select jsonb_agg(t order by t.id) from payment_token t where customer_id = ${id}) as cards,
           (select jsonb_agg(w order by w.id) from withdrawal w join sales_order o on o.id = w.order_id
             where o.customer_id = ${id}) as withdrawals,
           (select jsonb_agg(l) from compare_list l where customer_id = ${id}) as compare_lists,
           (select jsonb_agg(i order by i.id) from compare_list_item i join compare_list l on l.id = i.list_id
             where l.customer_id = ${id}) as compared,
           (select count(*)::int from mail where lower(recipient) = lower(${victim.email})) as mails`
  return row
}

type Line = { operation: string; role: string; status: number; result: string }

it('No operation reads or changes data of another customer', async () => {
  const before = await state()
  const table: Line[] = []
  const leaks: Line[] = []
  const answered: Line[] = []
  for (const root of namingOperations(buildSchema(readSchema()))) {
    const { query, variables } = operationOf(root, known)
    for (const [role, token] of Object.entries(roles)) {
      const answer = await test.send(query, variables, token === undefined ? {} : { as: token })
      const error = errorIn(answer)
      const line = {
        operation: root.field.name,
        role,
        status: answer.status,
        result: error ?? 'answered',
      }
      table.push(line)
      const text = JSON.stringify(answer.data ?? null)
      if (secrets.some((secret) => text.includes(secret))) leaks.push(line)
      if (error === undefined && !open.has(root.field.name)) answered.push(line)
    }
  }
  process.stdout.write(`${shown(table)}\n`)
  const malformed =
    /got invalid value|Attribute code|gift message|options of an item|Write "day"|Required parameters|at the same time|should be specified/
  expect(
    table.filter(({ operation, result }) => !open.has(operation) && malformed.test(result)),
    'add what this operation needs to belongings()',
  ).toEqual([])
  expect(leaks, 'the response contains data of the victim').toEqual([])
  expect(answered, 'refuse these, or list them as open').toEqual([])
  const bad = table.filter(({ role }) => role.includes('token'))
  expect(bad.filter(({ status }) => status !== 401)).toEqual([])
  expect(await state(), 'data of the victim changed').toEqual(before)
})

it('Operations on an own cart reject lines and addresses of others', async () => {
  const before = await state()
  const own = await cartWith(test, { sku }, { as: attacker.token })
  const names = Object.fromEntries(cartNames.map((name) => [name, own]))
  const reached: string[] = []
  for (const root of namingOperations(buildSchema(readSchema()))) {
    const { query, variables } = operationOf(root, { ...known, ...names, source_cart_id: known.cart_id })
    const text = JSON.stringify(variables)
    if (!text.includes(own) || ['placeOrder', 'setPaymentMethodAndPlaceOrder'].includes(root.field.name))
      continue
    const answer = await test.send(query, variables, { as: attacker.token })
    const seen = JSON.stringify(answer.data ?? null)
    const namesOthers = /cart_item_id|customer_address_id|source_cart_id/.test(text)
    if (namesOthers && errorIn(answer) === undefined) reached.push(root.field.name)
    if (secrets.some((secret) => seen.includes(secret))) reached.push(`${root.field.name} leaks`)
  }
  expect(reached).toEqual([])
  expect(await state()).toEqual(before)
})

it('Owners can run the queries that others cannot', async () => {
  const refused: string[] = []
  const roots = namingOperations(buildSchema(readSchema())).filter(
    ({ kind, field }) => kind === 'query' && !open.has(field.name),
  )
  for (const root of roots) {
    const { query, variables } = operationOf(root, known)
    const answer = await test.send(query, variables, { as: victim.token })
    if (errorIn(answer) !== undefined) refused.push(root.field.name)
  }
  // These take what only a mail holds, or what a guest knows of an order; or belong to a provider that no shop has.
  const others = [
    'getHostedProUrl',
    'getPayflowLinkToken',
    'getPaymentOrder',
    'guestOrder',
    'guestOrderByToken',
    'reviewRequest',
  ]
  expect(refused.toSorted()).toEqual(others)
})

/** The error of a response, in its errors or its data. */
function errorIn(answer: Awaited<ReturnType<TestApi['send']>>): string | undefined {
  const [error] = answer.errors ?? []
  if (error) return `${error.extensions.category}: ${error.message}`
  const [value] = Object.values(answer.data ?? {}) as unknown[]
  if (value === null || value === undefined) return 'null'
  const inside = Object.entries(value).find(
    ([key, errors]) =>
      /errors?$/i.test(key) && errors !== null && (!Array.isArray(errors) || errors.length > 0),
  )
  return inside && JSON.stringify(inside[1]).slice(0, 120)
}

/** One line per operation with the result of each role. */
function shown(table: readonly Line[]): string {
  const rows = Map.groupBy(table, ({ operation }) => operation)
    .entries()
    .map(([operation, lines]) =>
      [
        operation.padEnd(31),
        ...lines.map(({ status, result }) => `${status} ${result.slice(0, 34)}`.padEnd(40)),
      ].join(''),
    )
  return [
    `${''.padEnd(31)}${Object.keys(roles)
      .map((role) => role.padEnd(40))
      .join('')}`,
    ...rows,
  ].join('\n')
}
