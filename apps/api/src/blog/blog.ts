import type { RequestContext } from '../platform/context.ts'
import {
  countPosts,
  selectBlogCategories,
  selectCategoryAlternates,
  selectPost,
  selectPostAlternates,
  selectPosts,
  selectTag,
  type Alternate,
  type BlogCategoryRow,
  type PostRow,
  type PostScope,
  type TagRow,
} from './blog.sql.ts'
import {
  BlogCategoryNotFoundError,
  BlogCategoryNotNamedError,
  PageSizeError,
  PostNotFoundError,
  PostNotNamedError,
  TagNotFoundError,
  TagNotNamedError,
} from './errors.ts'

/** Requirement BLG-08. */
const defaultPageSize = 12
const largestPageSize = 100

export type PostList = { posts: PostRow[]; total: number; pages: number }
export type PostQuery = {
  page: number | null | undefined
  pageSize: number | null | undefined
  categoryIds?: number[] | undefined
  tagIds?: number[] | undefined
}

/** What a page shows, and its URLs in all languages. */
type Translated<Row> = { row: Row; alternates: Alternate[] }

type Named = { id: number | null | undefined; url: string | null | undefined }

/** A page of published posts, newest first. A page below 1 is the first page (requirement BLG-02). */
export async function postsOf(ctx: RequestContext, query: PostQuery): Promise<PostList> {
  const pageSize = query.pageSize ?? defaultPageSize
  if (pageSize < 1 || pageSize > largestPageSize) throw new PageSizeError(largestPageSize)
  const page = Math.max(1, query.page ?? 1)
  const { categoryIds, tagIds } = query
  const scope = { ...scopeOf(ctx), ...(categoryIds ? { categoryIds } : {}), ...(tagIds ? { tagIds } : {}) }
  const [total, posts] = await Promise.all([
    countPosts(ctx.app.sql, scope),
    selectPosts(ctx.app.sql, scope, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { posts, total, pages: Math.ceil(total / pageSize) }
}

/** A published post with its text and in its languages, by id or else by URL. Throws {@link PostNotFoundError}. */
export async function postOf(ctx: RequestContext, { id, url }: Named): Promise<Translated<PostRow>> {
  const named = namedBy({ id, url })
  if (!named) throw new PostNotNamedError()
  const post = await selectPost(ctx.app.sql, scopeOf(ctx), named)
  if (!post) throw new PostNotFoundError(id || url || '')
  return { row: post, alternates: await selectPostAlternates(ctx.app.sql, scopeOf(ctx), post.identifier) }
}

/** A category by id or else by URL. Throws {@link BlogCategoryNotFoundError}. */
export async function blogCategoryOf(
  ctx: RequestContext,
  { id, url }: Named,
): Promise<Translated<BlogCategoryRow>> {
  const named = namedBy({ id, url })
  if (!named) throw new BlogCategoryNotNamedError()
  const [category] = await selectBlogCategories(ctx.app.sql, scopeOf(ctx), named)
  if (!category) throw new BlogCategoryNotFoundError(id || url || '')
  const alternates = await selectCategoryAlternates(ctx.app.sql, scopeOf(ctx), category.identifier)
  return { row: category, alternates }
}

/** A tag by id or else by identifier. Throws {@link TagNotFoundError}. */
export async function blogTagOf(ctx: RequestContext, { id, url }: Named): Promise<TagRow> {
  const named = namedBy({ id, url })
  if (!named) throw new TagNotNamedError()
  const tag = await selectTag(ctx.app.sql, scopeOf(ctx), named)
  if (!tag) throw new TagNotFoundError(id || url || '')
  return tag
}

/** All categories by position. */
export async function blogCategoriesOf(ctx: RequestContext): Promise<BlogCategoryRow[]> {
  return await selectBlogCategories(ctx.app.sql, scopeOf(ctx))
}

function namedBy({ id, url }: Named): { id: number } | { url: string } | undefined {
  if (id) return { id }
  return url ? { url } : undefined
}

const scopeOf = ({ app, store }: RequestContext): PostScope => ({
  websiteId: store.website.id,
  language: store.language,
  now: app.now(),
})
