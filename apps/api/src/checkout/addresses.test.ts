import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, paris, place } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi()
  as = await shop.signIn()
})
afterAll(() => shop.close())

type Answer = {
  cart: {
    shipping_addresses: { customer_address_id: number | null; city: string; same_as_billing: boolean }[]
    billing_address: { customer_address_id: number | null; city: string } | null
  }
}
const fields = `cart {
  shipping_addresses { customer_address_id city same_as_billing region { code label region_id } customer_notes }
  billing_address { customer_address_id customer_address_uid city }
}`

const ship = async (id: string, address: object, visitor: { as?: string } = {}) =>
  await shop.send<{ setShippingAddressesOnCart: Answer }>(
    `mutation ($id: String!, $address: ShippingAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$address] }) { ${fields} }
    }`,
    { id, address },
    visitor,
  )

const bill = async (id: string, address: object, visitor: { as?: string } = {}) =>
  await shop.send<{ setBillingAddressOnCart: Answer }>(
    `mutation ($id: String!, $address: BillingAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: $address }) { ${fields} }
    }`,
    { id, address },
    visitor,
  )

const errorOf = async (answer: Promise<{ errors?: { message: string }[] }>) =>
  (await answer).errors?.[0]?.message

async function bookAddress(city: string): Promise<number> {
  const { data } = await shop.send<{ createCustomerAddress: { id: number } }>(
    `mutation ($city: String!) { createCustomerAddress(input: {
      firstname: "Camille", lastname: "Morel", street: ["3 rue Neuve"], city: $city, postcode: "69001",
      country_code: FR, telephone: "0478000000" }) { id } }`,
    { city },
    { as },
  )
  return data.createCustomerAddress.id
}

