import type { PageScript } from './page-scripts.ts'

/**
 * The module in `app/` that each script of page-scripts.ts loads. The build looks up its styles by it, and the server links
 * them: nothing has to import the styles of a lazy part by hand (scripts/part-styles.ts).
 */
export const PAGE_MODULES: Readonly<Record<PageScript, string>> = {
  category: 'catalogue/category-page.tsx',
  content: 'pages/content-page.tsx',
  cookies: 'consent/cookie-tables.tsx',
  faqSearch: 'pages/faq-search.tsx',
  faq: 'pages/faq-groups.tsx',
  paging: 'ui/paging.tsx',
  products: 'pages/products-block.tsx',
  sections: 'sections/section-view.tsx',
  video: 'moving-media/video-view.tsx',
  form: 'forms/site-form.tsx',
  captcha: 'forms/captcha-field.tsx',
  locationBar: 'layout/location-bar.tsx',
  actingBar: 'layout/acting-bar.tsx',
  searchAlternatives: 'search/search-alternatives.tsx',
  food: 'catalogue/food-details.tsx',
  dish: 'catalogue/dish-form.tsx',
  grouped: 'product/grouped-items-table.tsx',
  quantityPrices: 'product/quantity-prices.tsx',
  priceDetails: 'product/price-details.tsx',
  purchaseInfo: 'product/purchase-info.tsx',
  productMore: 'product/product-more.tsx',
  moreOptions: 'product/more-option-fields.tsx',
  vouchers: 'cart/voucher-form.tsx',
  crossSells: 'cart/cross-sells.tsx',
  slotReservation: 'fulfilment/slot-reservation.tsx',
  locationCard: 'fulfilment/location-card.tsx',
  addressesStep: 'checkout/addresses-step.tsx',
  shippingStep: 'checkout/shipping-step.tsx',
  guestAddresses: 'checkout/guest-addresses.tsx',
  newAddress: 'checkout/new-address.tsx',
  tip: 'checkout/tip-group.tsx',
  recapStep: 'checkout/recap-step.tsx',
  reviews: 'reviews/reviews.tsx',
  slide: 'moving-media/slide.tsx',
}
