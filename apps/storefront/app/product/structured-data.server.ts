import { breadcrumbData, CONTEXT } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import type { ProductPageData } from './product.server.ts'
import { bestVariant } from './variants.ts'

/** Product and BreadcrumbList of schema.org; no offer where the price is on request (decisions E-2). */
export function productData(page: ProductPageData, { publicUrl, site }: RequestScope): object[] {
  const { card } = page
  const variant = bestVariant(page.variants, new Set())
  const price = variant?.price ?? card.price
  const offer = price && {
    '@type': 'Offer',
    url: publicUrl + page.path,
    priceCurrency: 'EUR',
    price: ((price.lot?.piece ?? price.amount) / 100).toFixed(2),
    availability: `${CONTEXT}/${(variant?.stock ?? card.stock).state === 'out' ? 'OutOfStock' : 'InStock'}`,
  }
  const product = {
    '@context': CONTEXT,
    '@type': 'Product',
    name: card.name,
    sku: card.sku,
    brand: { '@type': 'Brand', name: site.brand },
    description: page.seo.description,
    image: page.pictures.map(({ src }) => publicUrl + src),
    ...(offer && { offers: offer }),
  }
  return [product, breadcrumbData(page.crumbs, publicUrl)]
}
