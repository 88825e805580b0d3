import type { RouterContextProvider } from 'react-router'
import { BlogFeedDocument, type BlogFeedQuery } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { element, escapeXml } from '../platform/xml.ts'
import { href } from '../platform/routes.ts'
import { blogScope, type BlogScope } from './access.server.ts'

const NEWEST = 20
type Post = NonNullable<BlogFeedQuery['blogPosts']>['items'][number]

/** The newest posts as RSS 2.0. */
export async function feedOf(context: Readonly<RouterContextProvider>): Promise<string> {
  const scope = blogScope(context)
  const { blogPosts } = await commerce(context).query(BlogFeedDocument, { count: NEWEST })
  const posts = blogPosts?.items ?? []
  const { publicUrl, language, texts, site } = scope
  const [newest] = posts
  const feedUrl = publicUrl + href(language, 'blogFeed')
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${texts.title} | ${site.brand}`),
    element('link', publicUrl + href(language, 'blog')),
    element('description', texts.lead),
    element('language', language),
    element('lastBuildDate', newest && rfc822(newest.publish_time)),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, scope)),
    '</channel>',
    '</rss>',
  ].join('\n')
}

function itemOf(post: Post, { publicUrl, language }: BlogScope): string {
  const address = publicUrl + href(language, 'blogPost', { post: post.post_url })
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfc822(post.publish_time)),
    element('dc:creator', post.author?.name),
    ...post.categories.map(({ title }) => element('category', title)),
    element('description', post.short_content ?? ''),
    '</item>',
  ].join('')
}

/** Instant of the API in RFC 822 format: `Sat, 14 Mar 2026 09:00:00 GMT`. */
const rfc822 = (moment: string): string => new Date(`${moment.replace(' ', 'T')}Z`).toUTCString()
