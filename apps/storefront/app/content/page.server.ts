import { data, type RouterContextProvider } from 'react-router'
import { CmsPageDocument, type CmsPageQuery } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { localPictures } from './local-pictures.ts'
import type { LostText } from './lost-text.ts'

/** A page of the editors. */
export type Page = NonNullable<CmsPageQuery['cmsPage']>

/** To be thrown where there is nothing: status 404 with the editors' page `no-route`, if any (decisions B-15). */
export async function notFound(context: Readonly<RouterContextProvider>) {
  const page = await pageNamed(context, { identifier: 'no-route' })
  const text: LostText | null = page
    ? { heading: page.content_heading ?? page.title ?? '', content: localPictures(page.content ?? '') }
    : null
  return data(text, { status: 404 })
}

/** A page by its id or identifier; undefined where there is none such. */
export async function pageNamed(
  context: Readonly<RouterContextProvider>,
  named: { id?: number; identifier?: string },
): Promise<Page | undefined> {
  try {
    return (await commerce(context).query(CmsPageDocument, named)).cmsPage ?? undefined
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-no-such-entity') return undefined
    throw error
  }
}
