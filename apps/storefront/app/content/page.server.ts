import { data, type RouterContextProvider } from 'react-router'
import { CmsPageDocument, type CmsPageQuery } from '../generated/graphql.ts'
import { siteForm } from '../forms/site-form.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { seoOf, type Alternates } from '../platform/seo.ts'
import { anchorsOf } from './anchors.ts'
import { formPlaces } from './form-places.ts'
import { localPictures } from './local-pictures.ts'
import type { LostText } from './lost-text.ts'

/** Where the page was found. */
type ResolvedPage = { readonly uid: string; readonly alternates: Alternates }
type Page = NonNullable<CmsPageQuery['cmsPage']>

/** A page of the editors at an address the API resolved; a 404 response is thrown when it went away since. */
export async function contentPage(
  context: Readonly<RouterContextProvider>,
  resolved: ResolvedPage,
  search: URLSearchParams,
) {
  const page = await pageNamed(context, { id: Number(atob(resolved.uid)) })
  if (!page) throw await notFound(context)
  const { site, language, publicUrl } = context.get(scopeContext)
  const heading = page.content_heading ?? page.title ?? ''
  const content = localPictures(page.content ?? '')
  return {
    heading,
    parts: await partsOf(context, content, search),
    anchors: anchorsOf(content),
    crumbs: [{ label: page.title ?? heading }],
    alternates: resolved.alternates,
    seo: seoOf({
      title: page.meta_title ?? heading,
      description: page.meta_description,
      brand: site.brand,
      publicUrl,
      language,
      alternates: resolved.alternates,
      noindex: page.noindex ?? false,
    }),
  }
}

/** The text, and the forms where it has a place for them. */
async function partsOf(context: Readonly<RouterContextProvider>, content: string, search: URLSearchParams) {
  return await Promise.all(
    formPlaces(content).map(async (part) =>
      'html' in part ? part : { title: part.title, form: await siteForm(context, part.form, search) },
    ),
  )
}

export type ContentPageData = Awaited<ReturnType<typeof contentPage>>

/** To be thrown where there is nothing: status 404 with the editors' page `no-route`, if any (decisions B-15). */
export async function notFound(context: Readonly<RouterContextProvider>) {
  const page = await pageNamed(context, { identifier: 'no-route' })
  const text: LostText | null = page
    ? { heading: page.content_heading ?? page.title ?? '', content: localPictures(page.content ?? '') }
    : null
  return data(text, { status: 404 })
}

async function pageNamed(
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
