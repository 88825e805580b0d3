import type { TestApi } from '../api.ts'
import { newCustomer } from '../accounts.ts'
import { cartWith, paris, placed, readyCart } from '../checkout.ts'

/** The product that carts, lists and orders hold: 75 € without tax, 90 € with it. */
export const sku = 'VSQ-CLAIR'
const quantity = 2

/** What one operation finds: a customer or a guest of its own, with what the operation names. */
export type World = {
  email: string
  /** Token of the customer; undefined for guests. */
  token: string | undefined
  /** A cart with two pieces of the product, addresses, delivery and payment method. */
  cart: string
  /** Another cart, of a guest, with one piece. */
  guestCart: string
  /** Asks the shop as this person and answers the data; throws the first error. */
  ask: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>
}

export async function newWorld(test: TestApi, isCustomer: boolean): Promise<World> {
  const person = isCustomer ? await newCustomer(test) : undefined
  const token = person?.token
  const options = token === undefined ? {} : { as: token }
  const ask: World['ask'] = async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await test.send<Data>(query, variables, options)
    if (errors) throw new Error(errors[0]?.message)
    return data
  }
  return {
    email: person?.email ?? 'guest@example.com',
    token,
    cart: await readyCart(test, { sku, quantity }, options),
    guestCart: await cartWith(test, { sku }),
    ask,
  }
}

type Values = { values: { uid: string; value_index: number }[] }

