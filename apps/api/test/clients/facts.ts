import { sku, type World } from './world.ts'

/** Compares values of an answer that the operation selected; others are passed over. */
type Checker = {
  /** The value at a path as `items.0.product.sku` equals the expected one; `-1` is the last entry. */
  equal: (path: string, expected: unknown) => void
  /** The value at a path fulfils a condition, which `what` names. */
  holds: (path: string, what: string, condition: (value: unknown) => boolean) => void
}
type Facts = (check: Checker, world: World) => void

/** What is wrong with the answer of a root field, and how many values were compared. */
export function checkFacts(
  operation: string,
  root: string,
  value: unknown,
  world: World,
): { compared: number; wrong: string[] } {
  let compared = 0
  const wrong: string[] = []
  const holds: Checker['holds'] = (path, what, condition) => {
    const found = at(value, path)
    if (found === undefined) return
    compared += 1
    if (!condition(found)) wrong.push(`${root}.${path} is ${JSON.stringify(found).slice(0, 80)}, not ${what}`)
  }
  const equal: Checker['equal'] = (path, expected) =>
    holds(path, JSON.stringify(expected), (found) => JSON.stringify(found) === JSON.stringify(expected))
  const found = facts[`${operation}.${root}`] ?? facts[root]
  found?.({ equal, holds }, world)
  return { compared, wrong }
}

