import type { LoaderFunctionArgs } from 'react-router'
import { ProductFeedDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { guestContext } from '../platform/guest-context.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { feedItems } from './feed-items.ts'
import { productFeed, type FeedItem } from './feed-xml.ts'
import { xmlResponse } from '../platform/xml.ts'

const AT_ONCE = 200

/** `/fr/product-feed.xml`: what may be advertised of the catalogue, with the prices private people see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const api = commerce(guestContext(context))
  const items: FeedItem[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { products } = await api.query(ProductFeedDocument, { page, pageSize: AT_ONCE })
    pages = Math.ceil((products?.total_count ?? 0) / AT_ONCE)
    items.push(...(products?.items ?? []).flatMap((product) => (product ? feedItems(product, scope) : [])))
  }
  const { description } = site.languages[language].meta
  return xmlResponse(
    productFeed({ brand: site.brand, link: publicUrl + pathIn(language, ''), description }, items),
  )
}
