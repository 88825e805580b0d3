import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { seoOf, type Seo } from '../platform/seo.ts'

/** Head of a page of favourites; none of them is indexed. */
export function favouritesSeo(context: Readonly<RouterContextProvider>, title: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({ title, site, publicUrl, language, alternates: {}, noindex: true })
}
