import type { LoaderFunctionArgs } from 'react-router'
import { ProductFeedDocument } from '../generated/graphql.ts'
import { commerce, type Commerce } from '../platform/commerce.server.ts'
import { guestContext } from '../platform/guest-context.server.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { xmlResponse } from '../platform/xml.ts'
import { href } from '../platform/routes.ts'
import { feedItems } from './feed-items.ts'
import { feedEntry, productFeed } from './feed-xml.ts'
import { textsOf } from '../platform/site-texts.ts'

const PAGE_SIZE = 10

/** Feeds in progress by currency and URL, shared by concurrent requests. */
const pending = new Map<string, Promise<string>>()

/** `/fr/product-feed.xml`: the product feed with consumer prices. */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = context.get(scopeContext)
  const key = `${scope.site.currency} ${scope.publicUrl}${href(scope.language, 'home')}`
  let feed = pending.get(key)
  if (!feed) {
    feed = feedOf(scope, commerce(guestContext(context))).finally(() => pending.delete(key))
    pending.set(key, feed)
  }
  return xmlResponse(await feed)
}

async function feedOf(scope: RequestScope, api: Commerce): Promise<string> {
  const { site, language, publicUrl } = scope
  const { description } = textsOf({ site, language }).meta
  const shop = {
    brand: site.brand,
    currency: site.currency,
    country: site.defaultCountry,
    link: publicUrl + href(language, 'home'),
    description,
  }
  const entries: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { products } = await api.query(ProductFeedDocument, { page, pageSize: PAGE_SIZE })
    pages = Math.ceil((products?.total_count ?? 0) / PAGE_SIZE)
    const items = (products?.items ?? []).flatMap((product) => (product ? feedItems(product, scope) : []))
    for (const item of items) entries.push(feedEntry(item, shop))
    await yieldToEventLoop()
  }
  return productFeed(shop, entries)
}

/** Handles other events between two pages of the catalogue. */
const yieldToEventLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))
