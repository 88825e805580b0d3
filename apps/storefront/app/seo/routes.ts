import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Sitemaps and product feed of one language. */
export const seoRoutes: RouteConfigEntry[] = [
  route('sitemap.xml', 'seo/sitemap-index.ts', { id: 'sitemap-of-language' }),
  route('sitemap/:file', 'seo/sitemap-part.ts'),
  route('product-feed.xml', 'seo/product-feed.ts'),
]
