import { EMPTY_LISTING, listingSearch, parseListing } from '@comptoir/rules/catalogue-query'
import { redirect, type RouterContextProvider } from 'react-router'
import { addressOf } from '../catalogue/address.ts'
import {
  BlogCategoryDocument,
  BlogListDocument,
  type BlogCategoryQuery,
  type BlogListQuery,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { pathIn, seoOf } from '../platform/seo.ts'
import { blogScope, foundOr404, onlyHere, type BlogScope } from './access.server.ts'
import { categoryPath, postCardOf } from './post-card.ts'

type Context = Readonly<RouterContextProvider>
type Category = NonNullable<BlogCategoryQuery['blogCategory']>

/** Requirement BLG-08. */
const PER_PAGE = 12

/** The posts of the whole blog, `?page=N` of them. */
export async function blogList(context: Context, search: URLSearchParams) {
  return await listPage(context, search)
}

/** The posts of a category; a 404 response is thrown where there is none of that address. */
export async function blogCategory(context: Context, url: string, search: URLSearchParams) {
  blogScope(context)
  const answer = commerce(context).query(BlogCategoryDocument, { url })
  const { blogCategory: category } = await foundOr404(context, answer)
  return await listPage(context, search, category ?? undefined)
}

export type ListPageData = Awaited<ReturnType<typeof listPage>>

async function listPage(context: Context, search: URLSearchParams, category?: Category) {
  const scope = blogScope(context)
  const { language, texts } = scope
  const below = category ? `blog/categorie/${category.category_url}` : 'blog'
  const path = pathIn(language, below)
  const { page } = parseListing(search, { filterable: [] }).state
  const { blogPosts, blogCategories } = await commerce(context).query(BlogListDocument, {
    page,
    pageSize: PER_PAGE,
    filters: category ? { category_id: { eq: String(category.category_id) } } : null,
  })
  const pages = Math.max(1, blogPosts?.total_pages ?? 1)
  if (page > pages) throw redirect(addressOf(path, searchOf(pages)))
  const posts = (blogPosts?.items ?? []).map((post) => postCardOf(post, language))
  const isFront = page === 1 && !category
  const alternates = onlyHere(scope, below)
  return {
    path,
    page,
    pages,
    title: category?.title ?? texts.title,
    lead: category ? undefined : texts.lead,
    /** HTML. */
    intro: category?.content ?? undefined,
    first: isFront ? posts[0] : undefined,
    posts: isFront ? posts.slice(1) : posts,
    quote: isFront ? quoteOf(scope, blogCategories) : undefined,
    topics: topicsOf(scope, blogCategories, path),
    crumbs: category
      ? [{ label: m.blog_name(), to: pathIn(language, 'blog') }, { label: category.title }]
      : [{ label: m.blog_name() }],
    words: listWords(),
    alternates,
    seo: seoOf({
      title: category ? (category.meta_title ?? category.title) : texts.metaTitle,
      description: category ? (category.meta_description ?? category.content) : texts.metaDescription,
      brand: scope.site.brand,
      publicUrl: scope.publicUrl,
      language,
      alternates,
      search: searchOf(page),
    }),
  }
}

const searchOf = (page: number) => listingSearch({ ...EMPTY_LISTING, page })

function topicsOf({ language }: BlogScope, categories: BlogListQuery['blogCategories'], path: string) {
  const all = { label: m.blog_all(), to: pathIn(language, 'blog') }
  const own = (categories?.items ?? []).map(({ title, category_url }) => ({
    label: title,
    to: categoryPath(language, category_url),
  }))
  return [all, ...own].map((topic) => ({ ...topic, current: topic.to === path }))
}

/** A customer's words from the home page, with the way to those of others. */
function quoteOf({ site, language }: BlogScope, categories: BlogListQuery['blogCategories']) {
  const section = site.languages[language].home.sections.find(({ type }) => type === 'posts')
  const quote = section?.type === 'posts' ? section.quote : undefined
  const others = categories?.items.find(({ category_url }) => category_url === 'temoignages')
  if (!quote || !others) return undefined
  return {
    ...quote,
    text: m.home_quote({ text: quote.text }),
    more: { label: m.blog_customers(), to: categoryPath(language, others.category_url) },
  }
}

/** Said by the server, which keeps them out of the script. */
const listWords = () => ({
  topics: m.blog_topics(),
  posts: m.blog_posts(),
  empty: m.blog_empty(),
})
