import type { Query } from '@comptoir/contract/generated/types'
import type { RequestContext } from './context.ts'

/** Tags of what responses to queries show, by root field, besides those that their resolvers record. */
export type QueryTags = Partial<Record<keyof Query, readonly string[]>>

/** Pages, blocks, posts, places, and pictures in them; with finer tags for changes that say what of it changed. */
export const CONTENT = 'cms'
export const pageTag = (id: number) => `cms_p_${id}`
/** Which pages there are. */
export const PAGES = 'cms_p'
export const blockTag = (id: number) => `cms_b_${id}`
/** Which blocks there are. */
export const BLOCKS = 'cms_b'
/** Posts, categories and tags of the blog. */
export const BLOG = 'blog'
/** Markers and points of sale. */
export const PLACES = 'places'
/** What reviewers rate. */
export const REVIEW_RATINGS = 'review_ratings'
/** What no finer tag describes: changes with everything but quantities that are not shown. */
export const ANYTHING = 'anything'

/** Records that the response depends on `tag`. */
export function show({ shown }: Pick<RequestContext, 'shown'>, tag: string): void {
  shown?.tags.add(tag)
}