describe('an address', () => {
  test('is given or selected from the address book, exactly one of them', async () => {
    const id = await cartWith(shop, { sku }, { as })
    expect(await errorOf(ship(id, {}, { as }))).toBe(
      'The shipping address must contain either "customer_address_id" or "address".',
    )
    expect(await errorOf(bill(id, {}, { as }))).toBe(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    )
    const both = { customer_address_id: 1, address: paris }
    expect(await errorOf(ship(id, both, { as }))).toBe(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    )
    expect(await errorOf(bill(id, both, { as }))).toBe(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    )
  })

  test('from an address book is rejected for a guest', async () => {
    const id = await cartWith(shop, { sku })
    const answer = await ship(id, { customer_address_id: 1 })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([
      403,
      "The current customer isn't authorized.",
    ])
  })

  test('that does not exist is reported with Magento’s message', async () => {
    const id = await cartWith(shop, { sku }, { as })
    for (const set of [ship, bill])
      expect(await set(id, { customer_address_id: 999_999 }, { as })).toMatchObject({
        status: 200,
        errors: [
          {
            message: 'Could not find a address with ID "999999"',
            extensions: { category: 'graphql-no-such-entity' },
          },
        ],
      })
  })

  test('is not saved in the address book when the customer opts out', async () => {
    const id = await cartWith(shop, { sku }, { as })
    const address = { ...paris, street: ['77 rue Secrète'], save_in_address_book: false }
    const { data } = await ship(id, { address }, { as })
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([
      { customer_address_id: null },
    ])
    expect(await shop.sql`select 1 from customer_address where street = ${address.street}`).toHaveLength(0)
  })

  test.each([
    ['without a street', { ...paris, street: [' '] }, 'Required parameters are missing: street'],
    [
      'without name and town',
      { ...paris, lastname: '', city: ' ' },
      'Required parameters are missing: lastname, city',
    ],
    ['in a country that is not known', { ...paris, country_code: 'ZZ' }, 'Country is not available'],
    [
      'of three lines',
      { ...paris, street: ['1', '2', '3'] },
      '"Street Address" cannot contain more than 2 lines.',
    ],
    [
      'longer than any',
      { ...paris, city: 'x'.repeat(256) },
      '"city" length must be equal or less than 255 characters.',
    ],
  ])('rejects %s with a message', async (_, address, message) => {
    const id = await cartWith(shop, { sku })
    expect(await errorOf(ship(id, { address }))).toBe(message)
    expect(await errorOf(bill(id, { address }))).toBe(message)
  })

  test('overseas is rejected with a localised message', async () => {
    const id = await cartWith(shop, { sku })
    expect(await errorOf(ship(id, { address: { ...paris, country_code: 'GP' } }))).toMatch(
      /^Cette adresse ne peut pas être livrée/,
    )
  })

  test('keep a region by name, code and number, in the address book too', async () => {
    const region = { region: 'Île-de-France', region_code: 'IDF', region_id: 182 }
    const created = await shop.send<{
      createCustomerAddress: { id: number; region: object; region_id: number }
    }>(
      `mutation ($input: CustomerAddressInput!) {
        createCustomerAddress(input: $input) { id region_id region { region region_code region_id } }
      }`,
      { input: { ...paris, region } },
      { as },
    )
    const { id: addressId, ...read } = created.data.createCustomerAddress
    expect(read).toEqual({ region, region_id: 182 })
    const id = await cartWith(shop, { sku }, { as })
    const { data } = await ship(id, { customer_address_id: addressId }, { as })
    const inCart = { code: 'IDF', label: 'Île-de-France', region_id: 182 }
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([{ region: inCart }])
    const typed = { ...paris, region: 'Rhône', region_id: 75, save_in_address_book: false }
    const { data: second } = await ship(id, { address: typed }, { as })
    expect(second.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([
      { region: { code: 'Rhône', label: 'Rhône', region_id: 75 } },
    ])
    const changed = await shop.send<{ updateCustomerAddress: object }>(
      `mutation ($id: Int!) {
        updateCustomerAddress(id: $id, input: { region: { region: "Corse" } }) {
          region { region region_code region_id }
        }
      }`,
      { id: addressId },
      { as },
    )
    expect(changed.data.updateCustomerAddress).toEqual({
      region: { region: 'Corse', region_code: 'Corse', region_id: 0 },
    })
  })

  test('stores an entered region, and notes up to 250 characters', async () => {
    const id = await cartWith(shop, { sku })
    const { data } = await ship(id, {
      address: { ...paris, region: 'Île-de-France' },
      customer_notes: ' 3e étage ',
    })
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([
      { region: { code: 'Île-de-France' }, customer_notes: '3e étage' },
    ])
    expect(await errorOf(ship(id, { address: paris, customer_notes: 'x'.repeat(251) }))).toMatch(/250/)
  })

  test('that was deleted from the address book stays on the cart, without its id', async () => {
    const id = await cartWith(shop, { sku }, { as })
    const addressId = await bookAddress('Lyon')
    await ship(id, { customer_address_id: addressId }, { as })
    await shop.send('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id: addressId }, { as })
    const { data } = await shop.send<Answer>(
      `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city customer_address_id } } }`,
      { id },
      { as },
    )
    expect(data.cart.shipping_addresses).toEqual([{ city: 'Lyon', customer_address_id: null }])
  })

  test('for billing can be used for shipping as well', async () => {
    const id = await cartWith(shop, { sku }, { as })
    const addressId = await bookAddress('Annecy')
    const uid = Buffer.from(String(addressId)).toString('base64')
    const { data } = await bill(id, { customer_address_uid: uid, use_for_shipping: true }, { as })
    expect(data.setBillingAddressOnCart.cart).toMatchObject({
      shipping_addresses: [{ city: 'Annecy', customer_address_id: addressId }],
      billing_address: { city: 'Annecy', customer_address_id: addressId, customer_address_uid: uid },
    })
  })

  test('is a single one', async () => {
    const id = await cartWith(shop, { sku })
    const two = shop.send(
      `mutation ($id: String!, $one: ShippingAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$one, $one] }) { cart { id } }
      }`,
      { id, one: { address: paris } },
    )
    expect(await errorOf(two)).toBe('You cannot specify multiple shipping addresses.')
  })
})

describe('The delivery check', () => {
  const check = async (postcode: string, country: string, store = 'fr') => {
    const id = await cartWith(shop, { sku }, { as })
    const [row] = await shop.sql<{ id: number }[]>`
      insert into customer_address (customer_id, firstname, lastname, street, city, postcode, country_code)
      select id, 'Camille', 'Morel', array['1 rue X'], 'Ville', ${postcode}, ${country}
        from customer where email = 'particulier@example.com' and website_id =
          (select id from website where code = 'fontaines') returning id`
    const { data } = await shop.send<{
      checkAddressForDelivery: { is_available: boolean; message: string | null }
    }>(
      `query ($id: String!, $address: Int!) {
        checkAddressForDelivery(cart_id: $id, customer_address_id: $address) { is_available message }
      }`,
      { id, address: row?.id },
      { as, store },
    )
    return data.checkAddressForDelivery
  }

  test.each([
    ['75002', 'FR'],
    ['20000', 'FR'],
    ['20600', 'FR'],
  ])('accepts %s %s', async (postcode, country) => {
    expect(await check(postcode, country)).toEqual({ is_available: true, message: null })
  })

  test.each([
    ['97110', 'FR', 'fr', /^Cette adresse ne peut pas être livrée\u00a0: .*Corse\.$/],
    ['98000', 'FR', 'en', /^We can’t deliver to this address: .*Corsica\.$/],
    ['00118', 'IT', 'it', /^Non possiamo consegnare a questo indirizzo: .*Corsica\.$/],
    ['99999', 'FR', 'it', /^Questo CAP non esiste in questo paese \(Francia\): .* per esempio \d{5}\.$/],
  ])('rejects %s %s in the language %s', async (postcode, country, store, words) => {
    const { is_available, message } = await check(postcode, country, store)
    expect(is_available).toBe(false)
    expect(message).toMatch(words)
  })
})

describe('a virtual cart', () => {
  const service = 'VSQ-CONTRAT'

  test('can be ordered without a delivery', async () => {
    const id = await cartWith(shop, { sku: service })
    expect(await errorOf(ship(id, { address: paris }))).toBe(
      'Shipping address is not allowed on cart: cart contains no items for shipment.',
    )
    const method = shop.send(
      `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } } }`,
      { id },
    )
    expect(await errorOf(method)).toMatch(/virtual product\(s\) only/)
    const { errors } = await shop.send(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
      }`,
      { id, address: paris },
    )
    expect(errors).toBeUndefined()
    const { data } = await shop.send(
      'query ($id: String!) { cart(cart_id: $id) { is_virtual shipping_addresses { city } delivery_date } }',
      { id },
    )
    expect(data).toEqual({ cart: { is_virtual: true, shipping_addresses: [], delivery_date: null } })
    const { order, errors: refused } = await place(shop, id)
    expect(refused).toEqual([])
    expect(order?.order_number).toMatch(/^\d{9}$/)
  })

  test('requires a delivery once a physical item is added', async () => {
    const id = await cartWith(shop, { sku: service })
    await bill(id, { address: paris })
    await shopper(shop).add(id, { sku, quantity: 1 })
    const payment = shop.send(
      `mutation ($id: String!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
      }`,
      { id },
    )
    expect(await errorOf(payment)).toBe('The shipping address is missing. Set the address and try again.')
  })
})
