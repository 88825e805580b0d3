import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

/** Sitemaps and product feed of one language. */
export const seoRoutes: RouteConfigEntry[] = [
  route(ROUTES.sitemap, 'seo/sitemap-index.ts', { id: 'sitemap-of-language' }),
  route(ROUTES.sitemapFile, 'seo/sitemap-part.ts'),
  route(ROUTES.productFeed, 'seo/product-feed.ts'),
]
