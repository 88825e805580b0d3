import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { samePath, seoOf, type Seo } from '../platform/seo.ts'

type Context = Readonly<RouterContextProvider>

/** The head of a page that is a customer's own: never indexed (decisions J-7). */
export const privateSeo = (context: Context, title: string, path: string): Seo =>
  unindexed(context, title, path, false)

/** The head of a page around the account that answers at two addresses; `path` is the first (decisions B-1). */
export const accessSeo = (context: Context, title: string, path: string): Seo =>
  unindexed(context, title, path, true)

function unindexed(context: Context, title: string, path: string, canonicalAnyway: boolean): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  const alternates = samePath(path)
  return seoOf({ title, brand: site.brand, publicUrl, language, alternates, noindex: true, canonicalAnyway })
}
