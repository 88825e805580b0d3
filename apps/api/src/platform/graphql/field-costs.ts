/**
 * What fields cost, in values of an answer: one for each value, plus what finding them takes. A listing of 24 products
 * is about 1,000. Sizes are what lists usually hold at most; a list that is longer than that belongs here.
 */

/** Entries of lists, by field or, where fields of one name differ, by `Type.field`. */
export const listSizes: Readonly<Record<string, number>> = {
  // Products
  related_products: 10,
  upsell_products: 10,
  crosssell_products: 10,
  crosssellProducts: 10,
  product_links: 20,
  variants: 12,
  configurable_options: 3,
  'ConfigurableProductOptions.values': 10,
  'ConfigurableProductOption.values': 10,
  'ConfigurableProductOptionsSelection.options_available_for_selection': 3,
  media_gallery: 5,
  media_gallery_entries: 5,
  optimized_images: 3,
  turntables: 1,
  frames: 24,
  sizes: 4,
  'BundleProduct.items': 5,
  'BundleItem.options': 10,
  'GroupedProduct.items': 5,
  proposed_items: 5,
  price_tiers: 2,
  tier_prices: 2,
  url_rewrites: 2,
  websites: 2,
  // Listings
  aggregations: 15,
  'Aggregation.options': 15,
  filters: 15,
  filter_items: 15,
  'CompareList.items': 10,
  'CompareList.attributes': 20,
  'ComparableItem.attributes': 20,
  // Categories and content
  'ProductInterface.categories': 3,
  children: 4,
  breadcrumbs: 3,
  hidden_filters: 2,
  alternates: 3,
  // Next to no page has one.
  'SitemapEntry.videos': 0,
  cmsBlocks: 5,
  'CmsBlocks.items': 5,
  page_builder: 20,
  slides: 5,
  questions: 10,
  'PageBuilderFaq.categories': 5,
  'BlogCategories.items': 20,
  // Stores
  countries: 50,
  available_regions: 20,
  availableStores: 5,
  checkoutAgreements: 3,
  attribute_options: 20,
  getLocations: 30,
  pickupLocations: 30,
  'DeliveryLocationsOutput.locations': 30,
  opening_hours: 7,
  hours: 2,
  markers: 50,
  markersCoordinates: 200,
  getPeriods: 15,
  periods: 20,
  // Carts and orders
  'Cart.items': 20,
  'CustomerOrder.items': 10,
  shipping_addresses: 1,
  available_shipping_methods: 5,
  available_payment_methods: 5,
  customizable_options: 2,
  bundle_options: 4,
  'SelectedBundleOption.values': 2,
  'ItemSelectedBundleOption.values': 2,
  discount: 2,
  discounts: 2,
  errors: 2,
  invoices: 2,
  shipments: 2,
  credit_memos: 2,
  taxes: 2,
  applied_taxes: 2,
  'Customer.addresses': 5,
  'Wishlist.items': 20,
  'WishlistOutput.items': 20,
  'CustomerDownloadableProducts.items': 50,
  'CustomerPaymentTokens.items': 5,
}

export const defaultListSize = 5

/** Arguments that say how many entries there are at most; `null` and absence mean the argument's default, else 20. */
export const sizeArguments: readonly string[] = ['pageSize', 'limit', 'first', 'last']
export const defaultPageSize = 20

/** Arguments whose entries are each answered by one entry. */
export const keyArguments: readonly string[] = ['skus', 'files', 'identifiers', 'ids', 'uids', 'lines']

/** Filters that name entries: `eq` finds one of them and `in` as many as it lists, however large the page may be. */
export const namingFilters: Readonly<Record<string, readonly string[]>> = {
  'Query.products': ['sku', 'url_key'],
  'Query.categories': ['ids', 'category_uid', 'url_path', 'url_key'],
  'Query.categoryList': ['ids', 'category_uid', 'url_path', 'url_key'],
  'Customer.orders': ['number'],
}
export const filterArguments: readonly string[] = ['filter', 'filters']

/** Entries that a page usually holds at most, where fewer exist than are asked for. */
export const usualPages: Readonly<Record<string, number>> = {
  'Customer.wishlists': 1,
}

/** Lists of a page: as long as the size that was asked of the field above. */
export const pagedLists: ReadonlySet<string> = new Set([
  'items',
  'results',
  'products',
  'pages',
  'GeoAutosuggestOutput.suggestions',
])

/** What fields cost by themselves, whatever is selected of them. Others cost one. */
export const fieldCosts: Readonly<Record<string, number>> = {
  'Query.products': 1000,
  'Query.searchSuggestions': 1000,
  'Query.crosssellProducts': 500,
  'CategoryInterface.products': 500,
  'Query.sitemap': 200,
  'Query.storeConfig': 20,
  aggregations: 50,
  related_products: 10,
  upsell_products: 10,
  crosssell_products: 10,
  variants: 10,
  cms_block: 50,
  pdf: 500,
  'Customer.orders': 200,
  'Customer.wishlist': 100,
  'Customer.wishlist_v2': 100,
  'Customer.wishlists': 100,
  'Wishlist.items': 50,
  'Wishlist.items_v2': 50,
  'Wishlist.items_count': 20,
  'SharedWishlist.items_v2': 50,
  'SharedWishlist.items_count': 20,
  'Customer.reviews': 50,
  'ProductInterface.reviews': 10,
  'ProductInterface.review_overview': 20,
}
/** Every root field reads the database, and a mutation locks and writes. */
export const rootFieldCosts = { query: 100, mutation: 1000, subscription: 1000 } as const

/** The schema itself, whose validation bounds how deep it is read. */
export const introspectionCost: Readonly<Record<string, number>> = { __schema: 10_000, __type: 500 }
