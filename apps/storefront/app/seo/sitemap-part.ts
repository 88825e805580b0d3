import { data, type LoaderFunctionArgs } from 'react-router'
import { guestContext } from '../platform/guest-context.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { languagesOf } from '../platform/site-texts.ts'
import { partOf } from './sitemap-parts.ts'
import { urlSet } from './sitemap-xml.ts'
import { pagesOf } from './sitemap.server.ts'
import { xmlResponse } from '../platform/xml.ts'

/** `/fr/sitemap/products-2.xml`. Throws a 404 response for an empty or unknown file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, publicUrl, language } = context.get(scopeContext)
  const part = partOf(params['file'] ?? '')
  const pages = part ? await pagesOf(guestContext(context), part) : []
  if (pages.length === 0) throw data(null, { status: 404 })
  return xmlResponse(urlSet(pages, { publicUrl, language, languages: languagesOf(site) }))
}
