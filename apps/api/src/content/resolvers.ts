import type { CmsPage, QueryCmsBlocksArgs, QueryCmsPageArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { blocksOf, pageOf, type Page } from './pages.ts'

function pageShape(page: Page): CmsPage & { __typename: 'CmsPage' } {
  return {
    __typename: 'CmsPage',
    identifier: page.identifier,
    url_key: page.urlKey,
    relative_url: page.urlKey,
    redirect_code: 0,
    type: 'CMS_PAGE',
    title: page.title,
    content_heading: page.contentHeading ?? page.title,
    content: page.content,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    page_layout: page.pageLayout,
    noindex: page.noindex,
    alternates: page.alternates,
  }
}

/** A page as the contract has it, for `route`; throws what {@link pageOf} throws. */
export async function cmsPageShape(ctx: RequestContext, id: number) {
  return pageShape(await pageOf(ctx, { id }))
}

export const contentResolvers = {
  Query: {
    cmsPage: async (_root: never, args: QueryCmsPageArgs, ctx) => pageShape(await pageOf(ctx, args)),
    cmsBlocks: async (_root: never, { identifiers }: QueryCmsBlocksArgs, ctx) => ({
      items: await blocksOf(ctx, identifiers),
    }),
  },
} satisfies ResolverMap