/** Values of variables by `operation.name`, `root field.name`, `name: Type` or `name`; the first that is known counts. */
export const variables: Readonly<Record<string, (world: World, test: TestApi) => unknown>> = {
  // Carts
  cartId: ({ cart }) => cart,
  cart_id: ({ cart }) => cart,
  sourceCartId: ({ guestCart }) => guestCart,
  source: ({ guestCart }) => guestCart,
  destinationCartId: ({ cart }) => cart,
  destination: ({ cart }) => cart,
  cartItem: () => ({ sku, quantity: 1 }),
  product: () => ({ sku, quantity: 1 }),
  cartItems: () => [{ sku, quantity: 1 }],
  'MagentoAddCartItem.input': () => ({ sku, quantity: 1 }),
  'MagentoUpdateCartItem.input': async (world) => ({ cart_item_uid: (await item(world)).uid, quantity: 3 }),
  cartItemId: async (world) => (await item(world)).uid,
  itemId: async (world) => (await item(world)).uid,
  'itemId: Int!': async (world) => Number((await item(world)).id),
  uid: async (world) => (await item(world)).uid,
  quantity: () => 1,
  'updateCartItems.quantity': () => 3,
  couponCode: () => 'BIENVENUE10',
  parentSku: () => 'VSQ-S1',
  variantSku: () => 'VSQ-S1-NM',
  'UpdateConfigurableOptions.cartItemId': async (world) => {
    await add(world, { sku: 'VSQ-S1-OR', parent_sku: 'VSQ-S1', quantity: 1 })
    const items = await itemsOf(world)
    return items.at(-1)?.uid
  },
  'addSimpleProductsToCart.input': ({ cart }) => ({
    cart_id: cart,
    cart_items: [{ data: { sku, quantity: 1 } }],
  }),
  'addConfigurableProductToCart.sku': () => 'VSQ-S1-OR',
  'addDownloadableProductsToCart.input': ({ cart }) => ({
    cart_id: cart,
    cart_items: [{ data: { sku: 'VSQ-DOSSIER', quantity: 1 } }],
  }),
  'addBundleProductsToCart.input': (world) => bundleInput(world),
  'addVirtualProductsToCart.input': ({ cart }) => ({
    cart_id: cart,
    cart_items: [{ data: { sku: 'VSQ-CONTRAT', quantity: 1 } }],
  }),
  'addConfigurableProductsToCart.input': ({ cart }) => ({
    cart_id: cart,
    cart_items: [{ parent_sku: 'VSQ-S1', data: { sku: 'VSQ-S1-OR', quantity: 1 } }],
  }),
  'applyCouponToCart.input': ({ cart }) => ({ cart_id: cart, coupon_code: 'BIENVENUE10' }),
  'removeCouponFromCart.input': async (world) => {
    await coupon(world)
    return { cart_id: world.cart }
  },
  'removeItemFromCart.input': async (world) => ({
    cart_id: world.cart,
    cart_item_uid: (await item(world)).uid,
  }),
  'updateCartItems.input': async (world) => ({
    cart_id: world.cart,
    cart_items: [{ cart_item_uid: (await item(world)).uid, quantity: 3 }],
  }),
  // Addresses and methods
  address: () => address,
  'address: BillingAddressInput!': () => ({ address }),
  'address: ShippingAddressInput!': () => ({ address }),
  billingAddress: () => ({ address }),
  shippingAddress: () => ({ address }),
  'region: CustomerAddressRegionInput!': () => ({ region: 'Île-de-France' }),
  'region: CustomerAddressRegionInput': () => ({ region: 'Île-de-France' }),
  ...fields(paris),
  firstName: () => paris.firstname,
  lastName: () => paris.lastname,
  street: () => paris.street[0],
  'street: [String]!': () => paris.street,
  street1: () => paris.street[0],
  houseNumber: () => '1',
  country: () => 'FR',
  country_id: () => 'FR',
  countryCode: () => 'FR',
  region: () => 'Île-de-France',
  regionCode: () => '',
  region_code: () => '',
  phoneNumber: () => paris.telephone,
  saveInAddressBook: () => false,
  defaultBilling: () => false,
  defaultShipping: () => false,
  carrier: () => 'flatrate',
  method: () => 'flatrate',
  'MagentoSetSelectedShippingMethod.method': () => flatrate,
  shippingMethod: () => flatrate,
  code: () => 'banktransfer',
  payment: () => ({ code: 'banktransfer' }),
  paymentMethod: () => ({ code: 'banktransfer' }),
  'PurchaseOrderOptions.code': () => 'purchaseorder',
  poNumber: () => 'PO-1',
  'setBillingAddressOnCart.input': ({ cart }) => ({ cart_id: cart, billing_address: { address } }),
  'setGuestEmailOnCart.input': ({ cart, email }) => ({ cart_id: cart, email }),
  'setPaymentMethodOnCart.input': ({ cart }) => ({ cart_id: cart, payment_method: { code: 'banktransfer' } }),
  'setShippingAddressesOnCart.input': ({ cart }) => ({ cart_id: cart, shipping_addresses: [{ address }] }),
  'setShippingMethodsOnCart.input': ({ cart }) => ({ cart_id: cart, shipping_methods: [flatrate] }),
  'placeOrder.input': ({ cart }) => ({ cart_id: cart }),
  pickupLocationAddress: () => address,
  // Customers
  email: ({ email }) => email,
  'createCustomerV2.email': () => newEmail(),
  'createCustomer.email': () => newEmail(),
  'createCustomerV2.input': () => ({ ...person, email: newEmail(), password }),
  'createCustomer.input': () => ({ ...person, email: newEmail(), password }),
  'updateCustomerV2.input': () => ({ firstname: 'Grace' }),
  customerInput: () => ({ firstname: 'Grace', lastname: 'Hopper' }),
  'updateCustomer.input': () => ({ firstname: 'Grace' }),
  'updateCustomerEmail.email': () => newEmail(),
  'subscribeEmailToNewsletter.email': () => newEmail(),
  password: () => password,
  currentPassword: () => password,
  newPassword: () => `${password}3`,
  subscribe: () => false,
  isSubscribed: () => true,
  is_subscribed: () => false,
  prefix: () => null,
  addressId: (world) => savedAddress(world),
  'deleteCustomerAddress.id': (world) => savedAddress(world),
  'updateCustomerAddress.id': (world) => savedAddress(world),
  'createCustomerAddress.input': () => address2,
  'updateCustomerAddress.input': () => ({ city: 'Lyon', postcode: '69001' }),
  updated_address: () => ({ city: 'Lyon', postcode: '69001' }),
  'updateCustomerAddress.address': () => ({ city: 'Lyon', postcode: '69001' }),
  // One or the other names the address.
  'MagentoUpdateAddress.addressId': () => undefined,
  'MagentoUpdateAddressWithEmail.addressId': () => undefined,
  urls: () => ({ return_url: 'https://client.example/return', cancel_url: 'https://client.example/cancel' }),
  'AddNewCustomerAddressToAddressBook.address': () => address2,
  'createCustomerAddress.address': () => address2,
  // Orders
  orderNumber: (world, test) => orderNumber(world, test),
  'guestOrder.input': async (world, test) => ({
    number: await orderNumber(world, test),
    email: world.email,
    lastname: paris.lastname,
  }),
  orderId: async (world, test) => {
    const number = await orderNumber(world, test)
    const { customer } = await world.ask<{ customer: { orders: { items: { id: string }[] } } }>(
      'query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { id } } } }',
      { number },
    )
    return customer.orders.items[0]?.id
  },
  reason: () => 'Changed my mind',
  comment: () => 'What is the delay?',
  name: () => 'Ada Byron',
  'contactUs.input': () => ({ name: 'Ada', email: 'ada@example.com', comment: 'What is the delay?' }),
  // Catalogue
  sku: () => sku,
  urlKey: () => 'cartouche-clair',
  url: () => 'cartouche-clair.html',
  urlKeys: () => ['cartouche-clair'],
  search: () => 'cartouche',
  inputText: () => 'cartouche',
  filter: () => ({ sku: { eq: sku } }),
  'filter: CustomerOrdersFilterInput': () => ({}),
  'MagentoGetProductBySku.sku': () => sku,
  'filters: ProductAttributeFilterInput!': () => ({ sku: { eq: sku } }),
  'filters: ProductAttributeFilterInput': () => ({ sku: { eq: sku } }),
  'filters: AttributeFilterInput!': () => ({ is_filterable: true }),
  'filters: CategoryFilterInput': () => ({ name: { match: 'comptoir' } }),
  categoryIdFilter: async (world) => ({ eq: await categoryUid(world) }),
  'id: String!': (world) => categoryUid(world),
  parentUid: (world) => categoryUid(world, 'particuliers'),
  currentPage: () => 1,
  pageSize: () => 10,
  'GetConfigurableOptionsSelection.urlKey': () => 'source-1-sous-plan',
  'ConfigurableProductPage.urlKey': () => 'source-1-sous-plan',
  configurableOptionValues: async (world) => {
    const { products } = await world.ask<{
      products: { items: { configurable_options: Values[] }[] }
    }>(
      '{ products(filter: { sku: { eq: "VSQ-S1" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid value_index } } } } } }',
    )
    return [products.items[0]?.configurable_options[0]?.values[0]?.uid]
  },
  identifier: () => 'cgv',
  identifiers: () => ['footer_links_block'],
  cmsBlockIdentifiers: () => ['footer_links_block'],
  formCode: () => 'customer_register_address',
  'countryInformation.id': () => 'FR',
  // Lists and reviews
  'products: [ID!]!': async (world) => [await productId(world)],
  'RemoveProductsFromCompareList.products': async (world) => [await productId(world)],
  'removeProductsFromCompareList.uid': (world) => compareList(world),
  'addProductsToCompareList.uid': (world) => compareList(world, false),
  'assignCompareListToCustomer.uid': (_world, test) => guestCompareList(test),
  'deleteCompareList.uid': (world) => compareList(world),
  'compareList.uid': (world) => compareList(world),
  'id: ID!': (world) => wishlist(world),
  wishlistId: (world) => wishlist(world),
  itemOptions: () => ({ sku, quantity: 1 }),
  'items: [WishlistItemInput!]!': () => [{ sku, quantity: 1 }],
  'AddProductToWishlist.input': () => [{ sku, quantity: 1 }],
  'items: [ID!]!': (world) => wished(world),
  wishlistItemsId: (world) => wished(world),
  wishlistItemIds: (world) => wished(world),
  nickname: () => 'Ada',
  summary: () => 'A fine cartridge',
  text: () => 'The water tastes of nothing, as it should.',
  ratings: (world) => ratings(world),
  'createProductReview.input': async (world) => ({
    sku,
    nickname: 'Ada',
    summary: 'A fine cartridge',
    text: 'The water tastes of nothing, as it should.',
    ratings: await ratings(world),
  }),
  productInput: () => [{ sku: 'NR-MEN-MID' }],
  searchTerm: () => '75001:FR',
}

