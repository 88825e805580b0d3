import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from './scope.ts'
import { seoOf, type Seo } from './seo.ts'

/** Head of a personal page: never indexed, so without alternates (decisions J-7). */
export function privateSeo(context: Readonly<RouterContextProvider>, title: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  const description = m.layout_private_page({ title, brand: site.brand })
  return seoOf({ title, site, description, publicUrl, language, alternates: {}, noindex: true })
}
