import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { behaves } from './behaviours.ts'
import { cartWith, checkOut, paris, place, placed, readyCart, setStock } from './checkout.ts'
import { shopper } from './shopper.ts'

/** What clients of Magento rely on of carts, coupons, checkout and orders (contract §9). */
let test: TestApi
const shop = () => test
const sku = 'VSQ-CLAIR'
const other = 'VSQ-MINI'
/** A guest's empty cart as `"C"`, and a product as `"S"`. */
const emptyCart = async () => ({ '"C"': `"${await shopper(test).emptyCart()}"`, '"S"': `"${sku}"` })
const filledCart = async () => ({ '"C"': `"${await cartWith(test, { sku })}"`, '"S"': `"${sku}"` })

beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

describe('Carts', () => {
  behaves('B36', shop, () => ({ data: { createEmptyCart: expect.stringMatching(/^[A-Za-z0-9]{32}$/) } }))
  behaves('B38', shop, async () => {
    const { token } = await newCustomer(test)
    const first = await shopper(test, { as: token }).emptyCart()
    const { data } = await test.send<{ customerCart: { id: string } }>(
      '{ customerCart { id } }',
      {},
      { as: token },
    )
    const isSame = data.customerCart.id === first
    return { as: token, data: { createEmptyCart: isSame ? first : 'the cart of the customer' } }
  })
  behaves('B39', shop)
  behaves('B40', shop, () => ({ data: { cart: null } }))
  behaves('B41', shop, async () => {
    const { token } = await newCustomer(test)
    const id = await shopper(test, { as: token }).emptyCart()
    return { with: { '"C"': `"${id}"` } }
  })
  behaves('B42', shop, async () => {
    const id = await readyCart(test, { sku })
    await place(test, id)
    return { with: { '"C"': `"${id}"` } }
  })
})

describe('Adding to carts', () => {
  behaves('B44', shop, async () => {
    return { with: { ...(await emptyCart()), '"S"': `"${sku}"` }, data: { addProductsToCart: twoOf(sku) } }
  })
  behaves('B45', shop, async () => ({
    with: await emptyCart(),
    data: {
      addProductsToCart: {
        user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nope"' }],
      },
    },
  }))
  behaves('B46', shop, async () => {
    await setStock(test, other, 5)
    return {
      with: { ...(await filledCart()), '"S"': `"${other}"` },
      data: {
        addProductsToCart: {
          cart: { total_quantity: 1 },
          user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
        },
      },
    }
  })
  behaves('B47', shop, async () => ({
    with: await emptyCart(),
    data: {
      addProductsToCart: {
        cart: { items: [{ product: { sku } }] },
        user_errors: [{ code: 'PRODUCT_NOT_FOUND' }],
      },
    },
  }))
  behaves('B49', shop, async () => ({
    with: { ...(await emptyCart()), '"P"': '"VSQ-R1"' },
    data: { addProductsToCart: { user_errors: [{ message: 'You need to choose options for your item.' }] } },
  }))
  behaves('B50', shop, async () => {
    const id = await cartWith(test, { sku })
    const { data } = await shopper(test).cart(id)
    const item = data.cart.items[0]?.id ?? ''
    return {
      with: { '"C"': `"${id}"`, 'cart_item_id:1': `cart_item_id:${item}` },
      data: { updateCartItems: { cart: { items: [] } } },
    }
  })
  behaves('B52', shop, async () => ({ with: { ...(await filledCart()), '9999': '999999999' } }))
})

function twoOf(wanted: string) {
  return {
    cart: {
      total_quantity: 2,
      items: [
        {
          quantity: 2,
          product: { sku: wanted },
          // Without tax, as Magento has it: 75.00 each.
          prices: { row_total: { value: 150, currency: 'EUR' } },
        },
      ],
    },
    user_errors: [],
  }
}