const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' }
const address = { ...paris, save_in_address_book: false }
const address2 = { ...paris, country_code: 'FR', city: 'Nantes', postcode: '44000' }
const person = { firstname: 'Ada', lastname: 'Byron' }
const password = 'Abcdef12'
let people = 0
const newEmail = () => `client-${(people += 1)}@example.com`

function fields(from: Readonly<Record<string, unknown>>): Record<string, () => unknown> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, () => value]))
}

type Item = { id: string; uid: string }

async function itemsOf({ ask, cart }: World): Promise<Item[]> {
  const data = await ask<{ cart: { items: Item[] } }>(
    'query ($cart: String!) { cart(cart_id: $cart) { items { id uid } } }',
    { cart },
  )
  return data.cart.items
}

async function item(world: World): Promise<Item> {
  const [first] = await itemsOf(world)
  if (!first) throw new Error('The cart is empty.')
  return first
}

async function add({ ask, cart }: World, input: Record<string, unknown>): Promise<void> {
  await ask(
    'mutation ($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } } }',
    { cart, items: [input] },
  )
}

async function coupon({ ask, cart }: World): Promise<void> {
  await ask(
    'mutation ($cart: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: "BIENVENUE10" }) { cart { id } } }',
    { cart },
  )
}

async function bundleInput({ ask, cart }: World): Promise<Record<string, unknown>> {
  const { products } = await ask<{
    products: { items: { items: { option_id: number; required: boolean; options: { id: number }[] }[] }[] }
  }>(
    `{ products(filter: { sku: { eq: "VSQ-ENS-MAISON" } }) { items { ... on BundleProduct {
      items { option_id required options { id } } } } } }`,
  )
  const options = products.items[0]?.items.filter(({ required }) => required) ?? []
  return {
    cart_id: cart,
    cart_items: [
      {
        data: { sku: 'VSQ-ENS-MAISON', quantity: 1 },
        bundle_options: options.map((option) => ({
          id: option.option_id,
          quantity: 1,
          value: [String(option.options[0]?.id)],
        })),
      },
    ],
  }
}

