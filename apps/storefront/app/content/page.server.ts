import { data, type RouterContextProvider } from 'react-router'
import { pictureOf } from './pictures.ts'
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
  return data(page ? lostTextOf(page) : null, { status: 404 })
}

/** Text, buttons and picture of a page stand apart; where its blocks are not known all of it is text. */
function lostTextOf({ content_heading: heading, title, content, page_builder: blocks }: Page): LostText {
  const shown = (blocks ?? []).filter(({ is_active }) => is_active)
  const image = shown.find(({ type }) => type === 'image')
  const alt = image?.custom_fields.find(({ key }) => key === 'alt')?.value ?? ''
  const picture = pictureOf(image?.image ?? undefined, alt)
  const texts = shown.flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
  return {
    heading: heading ?? title ?? '',
    content: localPictures(shown.length > 0 ? texts.join('') : (content ?? '')),
    ways: shown.flatMap(({ type, button_label: label, button_link: to }) =>
      type === 'button' && label && to ? [{ label, to }] : [],
    ),
    picture: picture && { ...picture, alt },
  }
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
