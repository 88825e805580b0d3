import type { MetaDescriptor } from 'react-router'
import { metaOf } from '../platform/seo.ts'
import type { ListPageData } from './list.server.ts'

/** Head of a list of posts, with a link to the feed. */
export function listMeta(page: Pick<ListPageData, 'seo' | 'feed'> | undefined): MetaDescriptor[] {
  if (!page) return []
  return [
    ...metaOf(page.seo),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: page.feed },
  ]
}
