import { blocksOf } from '../content/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Category } from './category.ts'

/** The CMS block shown above a category's products, in the language of the store view, or null. */
export async function categoryBlock(ctx: RequestContext, { landingPage }: Category) {
  if (landingPage === null) return null
  const [block] = await blocksOf(ctx, [landingPage])
  return block === undefined || block instanceof Error ? null : block
}
