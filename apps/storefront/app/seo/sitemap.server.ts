import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import {
  SitemapBlogDocument,
  SitemapPartDocument,
  SitemapSizesDocument,
  SitemapStoresDocument,
} from '../generated/graphql.ts'
import { commerce, type Commerce } from '../platform/commerce.server.ts'
import { isLanguage } from '../platform/language.ts'
import { relativeUrl } from '../platform/relative-url.ts'
import { scopeContext } from '../platform/scope.ts'
import { routeAlternates, type Alternates } from '../platform/seo.ts'
import { fileOf, PER_FILE, partsFor, type SitemapPart } from './sitemap-parts.ts'
import type { ListedPage } from './sitemap-xml.ts'
import { pathHref, routePath } from '../platform/routes.ts'
import { textsOf } from '../platform/site-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Maximum page size of the API. */
const POSTS_AT_ONCE = 100

/** Absolute URLs of all sitemaps of a language. */
export async function sitemapsIn(context: Context, language: Language): Promise<string[]> {
  const { site, publicUrl } = context.get(scopeContext)
  const { storeCode, blog } = textsOf({ site, language })
  const api = commerce(context).inStore(storeCode)
  const [{ products, categories }, { markers }] = await Promise.all([
    api.query(SitemapSizesDocument),
    api.query(SitemapStoresDocument),
  ])
  const parts: SitemapPart[] = [
    { kind: 'pages', page: 1 },
    ...partsFor('categories', categories.total_count),
    ...partsFor('products', products.total_count),
    ...(blog ? [{ kind: 'blog' as const, page: 1 }] : []),
    ...partsFor('stores', markers.length),
  ]
  return parts.map((part) => publicUrl + pathHref(language, `sitemap/${fileOf(part)}`))
}

/** Pages of a sitemap in the language of the request; empty for a file that does not exist. */
export async function pagesOf(context: Context, { kind, page }: SitemapPart): Promise<ListedPage[]> {
  if (kind === 'products') return await listed(context, 'PRODUCT', page)
  if (kind === 'categories') return await listed(context, 'CATEGORY', page)
  if (page > 1) return []
  if (kind === 'blog') return await blogPages(context)
  if (kind === 'stores') return await storePages(context)
  return [{ path: '', alternates: routeAlternates('home') }, ...(await listed(context, 'CMS_PAGE', page))]
}

async function listed(
  context: Context,
  type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE',
  page: number,
): Promise<ListedPage[]> {
  const { sitemap } = await commerce(context).query(SitemapPartDocument, { type, page, pageSize: PER_FILE })
  return sitemap.items.map(({ path, alternates, updated_at, images, videos }) => ({
    path,
    alternates: alternatesOf(alternates),
    updated: updated_at,
    images: images.map(relativeUrl),
    videos: (videos ?? []).map(({ thumbnail, content, ...texts }) => ({
      ...texts,
      thumbnail: relativeUrl(thumbnail),
      content: relativeUrl(content),
    })),
  }))
}

const alternatesOf = (all: readonly { language: string; path: string }[]): Alternates =>
  Object.fromEntries(all.flatMap(({ language, path }) => (isLanguage(language) ? [[language, path]] : [])))

/** The store list and the store pages. */
async function storePages(context: Context): Promise<ListedPage[]> {
  const { language } = context.get(scopeContext)
  const { markers } = await commerce(context).query(SitemapStoresDocument)
  if (markers.length === 0) return []
  const stores = markers.map(({ url_key, update_time, img, alternates }) => ({
    path: routePath(language, 'store', { store: url_key }),
    alternates: alternatesOf(
      alternates.map(({ language: other, url_key: key }) => ({
        language: other,
        path: routePath(other, 'store', { store: key }),
      })),
    ),
    updated: update_time,
    images: img ? [relativeUrl(img)] : [],
  }))
  return [{ path: routePath(language, 'stores'), alternates: routeAlternates('stores') }, ...stores]
}

/** Lists and posts of the blog, which is in one language (decisions A-8). */
async function blogPages(context: Context): Promise<ListedPage[]> {
  const { site, language } = context.get(scopeContext)
  if (!textsOf({ site, language }).blog) return []
  const { posts, categories } = await allPosts(commerce(context))
  const newest = posts[0]?.publish_time
  const lists = [
    routePath(language, 'blog'),
    ...categories.map(({ category_url }) => routePath(language, 'blogCategory', { category: category_url })),
  ]
  return [
    ...lists.map((path) => ({ path, alternates: { [language]: path }, updated: newest })),
    ...posts.map(({ post_url, publish_time, featured_image }) => ({
      path: routePath(language, 'blogPost', { post: post_url }),
      alternates: { [language]: routePath(language, 'blogPost', { post: post_url }) },
      updated: publish_time,
      images: featured_image ? [relativeUrl(featured_image)] : [],
    })),
  ]
}

async function allPosts(api: Commerce) {
  const first = await api.query(SitemapBlogDocument, { page: 1, pageSize: POSTS_AT_ONCE })
  const rest = Array.from({ length: Math.max(0, (first.blogPosts?.total_pages ?? 1) - 1) }, (_, index) =>
    api.query(SitemapBlogDocument, { page: index + 2, pageSize: POSTS_AT_ONCE }),
  )
  const responses = [first, ...(await Promise.all(rest))]
  return {
    posts: responses.flatMap(({ blogPosts }) => blogPosts?.items ?? []),
    categories: first.blogCategories?.items ?? [],
  }
}