async function savedAddress({ ask }: World): Promise<number> {
  const data = await ask<{ createCustomerAddress: { id: number } }>(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: paris },
  )
  return data.createCustomerAddress.id
}

async function orderNumber({ token }: World, test: TestApi): Promise<string> {
  return await placed(test, { sku, quantity }, token === undefined ? {} : { as: token })
}

async function categoryUid({ ask }: World, key = 'fontaines-de-comptoir'): Promise<string> {
  const { categories } = await ask<{ categories: { items: { uid: string }[] } }>(
    'query ($key: String) { categories(filters: { url_key: { eq: $key } }) { items { uid } } }',
    { key },
  )
  return categories.items[0]?.uid ?? 'none'
}

async function productId({ ask }: World): Promise<string> {
  const { products } = await ask<{ products: { items: { id: number }[] } }>(
    'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { id } } }',
    { sku },
  )
  return String(products.items[0]?.id)
}

async function compareList(world: World, isFilled = true): Promise<string> {
  const products = isFilled ? [await productId(world)] : []
  const data = await world.ask<{ createCompareList: { uid: string } }>(
    'mutation ($products: [ID]) { createCompareList(input: { products: $products }) { uid } }',
    { products },
  )
  return data.createCompareList.uid
}

async function guestCompareList(test: TestApi): Promise<string> {
  const { data } = await test.send<{ createCompareList: { uid: string } }>(
    'mutation { createCompareList(input: { products: [] }) { uid } }',
  )
  return data.createCompareList.uid
}

async function wishlist({ ask }: World): Promise<string> {
  const { customer } = await ask<{ customer: { wishlists: { id: string }[] } }>(
    '{ customer { wishlists { id } } }',
  )
  return customer.wishlists[0]?.id ?? '0'
}

async function wished(world: World): Promise<string[]> {
  const list = await wishlist(world)
  const { addProductsToWishlist } = await world.ask<{
    addProductsToWishlist: { wishlist: { items_v2: { items: { id: string }[] } } }
  }>(
    `mutation ($list: ID!, $sku: String!) { addProductsToWishlist(wishlistId: $list, wishlistItems: [{ sku: $sku, quantity: 1 }]) {
      wishlist { items_v2 { items { id } } } } }`,
    { list, sku },
  )
  return addProductsToWishlist.wishlist.items_v2.items.map(({ id }) => id)
}

type Metadata = { items: { id: string; values: { value_id: string }[] }[] }

async function ratings({ ask }: World): Promise<{ id: string; value_id: string }[]> {
  const { productReviewRatingsMetadata: metadata } = await ask<{ productReviewRatingsMetadata: Metadata }>(
    '{ productReviewRatingsMetadata { items { id values { value_id } } } }',
  )
  return metadata.items.map(({ id, values }) => ({ id, value_id: values.at(-1)?.value_id ?? '' }))
}
