import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { privateSeo } from '../platform/private-seo.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { seoOf, type Seo } from '../platform/seo.ts'

/** Head of the page to which the mail after a delivery leads. */
export const reviewRequestSeo = (context: Readonly<RouterContextProvider>): Seo =>
  privateSeo(context, m.review_request_title())

/** Head of the page with the form, which is not indexed: it has nothing to read. */
export function writeReviewSeo(context: Readonly<RouterContextProvider>, name: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({
    title: m.review_write_title({ name }),
    site,
    publicUrl,
    language,
    alternates: {},
    noindex: true,
  })
}
