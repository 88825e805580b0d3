import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from './scope.ts'
import { samePath, seoOf, type Seo } from './seo.ts'

/** The head of a page that is a customer's own: never indexed (decisions J-7). */
export function privateSeo(context: Readonly<RouterContextProvider>, title: string, path: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  const { brand } = site
  return seoOf({
    title,
    brand,
    description: m.layout_own_page({ title, brand }),
    publicUrl,
    language,
    alternates: samePath(path),
    noindex: true,
  })
}
