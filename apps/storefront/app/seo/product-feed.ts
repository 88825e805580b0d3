import type { LoaderFunctionArgs } from 'react-router'
import { ProductFeedDocument } from '../generated/graphql.ts'
import { commerce, type Commerce } from '../platform/commerce.server.ts'
import { guestContext } from '../platform/guest-context.server.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { xmlResponse } from '../platform/xml.ts'
import { feedItems } from './feed-items.ts'
import { feedEntry, productFeed } from './feed-xml.ts'

const AT_ONCE = 10

/** Feeds that are being made, by their address: whoever asks meanwhile gets the same one. */
const making = new Map<string, Promise<string>>()

/** `/fr/product-feed.xml`: what may be advertised of the catalogue, with the prices private people see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = context.get(scopeContext)
  const address = scope.publicUrl + pathIn(scope.language, '')
  let feed = making.get(address)
  if (!feed) {
    feed = feedOf(scope, commerce(guestContext(context))).finally(() => making.delete(address))
    making.set(address, feed)
  }
  return xmlResponse(await feed)
}

async function feedOf(scope: RequestScope, api: Commerce): Promise<string> {
  const { site, language, publicUrl } = scope
  const { description } = site.languages[language].meta
  const shop = { brand: site.brand, link: publicUrl + pathIn(language, ''), description }
  const entries: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { products } = await api.query(ProductFeedDocument, { page, pageSize: AT_ONCE })
    pages = Math.ceil((products?.total_count ?? 0) / AT_ONCE)
    const items = (products?.items ?? []).flatMap((product) => (product ? feedItems(product, scope) : []))
    for (const item of items) entries.push(feedEntry(item, shop))
    await othersFirst()
  }
  return productFeed(shop, entries)
}

/** Lets other requests be answered between two pages of the catalogue. */
const othersFirst = () => new Promise<void>((resolve) => void setImmediate(resolve))
