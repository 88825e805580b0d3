import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import { anchorsOf } from '../content/anchors.ts'
import { localImages } from '../content/local-images.ts'
import { BlogPostDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { href, routePath } from '../platform/routes.ts'
import { notFound } from '../content/page.server.ts'
import { blogAlternates, blogScope, foundOr404, type BlogScope } from './access.server.ts'
import { readingMinutes, withHeadingIds } from './headings.ts'
import { postCardOf } from './post-card.ts'
import { blogCrumb } from './seo.server.ts'

/** Number of other posts below a post. */
const OTHER_POSTS = 3
/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3

/** Data of a post. Throws a 404 response when it is not published. */
export async function blogPost(context: Readonly<RouterContextProvider>, url: string) {
  const scope = blogScope(context)
  const response = commerce(context).query(BlogPostDocument, { url, others: OTHER_POSTS + 1 })
  const { blogPost: post, blogPosts } = await foundOr404(context, response)
  if (!post) throw await notFound(context)
  const { language } = scope
  const content = withHeadingIds(localImages(post.content ?? ''))
  const card = postCardOf(post, scope)
  const anchors = anchorsOf(content)
  const pathOf = (other: Language, address: string) => routePath(other, 'blogPost', { post: address })
  const alternates = blogAlternates(scope, pathOf(language, post.post_url), {
    found: post.alternates,
    pathOf,
  })
  const seo = seoOf({
    title: post.meta_title ?? post.title,
    description: post.meta_description ?? post.short_content,
    site: scope.site,
    publicUrl: scope.publicUrl,
    language,
    alternates,
    card: socialCard(scope, 'article', card.picture),
  })
  return {
    card,
    content,
    anchors: anchors.length < MIN_HEADINGS ? [] : anchors,
    author: card.author,
    tags: post.tags.map(({ title, identifier }) => ({
      label: title,
      to: href(language, 'blogTag', { tag: identifier }),
    })),
    others: (blogPosts?.items ?? [])
      .filter(({ post_url }) => post_url !== post.post_url)
      .slice(0, OTHER_POSTS)
      .map((other) => postCardOf(other, scope)),
    blogPath: href(language, 'blog'),
    crumbs: crumbsOf(card, scope),
    event: post.event ? { start: post.event.start, end: post.event.end } : undefined,
    share: mailOf(post.title, seo.canonical ?? ''),
    minutes: readingMinutes(content),
    alternates,
    seo,
  }
}

export type PostPageData = Awaited<ReturnType<typeof blogPost>>

function crumbsOf(card: ReturnType<typeof postCardOf>, { language }: BlogScope) {
  return [blogCrumb(href(language, 'blog')), ...card.categories.slice(0, 1), { label: card.title }]
}

const mailOf = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
