import type {
  BlogCategory,
  BlogPost,
  BlogTag,
  FilterEqualTypeInput,
  QueryBlogCategoryArgs,
  QueryBlogPostArgs,
  QueryBlogPostsArgs,
  QueryBlogTagArgs,
} from '@comptoir/contract/generated/types'
import { picturesOf, insertPictures, type Pictures } from '../content/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import type { ResolverMap } from '../platform/schema.ts'
import type { BlogCategoryRow, PostRow, TagRow } from './blog.sql.ts'
import { blogCategoriesOf, blogCategoryOf, blogTagOf, postOf, postsOf } from './blog.ts'

const written = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ')

function categoryShape(row: BlogCategoryRow): BlogCategory {
  return {
    category_id: row.id,
    identifier: row.identifier,
    category_url: row.categoryUrl,
    title: row.title,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    content: null,
  }
}

const tagShape = ({ id, identifier, title }: TagRow): BlogTag => ({ tag_id: id, identifier, title })

function postShape(row: PostRow, pictures: Pictures, now: Date): BlogPost {
  const image = pictures.get(row.featuredImage ?? '')
  return {
    post_id: row.id,
    identifier: row.identifier,
    post_url: row.postUrl,
    title: row.title,
    short_content: insertPictures(row.shortContent, pictures),
    content: row.content === null ? null : insertPictures(row.content, pictures),
    featured_image: image?.large ?? null,
    featured_image_alt: row.featuredImageAlt,
    image: image ? { ...image, label: row.featuredImageAlt } : null,
    author: row.author ? { name: row.author } : null,
    publish_time: written(row.publishTime),
    categories: row.categories.map(categoryShape),
    tags: row.tags.map(tagShape),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    event: row.eventStart && {
      start: written(row.eventStart),
      end: row.eventEnd && written(row.eventEnd),
      place: row.eventPlace,
      is_past: (row.eventEnd ?? row.eventStart) < now,
    },
    customer: row.customerName ? { name: row.customerName, role: row.customerRole } : null,
  }
}

async function postShapes(ctx: RequestContext, rows: readonly PostRow[]): Promise<BlogPost[]> {
  const texts = rows.flatMap(({ shortContent, content }) => [shortContent, content ?? ''])
  const featured = rows.flatMap(({ featuredImage }) => featuredImage ?? [])
  const pictures = await picturesOf(ctx, texts, featured)
  const now = ctx.app.now()
  return rows.map((row) => postShape(row, pictures, now))
}

/** Ids of a filter. A value that is not a number matches nothing. */
function idsOf(filter: FilterEqualTypeInput | null | undefined): number[] | undefined {
  if (!filter) return undefined
  const values = [...checkedList(filter.in ?? []), ...(typeof filter.eq === 'string' ? [filter.eq] : [])]
  return values.map((value) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : 0))
}

export const blogResolvers = {
  Query: {
    blogPosts: async (_root: never, { page, pageSize, filters }: QueryBlogPostsArgs, ctx) => {
      const categoryIds = idsOf(filters?.category_id)
      const tagIds = idsOf(filters?.tag_id)
      const list = await postsOf(ctx, { page, pageSize, categoryIds, tagIds })
      return { items: await postShapes(ctx, list.posts), total_count: list.total, total_pages: list.pages }
    },
    blogPost: async (_root: never, { postId, postUrl }: QueryBlogPostArgs, ctx) => {
      const { row, alternates } = await postOf(ctx, { id: postId, url: postUrl })
      const [post] = await postShapes(ctx, [row])
      return { ...post, alternates }
    },
    blogCategory: async (_root: never, { categoryId, categoryUrl }: QueryBlogCategoryArgs, ctx) => {
      const { row, alternates } = await blogCategoryOf(ctx, { id: categoryId, url: categoryUrl })
      const pictures = await picturesOf(ctx, [row.content])
      return { ...categoryShape(row), content: insertPictures(row.content, pictures), alternates }
    },
    blogCategories: async (_root: never, _args: never, ctx) => ({
      items: (await blogCategoriesOf(ctx)).map(categoryShape),
    }),
    blogTag: async (_root: never, { tagId, identifier }: QueryBlogTagArgs, ctx) =>
      tagShape(await blogTagOf(ctx, { id: tagId, url: identifier })),
  },
} satisfies ResolverMap
