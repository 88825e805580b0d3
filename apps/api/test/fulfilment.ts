import type { CartItemInput } from '@comptoir/contract/generated/types'
import type { TestApi } from './api.ts'
import type { Sender } from './checkout.ts'

type Options = { as?: string; store?: string }

/** An address that the point of sale in the Marais delivers to. */
export const home = {
  firstname: 'Camille',
  lastname: 'Morel',
  street: ['3 rue de Turenne'],
  city: 'Paris',
  postcode: '75003',
  country_code: 'FR',
  telephone: '+33639980014',
}

/** Id of a point of sale by its code. */
export async function locationId(test: Sender, code: string): Promise<number> {
  const { data } = await test.send<{ getLocations: { id: number; code: string }[] }>(
    '{ getLocations { id code } }',
    {},
    { store: 'sushi_fr' },
  )
  const found = data.getLocations.find((location) => location.code === code)
  if (!found) throw new Error(`There is no location ${code}.`)
  return found.id
}

export type PadCart = {
  id: string
  total_quantity: number
  pad_location_id: number | null
  pad_location: { store_code: string } | null
  pad_mode: string | null
  pad_day: string | null
  pad_time: string | null
  pad_time_end: string | null
  pad_fee: number | null
  pad_expires_at: string | null
  pad_expires_in: number | null
  pad_is_available: boolean | null
  notices: { type: string; message: string }[]
  prices: { grand_total: { value: number } }
}

export const padFields = `
  id total_quantity pad_location_id pad_location { store_code } pad_mode pad_day pad_time pad_time_end pad_fee
  pad_expires_at pad_expires_in pad_is_available notices { type message } prices { grand_total { value } }`

export async function assignLocation(
  test: Sender,
  cart: string,
  { location, mode = 'pickup' }: { location: string; mode?: string },
  options: Options = {},
) {
  return await test.send<{ assignLocationToCart: { cart: PadCart } | null }>(
    `mutation ($cart: String!, $location: Int!, $mode: String!) {
      assignLocationToCart(cart_id: $cart, location_id: $location, mode: $mode) { cart { ${padFields} } }
    }`,
    { cart, mode, location: await locationId(test, location) },
    { store: 'sushi_fr', ...options },
  )
}

export async function assignPeriod(
  test: Sender,
  cart: string,
  slot: { day: string; time: string },
  options: Options = {},
) {
  return await test.send<{ assignPeriodToCart: { cart: PadCart } | null }>(
    `mutation ($cart: String!, $day: String!, $time: String!) {
      assignPeriodToCart(cart_id: $cart, day: $day, time: $time) { cart { ${padFields} } }
    }`,
    { cart, ...slot },
    options,
  )
}

export type Period = { day: string; periods: { time: string; end_time: string; fee: number }[] }

export async function periods(
  test: Sender,
  cart: string,
  options: Options = {},
  items: readonly CartItemInput[] = [],
) {
  return await test.send<{ getPeriods: Period[] }>(
    `query ($cart: String!, $items: [CartItemInput!]) {
      getPeriods(cart_id: $cart, items: $items) { day periods { time end_time fee } }
    }`,
    { cart, items },
    options,
  )
}

/**
 * A new cart that is handed over at a point of sale, with the first slot there is or the one that is named; answers its
 * id and the store view of the location.
 */
export async function cartAt(
  test: Sender,
  {
    location = 'paris-marais',
    mode = 'pickup',
    slot,
  }: { location?: string; mode?: string; slot?: { day: string; time: string } } = {},
  options: { as?: string; language?: string } = {},
): Promise<{ id: string; store: string }> {
  const { language = 'fr', ...who } = options
  const store = `${location.replaceAll('-', '_')}_${language}`
  const website = { ...who, store: `sushi_${language}` }
  const made = await test.send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, website)
  const id = made.data.createEmptyCart
  const moved = await assignLocation(test, id, { location, mode }, website)
  if (moved.errors) throw new Error(moved.errors[0]?.message)
  const [first] = (await periods(test, id, { ...who, store })).data.getPeriods
  const wanted = slot ?? { day: first?.day ?? '', time: first?.periods[0]?.time ?? '' }
  const { errors } = await assignPeriod(test, id, wanted, { ...who, store })
  if (errors) throw new Error(errors[0]?.message)
  return { id, store }
}

/** Takes a cart that is collected up to the order itself. */
export async function checkOutPickup(test: Sender, id: string, options: Options): Promise<void> {
  const email = options.as
    ? ''
    : 'setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }'
  const { errors } = await test.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      ${email}
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    {
      id,
      address: {
        firstname: 'Camille',
        lastname: 'Morel',
        street: ['1 rue de la Paix'],
        city: 'Paris',
        postcode: '75002',
        country_code: 'FR',
        telephone: '+33639980014',
        save_in_address_book: false,
      },
    },
    options,
  )
  if (errors) throw new Error(errors[0]?.message)
}

/** For tests that are about something else than where and when: the sushi shop sells without points of sale. */
export async function withoutLocations(sql: TestApi['sql']): Promise<void> {
  await sql`delete from location`
}
