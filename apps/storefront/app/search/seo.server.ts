import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { routeAlternates, seoOf, type Seo } from '../platform/seo.ts'

/** Head of the search page; results are not indexed. */
export async function searchSeo(
  context: Readonly<RouterContextProvider>,
  terms: string | undefined,
): Promise<Seo> {
  if (terms === undefined)
    return await screenSeo(context, 'search', { title: m.search_title(), route: 'search' })
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({
    title: m.search_title_of({ words: terms }),
    site,
    publicUrl,
    language,
    alternates: routeAlternates('search'),
    noindex: true,
  })
}
