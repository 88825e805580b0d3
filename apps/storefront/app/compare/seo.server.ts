import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { routeAlternates, seoOf, type Seo } from '../platform/seo.ts'

/** Head of the comparison, which is not indexed. */
export function compareSeo(context: Readonly<RouterContextProvider>): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({
    title: m.compare_title(),
    site,
    publicUrl,
    language,
    alternates: routeAlternates('compare'),
    noindex: true,
  })
}