function at(value: unknown, path: string): unknown {
  let found: unknown = value
  for (const key of path.split('.').filter((one) => one !== '')) {
    if (found === null || typeof found !== 'object') return undefined
    found = Reflect.get(found, key === '-1' && Array.isArray(found) ? String(found.length - 1) : key)
  }
  return found
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0
const matches = (expression: RegExp) => (value: unknown) =>
  typeof value === 'string' && expression.test(value)
const among =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isAtLeast = (least: number) => (value: unknown) => typeof value === 'number' && value >= least

/** A cart of some pieces of the product at 90 € and other products of `others` €; delivery is free from 150 €. */
function cartFacts(
  prefix: string,
  { pieces = 2, others = 0, discount = 0 }: { pieces?: number; others?: number; discount?: number } = {},
): Facts {
  return ({ equal, holds }, { cart, email }) => {
    const subtotal = pieces * 90 + others
    equal(`${prefix}id`, cart)
    if (others === 0) equal(`${prefix}total_quantity`, pieces)
    equal(`${prefix}items.0.quantity`, pieces)
    equal(`${prefix}itemsV2.items.0.quantity`, pieces)
    equal(`${prefix}items.0.product.sku`, sku)
    equal(`${prefix}items.0.product.name`, 'Cartouche Clair')
    equal(`${prefix}itemsV2.items.0.product.sku`, sku)
    equal(`${prefix}items.0.prices.price_including_tax.value`, 90)
    equal(`${prefix}items.0.prices.row_total_including_tax.value`, pieces * 90)
    equal(`${prefix}prices.subtotal_including_tax.value`, subtotal)
    equal(`${prefix}prices.subtotal_excluding_tax.value`, Math.round((subtotal / 1.2) * 100) / 100)
    equal(`${prefix}prices.grand_total.value`, subtotal - discount)
    equal(`${prefix}prices.grand_total.currency`, 'EUR')
    equal(`${prefix}shipping_addresses.0.city`, 'Paris')
    equal(`${prefix}shipping_addresses.0.country.code`, 'FR')
    equal(`${prefix}shipping_addresses.0.selected_shipping_method.carrier_code`, 'flatrate')
    equal(`${prefix}shipping_addresses.0.selected_shipping_method.amount.value`, 0)
    equal(`${prefix}shipping_addresses.0.available_shipping_methods.0.method_code`, 'flatrate')
    equal(`${prefix}billing_address.city`, 'Paris')
    equal(`${prefix}email`, email)
    equal(`${prefix}is_virtual`, false)
    holds(`${prefix}available_payment_methods.0.code`, 'a code', isText)
    holds(`${prefix}selected_payment_method.code`, 'a code', isText)
    if (discount > 0) equal(`${prefix}applied_coupons.0.code`, 'BIENVENUE10')
    else equal(`${prefix}applied_coupons`, null)
    if (discount > 0) equal(`${prefix}prices.discounts.0.amount.value`, discount)
  }
}

const both =
  (...all: readonly Facts[]): Facts =>
  (check, world) => {
    for (const one of all) one(check, world)
  }

const noErrors: Facts = ({ equal }) => {
  equal('user_errors', [])
  equal('errors', [])
}

/** A product with its price, as the catalogue file has it. */
const productFacts =
  (prefix: string): Facts =>
  ({ equal, holds }) => {
    holds(`${prefix}sku`, 'an SKU of the shop', matches(/^VSQ-/))
    holds(`${prefix}name`, 'a name', isText)
    holds(`${prefix}uid`, 'a uid', isText)
    holds(`${prefix}url_key`, 'an address', isText)
    holds(`${prefix}stock_status`, 'in stock', among('IN_STOCK'))
    equal(`${prefix}price_range.minimum_price.final_price.currency`, 'EUR')
    holds(`${prefix}price_range.minimum_price.final_price.value`, 'a price', isAtLeast(1))
    holds(`${prefix}price_range.maximum_price.final_price.value`, 'a price', isAtLeast(1))
    holds(`${prefix}small_image.url`, 'an address', isText)
    holds(`${prefix}media_gallery`, 'pictures', isFilled)
  }

const customerFacts =
  (prefix: string): Facts =>
  ({ equal, holds }, { email }) => {
    equal(`${prefix}email`, email)
    holds(`${prefix}firstname`, 'a first name', among('Ada', 'Grace', 'Camille'))
    holds(`${prefix}lastname`, 'a last name', among('Byron', 'Hopper', 'Morel'))
    holds(`${prefix}is_subscribed`, 'true or false', among(true, false))
    holds(`${prefix}addresses`, 'a list', Array.isArray)
    holds(`${prefix}orders.items`, 'a list', Array.isArray)
    holds(`${prefix}orders.total_count`, 'a number', isAtLeast(0))
    holds(`${prefix}wishlists`, 'one list', (value) => Array.isArray(value) && value.length === 1)
    equal(`${prefix}wishlists.0.items_count`, 0)
    holds(`${prefix}wishlist_v2.id`, 'an id', matches(/^\d+$/))
    equal(`${prefix}wishlists.0.items_v2.items`, [])
    equal(`${prefix}wishlist_v2.items_v2.items`, [])
    equal(`${prefix}default_shipping`, null)
    equal(`${prefix}compare_list`, null)
    equal(`${prefix}reviews.items`, [])
    holds(`${prefix}__typename`, 'Customer', among('Customer'))
  }

const addressFacts =
  (city: string): Facts =>
  ({ equal, holds }) => {
    equal('city', city)
    equal('country_code', 'FR')
    equal('firstname', 'Camille')
    holds('id', 'a number', isAtLeast(1))
  }

const listFacts =
  (prefix: string, count: number): Facts =>
  ({ equal, holds }) => {
    holds(`${prefix}uid`, 'a uid', isText)
    equal(`${prefix}item_count`, count)
    if (count > 0) equal(`${prefix}items.0.product.sku`, sku)
  }

const settled: Facts = ({ holds }) => holds('', 'true', among(true))

/** What the answer of each root field holds, for the product and the person of the world. */
const facts: Readonly<Record<string, Facts>> = {
  cart: cartFacts(''),
  customerCart: cartFacts(''),
  createEmptyCart: ({ holds }) => holds('', 'the id of a cart', matches(/^\w{32}$/)),
  addProductsToCart: both(cartFacts('cart.', { pieces: 3 }), noErrors),
  addSimpleProductsToCart: cartFacts('cart.', { pieces: 3 }),
  addVirtualProductsToCart: cartFacts('cart.', { others: 180 }),
  addConfigurableProductsToCart: ({ equal }, { cart }) => {
    equal('cart.id', cart)
    equal('cart.items.-1.product.sku', 'VSQ-S1')
    equal('cart.items.-1.quantity', 1)
    equal('cart.items.0.product.sku', sku)
  },
  addBundleProductsToCart: ({ equal }) => equal('cart.items.-1.product.sku', 'VSQ-ENS-MAISON'),
  addDownloadableProductsToCart: ({ equal }) => equal('cart.items.-1.product.sku', 'VSQ-DOSSIER'),
  updateCartItems: cartFacts('cart.', { pieces: 3 }),
  removeItemFromCart: ({ equal }, { cart }) => {
    equal('cart.id', cart)
    equal('cart.items', [])
    equal('cart.total_quantity', 0)
  },
  'UpdateConfigurableOptions.removeItemFromCart': ({ equal }) => {
    equal('cart.items.0.product.sku', sku)
    equal('cart.items.1.product.sku', 'VSQ-S1')
    equal('cart.total_quantity', 3)
  },
  applyCouponToCart: cartFacts('cart.', { discount: 18 }),
  removeCouponFromCart: cartFacts('cart.'),
  mergeCarts: cartFacts('', { pieces: 3 }),
  setGuestEmailOnCart: cartFacts('cart.'),
  setShippingAddressesOnCart: cartFacts('cart.'),
  setBillingAddressOnCart: cartFacts('cart.'),
  setShippingMethodsOnCart: cartFacts('cart.'),
  setPaymentMethodOnCart: cartFacts('cart.'),
  placeOrder: ({ equal, holds }) => {
    holds('order.order_number', 'a number', matches(/^\d+$/))
    holds('orderV2.number', 'a number', matches(/^\d+$/))
    equal('errors', [])
  },
  reorderItems: ({ equal }) => {
    equal('userInputErrors', [])
    equal('cart.items.0.product.sku', sku)
    equal('cart.items.0.quantity', 4)
  },
  cancelOrder: ({ holds }) => holds('order.status', 'a status', isText),
  guestOrder: ({ equal }) => equal('items.0.product_sku', sku),
  // Catalogue
  products: both(productFacts('items.0.'), ({ equal, holds }) => {
    holds('total_count', 'products', isAtLeast(1))
    equal('page_info.current_page', 1)
    holds('aggregations', 'filters', isFilled)
    holds('sort_fields.options', 'sort fields', isFilled)
    holds('items.0.reviews.items', 'a list', Array.isArray)
    holds('items.0.__typename', 'a type of product', matches(/Product$/))
    holds('items.0.related_products', 'a list', Array.isArray)
    holds('items.0.upsell_products', 'a list', Array.isArray)
    holds('items.0.crosssell_products', 'a list', Array.isArray)
  }),
  categories: ({ holds }) => {
    holds('items.0.uid', 'a uid', isText)
    holds('items.0.name', 'a name', isText)
    holds('items.0.url_path', 'a path, or none of the root', (value) => value === null || isText(value))
    holds('total_count', 'categories', isAtLeast(1))
    holds('items.0.children', 'a list', Array.isArray)
    holds('items.0.products.items.0.sku', 'a product', matches(/^VSQ-/))
  },
  categoryList: ({ holds }) => {
    holds('0.uid', 'a uid', isText)
    holds('0.name', 'a name', isText)
    holds('0.children', 'a list', Array.isArray)
  },
  route: ({ equal, holds }) => {
    equal('relative_url', 'cartouche-clair.html')
    equal('redirect_code', 0)
    equal('type', 'PRODUCT')
    equal('sku', sku)
    holds('__typename', 'the type of the product', among('SimpleProduct'))
  },
  urlResolver: ({ equal }) => {
    equal('type', 'PRODUCT')
    equal('relative_url', 'cartouche-clair.html')
  },
  attributesForm: ({ holds }) => {
    holds('items', 'fields', isFilled)
    holds('items.0.code', 'a code', isText)
    holds('errors', 'none', (value) => Array.isArray(value) && value.length === 0)
  },
  attributesList: ({ holds }) => {
    holds('items', 'attributes', isFilled)
    holds('items.0.code', 'a code', isText)
  },
  productReviewRatingsMetadata: ({ holds }) => {
    holds('items', 'criteria', isFilled)
    holds('items.0.values', 'five values', (value) => Array.isArray(value) && value.length === 5)
  },
  createProductReview: ({ equal }) => {
    equal('review.nickname', 'Ada')
    equal('review.summary', 'A fine cartridge')
  },
  // Content and stores
  cmsPage: ({ holds }) => {
    holds('title', 'a title', isText)
    holds('content', 'a text', isText)
    holds('identifier', 'the page', among('cgv'))
    holds('url_key', 'the page', among('cgv'))
  },
  cmsBlocks: ({ holds }) => {
    holds('items.0.identifier', 'the block', among('footer_links_block'))
    holds('items.0.content', 'a text', isText)
  },
  storeConfig: ({ equal, holds }) => {
    equal('store_code', 'fr')
    equal('code', 'fr')
    equal('locale', 'fr_FR')
    equal('base_currency_code', 'EUR')
    equal('default_display_currency_code', 'EUR')
    equal('product_url_suffix', '.html')
    holds('root_category_uid', 'a uid', isText)
    holds('store_name', 'a name', isText)
    holds('id', 'a number', isAtLeast(1))
    holds('minimum_password_length', 'a length', matches(/^\d+$/))
    holds('magento_wishlist_general_is_enabled', 'on', among('1'))
    holds('product_reviews_enabled', 'on or off', among('0', '1'))
    holds('configurable_thumbnail_source', 'a source', among('parent', 'itself'))
    holds('category_url_suffix', 'a suffix or none', among('', null, '.html'))
    holds('secure_base_media_url', 'an address', isText)
    holds('head_shortcut_icon', 'an address or none', (value) => value === null || isText(value))
    holds('default_country', 'France', among('FR'))
    holds('is_guest_checkout_enabled', 'on', among(true, '1', 1))
    holds('contact_enabled', 'on', among(true))
    holds('newsletter_enabled', 'on', among(true))
    holds('is_requisition_list_active', 'off', among('0', null))
    holds('allow_guests_to_write_product_reviews', 'on or off', among('0', '1'))
    holds('enable_multiple_wishlists', 'on or off', among('0', '1'))
    holds('product_fixed_product_tax_display_setting', 'a setting', isText)
    holds('returns_enabled', 'off', among('disabled', '0', null))
    holds('allow_order', 'on or off', among('0', '1', null))
  },
  availableStores: ({ holds }) => {
    holds('', 'three store views', (value) => Array.isArray(value) && value.length === 3)
    holds('0.store_code', 'a code', among('fr', 'en', 'it'))
  },
  countries: ({ holds }) => {
    holds('', 'countries', isFilled)
    holds('0.id', 'a code', matches(/^[A-Z]{2}$/))
  },
  country: ({ equal, holds }) => {
    equal('id', 'FR')
    holds('full_name_locale', 'a name', isText)
    holds('available_regions', 'a list or none', (value) => value === null || Array.isArray(value))
  },
  currency: ({ equal }) => {
    equal('default_display_currency_code', 'EUR')
    equal('base_currency_code', 'EUR')
    equal('available_currency_codes', ['EUR'])
  },
  checkoutAgreements: ({ holds }) => holds('0.name', 'a name', isText),
  recaptchaV3Config: ({ holds }) => holds('', 'settings or none', (value) => value !== undefined),
  pickupLocations: ({ holds }) => {
    holds('items', 'a list', Array.isArray)
    holds('total_count', 'a number', isAtLeast(0))
  },
  __type: ({ holds }) => {
    holds('inputFields', 'fields', isFilled)
    holds('enumValues', 'values', isFilled)
    holds('fields', 'fields', isFilled)
    holds('possibleTypes', 'types', isFilled)
  },
  // Customers
  customer: customerFacts(''),
  createCustomerV2: ({ holds }) => {
    holds('customer.email', 'the address', matches(/^client-\d+@example\.com$/))
    holds('customer.firstname', 'a name', isText)
    holds('customer.id', 'a number', isAtLeast(1))
  },
  createCustomer: ({ holds }) => {
    holds('customer.email', 'the address', matches(/^client-\d+@example\.com$/))
    holds('customer.firstname', 'a name', isText)
  },
  updateCustomerV2: customerFacts('customer.'),
  updateCustomer: customerFacts('customer.'),
  updateCustomerEmail: customerFacts('customer.'),
  changeCustomerPassword: customerFacts(''),
  generateCustomerToken: ({ holds }) => holds('token', 'a token', matches(/^[\w.-]{20,}$/)),
  revokeCustomerToken: ({ equal }) => equal('result', true),
  isEmailAvailable: ({ equal }) => equal('is_email_available', true),
  requestPasswordResetEmail: settled,
  deleteCustomer: settled,
  createCustomerAddress: addressFacts('Nantes'),
  updateCustomerAddress: addressFacts('Lyon'),
  // Its variables are the fields of the address.
  'UpdateCustomerAddress.updateCustomerAddress': addressFacts('Paris'),
  deleteCustomerAddress: settled,
  subscribeEmailToNewsletter: ({ holds }) =>
    holds('status', 'a status', among('SUBSCRIBED', 'NOT_ACTIVE', 'UNCONFIRMED')),
  contactUs: ({ equal }) => equal('status', true),
  customerDownloadableProducts: ({ equal }) => equal('items', []),
  customerPaymentTokens: ({ equal }) => equal('items', []),
  // Lists
  createCompareList: listFacts('', 1),
  compareList: listFacts('', 1),
  addProductsToCompareList: listFacts('', 1),
  removeProductsFromCompareList: listFacts('', 0),
  deleteCompareList: ({ equal }) => equal('result', true),
  assignCompareListToCustomer: ({ equal }) => equal('result', true),
  addProductsToWishlist: both(noErrors, ({ equal }) => {
    equal('wishlist.items_count', 1)
    equal('wishlist.items_v2.items.0.product.sku', sku)
  }),
  removeProductsFromWishlist: both(noErrors, ({ equal }) => {
    equal('wishlist.items_count', 0)
    equal('wishlist.items_v2.items', [])
  }),
}