describe('Coupons', () => {
  behaves('B53', shop, async () => ({
    with: { ...(await filledCart()), CODE10: 'BIENVENUE10' },
    data: {
      applyCouponToCart: {
        cart: {
          applied_coupons: [{ code: 'BIENVENUE10' }],
          prices: { discounts: [{ amount: { value: 9 }, label: expect.any(String) }] },
        },
      },
    },
  }))
  behaves('B54', shop, async () => ({ with: await filledCart() }))
  behaves('B55', shop, async () => ({ with: { ...(await emptyCart()), CODE10: 'BIENVENUE10' } }))
})

describe('A guest’s cart and a customer’s', () => {
  const both = async () => {
    const guest = shopper(test)
    const source = await guest.emptyCart()
    await guest.add(source, { sku, quantity: 1 }, { sku: 'VSQ-DUO', quantity: 1 })
    const { token } = await newCustomer(test)
    const destination = await cartWith(test, { sku, quantity: 2 }, { as: token })
    return { source, destination, token, with: { '"G"': `"${source}"`, '"K"': `"${destination}"` } }
  }
  behaves('B57', shop, async () => {
    const { destination: id, token, with: names } = await both()
    const items = [
      { quantity: 3, product: { sku } },
      { quantity: 1, product: { sku: 'VSQ-DUO' } },
    ]
    return { as: token, with: names, data: { mergeCarts: { id, items } } }
  })
  behaves('B58', shop, async () => {
    const { source, destination, token, with: names } = await both()
    await shopper(test, { as: token }).merge(source, destination)
    return { with: names }
  })
  behaves('B59', shop, async () => ({ with: (await both()).with }))
})

describe('Checkout', () => {
  behaves('B60', shop, async () => ({
    with: await filledCart(),
    data: {
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            {
              city: 'Paris',
              available_shipping_methods: expect.arrayContaining([
                expect.objectContaining({
                  carrier_code: 'flatrate',
                  method_code: 'flatrate',
                  available: true,
                }),
              ]),
              selected_shipping_method: null,
            },
          ],
        },
      },
    },
  }))
  behaves('B62', shop, async () => ({ with: await filledCart() }))
  behaves('B64', shop, async () => ({ with: await emptyCart() }))
  behaves('B65', shop, async () => ({ with: { '"C"': `"${await readyCart(test, { sku })}"` } }))
  behaves('B66', shop, async () => {
    const { token } = await newCustomer(test)
    const id = await shopper(test, { as: token }).emptyCart()
    return { as: token, with: { '"K"': `"${id}"` } }
  })
})

describe('Orders', () => {
  behaves('B67', shop, async () => {
    const number = expect.stringMatching(/^\d{9,}$/)
    return {
      with: { '"C"': `"${await readyCart(test, { sku })}"` },
      data: { placeOrder: { order: { order_number: number }, orderV2: { number }, errors: [] } },
    }
  })
  behaves('B68', shop, async () => {
    const id = await readyCart(test, { sku })
    await test.sql`update cart set email = null where masked_id = ${id}`
    return {
      with: { '"C"': `"${id}"` },
      data: refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'),
    }
  })
  behaves('B69', shop, async () => {
    const id = await readyCart(test, { sku })
    await test.sql`update cart set shipping_method = null where masked_id = ${id}`
    const message = 'The shipping method is missing. Select the shipping method and try again.'
    return { with: { '"C"': `"${id}"` }, data: refused('UNABLE_TO_PLACE_ORDER', message) }
  })
  behaves('B70', shop, async () => {
    const { token: as } = await newCustomer(test)
    await placed(test, { sku }, { as })
    await checkOut(test, await cartWith(test, { sku }, { as }), { as, address: paris })
    const { data } = await test.send<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, { as })
    await place(test, data.customerCart.id, { as })
    const item = {
      id: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      number: expect.stringMatching(/^\d+$/),
      order_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      status: expect.stringMatching(/^[A-ZÀ-Ý]/),
      total: { grand_total: { value: expect.any(Number), currency: 'EUR' } },
    }
    const page_info = { page_size: 1, current_page: 1, total_pages: 2 }
    return { as, data: { customer: { orders: { total_count: 2, page_info, items: [item] } } } }
  })
})

function refused(code: string, message: string) {
  return { placeOrder: { order: null, errors: [{ code, message }] } }
}
