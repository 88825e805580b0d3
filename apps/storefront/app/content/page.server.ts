import { data, type RouterContextProvider } from 'react-router'
import { pictureOf } from './pictures.ts'
import { CmsPageDocument, type CmsPageQuery } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { localImages } from './local-images.ts'
import { localLinks } from './local-links.ts'
import type { NotFoundContent } from './not-found-content.ts'

/** A CMS page. */
export type Page = NonNullable<CmsPageQuery['cmsPage']>

/** 404 response to throw, with the content of the CMS page `no-route` if there is one (decisions B-15). */
export async function notFound(context: Readonly<RouterContextProvider>) {
  const page = await cmsPage(context, { identifier: 'no-route' })
  return data(page ? notFoundContentOf(page) : null, { status: 404 })
}

/** Text, buttons and image of a page; without page builder blocks the whole content is text. */
function notFoundContentOf({
  content_heading: heading,
  title,
  content,
  page_builder: blocks,
}: Page): NotFoundContent {
  const shown = (blocks ?? []).filter(({ is_active }) => is_active)
  const image = shown.find(({ type }) => type === 'image')
  const alt = image?.custom_fields.find(({ key }) => key === 'alt')?.value ?? ''
  const picture = pictureOf(image?.image ?? undefined, alt)
  const texts = shown.flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
  return {
    heading: heading ?? title ?? '',
    content: localImages(shown.length > 0 ? texts.join('') : (content ?? '')),
    links: shown.flatMap(({ type, button_label: label, button_link: to }) =>
      type === 'button' && label && to ? [{ label, to }] : [],
    ),
    picture: picture && { ...picture, alt },
  }
}

/** Fetches a CMS page by id or identifier; undefined when it does not exist. */
export async function cmsPage(
  context: Readonly<RouterContextProvider>,
  named: { id?: number; identifier?: string },
): Promise<Page | undefined> {
  try {
    const { cmsPage: page } = await commerce(context).query(CmsPageDocument, named)
    const { language } = context.get(scopeContext)
    return page ? { ...page, content: page.content && localLinks(page.content, language) } : undefined
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-no-such-entity') return undefined
    throw error
  }
}
