import type { CartItemInput } from '@comptoir/contract/generated/types'
import type { TestApi } from '../../test/api.ts'
import { padFields, periods, type PadCart } from '../../test/fulfilment.ts'

const marais = 'paris_marais_fr'

/** Helpers for tests of slots, at the location Marais by default. */
export function slotShop(running: () => TestApi) {
  const read = async (id: string, store = marais) =>
    await running().send<{ cart: PadCart | null }>(
      `query ($id: String!) { cart(cart_id: $id) { ${padFields} } }`,
      { id },
      { store },
    )
  const times = async (id: string, day: string, store = marais, items?: readonly CartItemInput[]) =>
    (await periods(running(), id, { store }, items)).data.getPeriods
      .find((one) => one.day === day)
      ?.periods.map(({ time }) => time) ?? []
  const add = async (id: string, sku: string, store = marais) => {
    const { data } = await running().send<{
      addProductsToCart: { cart: PadCart; user_errors: { code: string; message: string }[] }
    }>(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { ${padFields} } user_errors { code message } }
    }`,
      { id, items: [{ sku, quantity: 1 }] },
      { store, choosesLocation: true },
    )
    return data.addProductsToCart
  }
  const attribute = async (sku: string, values: Record<string, string | number>) => {
    await running().sql`
    update product_values set attribute_values = attribute_values || ${running().sql.json(values)}
     where store_id = 0 and product_id = (select id from product where sku = ${sku})`
    await running().sql`select bump_catalogue()`
    await running().api.app.catalogue.refresh()
  }
  const newCart = async (store = 'sushi_fr') =>
    (await running().send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, { store })).data
      .createEmptyCart
  return { read, times, add, attribute, newCart }
}
