import type { CmsPage, QueryCmsBlocksArgs, QueryCmsPageArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { processedMetadata } from '../platform/processed-metadata.ts'
import type { QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { blockShape, picturesNamedBy, textsOf } from './block-shape.ts'
import { blocksOf, findPage, pageOf, type Page } from './pages.ts'
import { picturesOf, insertPictures } from './insert-pictures.ts'
import { withoutLanguage } from './links.ts'

export type CmsPageShape = CmsPage & Pick<Page, 'alternates'> & { __typename: 'CmsPage' }

async function pageShape(ctx: RequestContext, page: Page): Promise<CmsPageShape> {
  const texts = [page.content, ...textsOf(page.blocks)]
  const pictures = await picturesOf(ctx, texts, picturesNamedBy(page.blocks))
  return {
    __typename: 'CmsPage',
    identifier: page.identifier,
    url_key: page.urlKey,
    relative_url: page.urlKey,
    redirect_code: 0,
    type: 'CMS_PAGE',
    title: page.title,
    content_heading: page.contentHeading ?? page.title,
    content: withoutLanguage(insertPictures(page.content, pictures), ctx.store.language),
    css_class: page.cssClass,
    page_builder: page.blocks.map((block) => blockShape(block, pictures)),
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    processed_metadata: processedMetadata({
      name: page.title,
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      text: page.content,
      heading: page.contentHeading,
    }),
    page_layout: page.pageLayout,
    noindex: page.noindex,
    alternates: page.alternates,
  }
}

/** A page in the contract's format for `route`, or null. */
export async function cmsPageShape(ctx: RequestContext, id: number): Promise<CmsPageShape | null> {
  const page = await findPage(ctx, { id })
  return page ? await pageShape(ctx, page) : null
}

/** Queries that are cached (decisions K-3); resolvers record the tags of what they show. */
export const cacheableContentQueries: QueryTags = { cmsPage: [], cmsBlocks: [] }

export const contentResolvers = {
  Query: {
    cmsPage: async (_root: never, args: QueryCmsPageArgs, ctx) => pageShape(ctx, await pageOf(ctx, args)),
    cmsBlocks: async (_root: never, { identifiers }: QueryCmsBlocksArgs, ctx) => ({
      items: await blocksOf(ctx, identifiers),
    }),
  },
} satisfies ResolverMap
