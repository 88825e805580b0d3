import { EMPTY_LISTING, listingSearch, parseListing } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import {
  BlogCategoryDocument,
  BlogListDocument,
  BlogTagDocument,
  type BlogCategoryQuery,
  type BlogListQuery,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { seoOf, type Alternates } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { href, pathHref, routePath } from '../platform/routes.ts'
import { notFound } from '../content/page.server.ts'
import { blogAlternates, blogScope, foundOr404, inBlogLanguages, type BlogScope } from './access.server.ts'
import { postCardOf } from './post-card.ts'
import { blogCrumb, tagTitle } from './seo.server.ts'
import { textsOf } from '../platform/site-texts.ts'

type Context = Readonly<RouterContextProvider>
type Category = NonNullable<BlogCategoryQuery['blogCategory']>

/** A list of one category or tag. */
interface ListScope {
  readonly title: string
  /** Path without language prefix. */
  readonly basePath: string
  readonly filters: { readonly category_id?: { eq: string }; readonly tag_id?: { eq: string } }
  readonly category?: Category
  readonly alternates: Alternates
}

/** Requirement BLG-08. */
const PER_PAGE = 12

/** Data of the blog list, page `?page=N`. */
export async function blogList(context: Context, search: URLSearchParams) {
  return await listPage(context, search)
}

/** Data of a category list. Throws a 404 response when the category does not exist. */
export async function blogCategory(context: Context, url: string, search: URLSearchParams) {
  const scope = blogScope(context)
  const answer = commerce(context).query(BlogCategoryDocument, { url })
  const { blogCategory: category } = await foundOr404(context, answer)
  if (!category) throw await notFound(context)
  const { category_id: id, category_url, title } = category
  const pathOf = (language: Language, address: string) =>
    routePath(language, 'blogCategory', { category: address })
  const basePath = pathOf(scope.language, category_url)
  return await listPage(context, search, {
    title,
    basePath,
    filters: { category_id: { eq: String(id) } },
    category,
    alternates: blogAlternates(scope, basePath, { found: category.alternates, pathOf }),
  })
}

/** Data of a tag list, which is not indexed. Throws a 404 response when the tag does not exist. */
export async function blogTag(context: Context, identifier: string, search: URLSearchParams) {
  const { language } = blogScope(context)
  const { blogTag: tag } = await foundOr404(context, commerce(context).query(BlogTagDocument, { identifier }))
  if (!tag) throw await notFound(context)
  const filters = { tag_id: { eq: String(tag.tag_id) } }
  const basePath = routePath(language, 'blogTag', { tag: tag.identifier })
  const alternates = { [language]: basePath }
  return await listPage(context, search, { title: tagTitle(tag.title), basePath, filters, alternates })
}

export type ListPageData = Awaited<ReturnType<typeof listPage>>

async function listPage(context: Context, search: URLSearchParams, list?: ListScope) {
  const scope = blogScope(context)
  const { language, texts } = scope
  const { category, basePath = routePath(language, 'blog') } = list ?? {}
  const path = pathHref(language, basePath)
  const { page } = parseListing(search, { filterable: [] }).state
  // Requirement BLG-03: the first page has no query; an invalid page is the first.
  if (page === 1 && search.has('page')) throw redirect(path)
  const { blogPosts, blogCategories } = await commerce(context).query(BlogListDocument, {
    page,
    pageSize: PER_PAGE,
    filters: list?.filters ?? null,
  })
  const pages = Math.max(1, blogPosts?.total_pages ?? 1)
  if (page > pages) throw redirect(pathWithQuery(path, searchOf(pages)))
  const posts = (blogPosts?.items ?? []).map((post) => postCardOf(post, scope))
  const isFront = page === 1 && !list
  const alternates = list?.alternates ?? inBlogLanguages(scope)
  return {
    path,
    page,
    pages,
    title: list?.title ?? texts.title,
    lead: list ? undefined : texts.lead,
    /** HTML. */
    intro: category?.content ?? undefined,
    first: isFront ? posts[0] : undefined,
    posts: isFront ? posts.slice(1) : posts,
    quote: isFront ? quoteOf(scope, blogCategories) : undefined,
    topics: topicsOf(scope, blogCategories, path),
    feed: href(language, 'blogFeed'),
    crumbs: list ? [blogCrumb(href(language, 'blog')), { label: list.title }] : [blogCrumb()],
    alternates,
    seo: seoOf({
      title: category?.meta_title ?? list?.title ?? texts.metaTitle,
      description: list ? (category?.meta_description ?? category?.content) : texts.metaDescription,
      noindex: list !== undefined && !category,
      site: scope.site,
      publicUrl: scope.publicUrl,
      language,
      alternates,
      search: searchOf(page),
      card: socialCard(scope, 'website', posts[0]?.picture),
    }),
  }
}

const searchOf = (page: number) => listingSearch({ ...EMPTY_LISTING, page })

/** The whole blog, which has no label, then its categories. */
function topicsOf({ language }: BlogScope, categories: BlogListQuery['blogCategories'], path: string) {
  const all = { label: undefined, to: href(language, 'blog') }
  const own = (categories?.items ?? []).map(({ title, category_url }) => ({
    label: title,
    to: href(language, 'blogCategory', { category: category_url }),
  }))
  return [all, ...own].map((topic) => ({ ...topic, current: topic.to === path }))
}

/** Customer quote of the home page, with a link to the testimonials. */
function quoteOf({ site, language }: BlogScope, categories: BlogListQuery['blogCategories']) {
  const section = textsOf({ site, language }).home.sections.find(({ type }) => type === 'posts')
  const quote = section?.type === 'posts' ? section.quote : undefined
  const others = categories?.items.find(({ category_url }) => category_url === quote?.category)
  if (!quote || !others) return undefined
  return {
    ...quote,
    more: href(language, 'blogCategory', { category: others.category_url }),
  }
}
