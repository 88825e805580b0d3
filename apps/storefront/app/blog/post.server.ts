import type { RouterContextProvider } from 'react-router'
import { anchorsOf } from '../content/anchors.ts'
import { localPictures } from '../content/local-pictures.ts'
import { BlogPostDocument, type BlogPostQuery } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { pathIn, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { notFound } from '../content/page.server.ts'
import { blogScope, foundOr404, onlyHere, type BlogScope } from './access.server.ts'
import { minutesToRead, withAddresses } from './headings.ts'
import { tagPath } from './paths.ts'
import { postCardOf } from './post-card.ts'

type Post = NonNullable<BlogPostQuery['blogPost']>

/** Posts offered below one. */
const MORE = 3
/** From how many parts on a text shows them beside it. */
const MANY_PARTS = 3

/** A post with its text; a 404 response is thrown where none is out at that address. */
export async function blogPost(context: Readonly<RouterContextProvider>, url: string) {
  const scope = blogScope(context)
  const answer = commerce(context).query(BlogPostDocument, { url, others: MORE + 1 })
  const { blogPost: post, blogPosts } = await foundOr404(context, answer)
  if (!post) throw await notFound(context)
  const { language } = scope
  const content = withAddresses(localPictures(post.content ?? ''))
  const card = postCardOf(post, language)
  const anchors = anchorsOf(content)
  const alternates = onlyHere(scope, `blog/${post.post_url}`)
  const seo = seoOf({
    title: post.meta_title ?? post.title,
    description: post.meta_description ?? post.short_content,
    brand: scope.site.brand,
    publicUrl: scope.publicUrl,
    language,
    alternates,
    card: socialCard(scope, 'article', card.picture),
  })
  return {
    card,
    content,
    anchors: anchors.length < MANY_PARTS ? [] : anchors,
    author: post.author?.name,
    tags: post.tags.map(({ title, identifier }) => ({
      label: title,
      to: pathIn(language, tagPath(identifier)),
    })),
    others: (blogPosts?.items ?? [])
      .filter(({ post_url }) => post_url !== post.post_url)
      .slice(0, MORE)
      .map((other) => postCardOf(other, language)),
    blogPath: pathIn(language, 'blog'),
    crumbs: crumbsOf(card, scope),
    event: post.event ? { start: post.event.start, end: post.event.end } : undefined,
    share: mailOf(post.title, seo.canonical ?? ''),
    words: wordsOf(post, content),
    alternates,
    seo,
  }
}

export type PostPageData = Awaited<ReturnType<typeof blogPost>>

function crumbsOf(card: ReturnType<typeof postCardOf>, { language }: BlogScope) {
  const above = { label: m.blog_name(), to: pathIn(language, 'blog') }
  return [above, ...card.categories.slice(0, 1), { label: card.title }]
}

const mailOf = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

/** Said by the server, which keeps them out of the script. */
const wordsOf = ({ author }: Post, content: string) => ({
  by: author ? m.blog_by({ author: author.name }) : undefined,
  minutes: m.blog_minutes({ count: minutesToRead(content) }),
  inside: m.blog_inside(),
  tags: m.blog_tags(),
  share: m.blog_share(),
  when: m.blog_when(),
  past: m.blog_event_past(),
  where: m.blog_where(),
  customer: m.blog_customer(),
  more: m.blog_more(),
  all: m.blog_posts(),
})
