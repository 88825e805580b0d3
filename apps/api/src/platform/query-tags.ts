import type { Query } from '@comptoir/contract/generated/types'
import type { RequestContext } from './context.ts'

/** Tags of what responses to queries show, by root field, besides those that their resolvers record. */
export type QueryTags = Partial<Record<keyof Query, readonly string[]>>

/** Pages, blocks, posts, forms, points of sale. */
export const CONTENT = 'cms'
/** What no finer tag describes: changes with everything but quantities that are not shown. */
export const ANYTHING = 'anything'

/** Records that the response depends on `tag`. */
export function show({ shown }: Pick<RequestContext, 'shown'>, tag: string): void {
  shown?.tags.add(tag)
}
