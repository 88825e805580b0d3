import type { AlertKind } from '@comptoir/rules/product-alert'
import type { RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import { pictureOf } from '../content/pictures.ts'
import { AlertedProductDocument, FormSenderDocument } from '../generated/graphql.ts'
import { legalPath } from '../layout/legal-path.ts'
import { ALERT_PARAMETERS } from '../platform/alert-address.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { alertSeo } from './seo.server.ts'

type Context = Readonly<RouterContextProvider>

/** The product with this SKU, or the variant that the address names. Throws a 404 response, also where the shop has no such alerts. */
export async function alertedProduct(context: Context, sku: string, search: URLSearchParams) {
  const kind: AlertKind = search.get(ALERT_PARAMETERS.kind) === 'price' ? 'price' : 'stock'
  const { alerts } = await storeInfo(context)
  if (!alerts?.[kind]) throw await notFound(context)
  const { products } = await commerce(context).query(AlertedProductDocument, { sku })
  const product = products?.items?.[0]
  if (!product?.sku) throw await notFound(context)
  const wanted = search.get(ALERT_PARAMETERS.variant)
  const variants = 'variants' in product ? (product.variants ?? []) : []
  const variant = variants.find((one) => wanted !== null && one?.product?.sku === wanted)?.product
  return {
    kind,
    sku: variant?.sku ?? product.sku,
    name: variant?.name ?? product.name ?? '',
    path: href(context.get(scopeContext).language, 'product', { urlKey: product.url_key ?? '' }),
    picture: pictureOf(product.optimized_images?.[0], ''),
  }
}

/** The page on which one asks for an alert. */
export async function alertPage(context: Context, productSku: string, search: URLSearchParams) {
  const { sku: _sku, ...product } = await alertedProduct(context, productSku, search)
  const { site, language, page } = context.get(scopeContext)
  // It has the e-mail of who is signed in.
  page.isCacheable = false
  const { signedIn } = await visitor(context)
  const sender = signedIn ? (await commerce(context).query(FormSenderDocument)).customer : undefined
  return {
    ...product,
    email: sender?.email ?? '',
    privacyPath: legalPath(site, language, 'confidentialite'),
    seo: alertSeo(context, product.kind),
  }
}
