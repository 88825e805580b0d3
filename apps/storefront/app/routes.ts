import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { accountRoutes } from './account/routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { compareRoutes } from './compare/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { orderListRoutes } from './order-lists/routes.ts'
import { offlineRoutes } from './offline/routes.ts'
import { quickOrderRoutes } from './quick-order/routes.ts'
import { recentRoutes } from './recent/routes.ts'
import { productAlertRoutes } from './product-alerts/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { seoRoutes } from './seo/routes.ts'
import { ROUTES } from './platform/routes.ts'
import { storeRoutes } from './stores/routes.ts'
import { withdrawalRoutes } from './withdrawal/routes.ts'

/** Every screen lies below a language (spec 000 §2); the server adds the prefix where it is missing. */
export default [
  route(ROUTES.sitemap, 'seo/sitemap-index.ts'),
  ...prefix(':lang', [
    index('home/home.tsx'),
    route(ROUTES.magentoCart, 'home/magento-cart.tsx'),
    route(ROUTES.currency, 'layout/choose-currency.ts'),
    route(ROUTES.priceDisplay, 'layout/choose-price-display.ts'),
    route(ROUTES.colorScheme, 'layout/choose-color-scheme.ts'),
    route(ROUTES.subcategories, 'layout/subcategories.ts'),
    ...cartRoutes,
    ...checkoutRoutes,
    ...accountRoutes,
    ...searchRoutes,
    ...compareRoutes,
    ...favouriteRoutes,
    ...recentRoutes,
    ...quickOrderRoutes,
    ...offlineRoutes,
    ...orderListRoutes,
    ...consentRoutes,
    ...locationRoutes,
    ...storeRoutes,
    ...blogRoutes,
    ...formRoutes,
    ...newsletterRoutes,
    ...withdrawalRoutes,
    ...reviewRoutes,
    ...productAlertRoutes,
    ...seoRoutes,
    route(ROUTES.product, 'product/product.tsx'),
    route('*', 'pages/address.tsx'),
  ]),
] satisfies RouteConfig
