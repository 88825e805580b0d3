import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { samePath, seoOf } from '../platform/seo.ts'

/** What the home page shows. */
export async function homeData(context: Readonly<RouterContextProvider>) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const { home, meta } = site.languages[language]
  const alternates = samePath('')
  return { home, alternates, seo: seoOf({ ...meta, brand: site.brand, publicUrl, language, alternates }) }
}
