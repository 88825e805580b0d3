import { blogResolvers } from './blog/resolvers.ts'
import { captchaResolvers } from './captcha/resolvers.ts'
import { cartResolvers } from './cart/resolvers.ts'
import { cacheableCatalogueQueries, catalogueResolvers } from './catalogue/resolvers.ts'
import { cacheableCheckoutQueries, checkoutResolvers } from './checkout/resolvers.ts'
import { compareListResolvers } from './compare-lists/resolvers.ts'
import { cacheableCompatibilityQueries, compatibilityResolvers } from './compatibility/resolvers.ts'
import { otherPaymentResolvers } from './compatibility/other-payments.ts'
import { cacheableContentQueries, contentResolvers } from './content/resolvers.ts'
import { customerResolvers } from './customers/resolvers.ts'
import { downloadResolvers } from './downloads/resolvers.ts'
import { formResolvers } from './forms/resolvers.ts'
import { locationResolvers } from './locations/resolvers.ts'
import { geoResolvers } from './geo/resolvers.ts'
import { markerResolvers } from './markers/resolvers.ts'
import { newsletterResolvers } from './newsletter/resolvers.ts'
import { productAlertResolvers } from './product-alerts/resolvers.ts'
import { orderResolvers } from './orders/resolvers.ts'
import { paymentResolvers } from './payments/resolvers.ts'
import { BLOG, CONTENT, PLACES, type QueryTags } from './platform/query-tags.ts'
import type { ResolverMap } from './platform/schema.ts'
import { quotationResolvers } from './quotations/resolvers.ts'
import { consentResolvers } from './consents/resolvers.ts'
import { privacyResolvers } from './privacy/resolvers.ts'
import { cacheableReviewQueries, reviewResolvers } from './reviews/resolvers.ts'
import { searchResolvers } from './search/resolvers.ts'
import { fulfilmentResolvers } from './checkout/fulfilment-resolvers.ts'
import { cacheableSitemapQueries, sitemapResolvers } from './sitemap/resolvers.ts'
import { cacheableStoreQueries, storeResolvers } from './stores/resolvers.ts'
import { cacheableWebsiteQueries, websiteResolvers } from './websites/resolvers.ts'
import { voucherResolvers } from './checkout/voucher-resolvers.ts'
import { wishlistResolvers } from './wishlists/resolvers.ts'

/** The resolvers of every domain. */
export const resolverMaps: readonly ResolverMap[] = [
  storeResolvers,
  websiteResolvers,
  catalogueResolvers,
  searchResolvers,
  sitemapResolvers,
  contentResolvers,
  blogResolvers,
  formResolvers,
  customerResolvers,
  captchaResolvers,
  geoResolvers,
  markerResolvers,
  newsletterResolvers,
  productAlertResolvers,
  consentResolvers,
  privacyResolvers,
  cartResolvers,
  compareListResolvers,
  reviewResolvers,
  locationResolvers,
  fulfilmentResolvers,
  checkoutResolvers,
  orderResolvers,
  paymentResolvers,
  downloadResolvers,
  compatibilityResolvers,
  otherPaymentResolvers,
  quotationResolvers,
  voucherResolvers,
  wishlistResolvers,
]

/** Root fields of queries whose responses are cached, each with the tags of what it shows. */
export const cacheableQueries: QueryTags = {
  ...cacheableCatalogueQueries,
  ...cacheableContentQueries,
  ...cacheableStoreQueries,
  ...cacheableWebsiteQueries,
  ...cacheableCheckoutQueries,
  ...cacheableCompatibilityQueries,
  ...cacheableSitemapQueries,
  ...cacheableReviewQueries,
}

/** Queries that are not cached here, but whose responses stand in pages that storefronts cache. */
export const shownQueries: QueryTags = {
  blogPosts: [CONTENT, BLOG],
  blogCategories: [CONTENT, BLOG],
  blogCategory: [CONTENT, BLOG],
  blogTag: [CONTENT, BLOG],
  blogPost: [CONTENT, BLOG],
  markers: [CONTENT, PLACES],
  marker: [CONTENT, PLACES],
  getLocations: [CONTENT, PLACES],
  recaptchaSettings: [],
}
