import type { RequestContext } from '../platform/context.ts'
import { productAmountIn } from '../stores/index.ts'
import { downloadLinks, downloadSamples } from './downloadable.ts'
import { displayTaxRate, shownPrice } from './pricing.ts'
import type { ProductView } from './product-view.ts'

/** The links of a downloadable product, with prices as shown to this visitor. */
export function productLinks({ source, price_visible }: ProductView, _args: unknown, ctx: RequestContext) {
  const { product, viewer } = source
  const { store, priceDisplay } = viewer
  const rate = displayTaxRate(store, product.taxClass)
  return downloadLinks(product.downloads?.links ?? [], {
    language: store.language,
    currency: store.currency,
    publicUrl: ctx.app.settings.publicUrl,
    priceOf: ({ price }) =>
      price_visible
        ? shownPrice(productAmountIn(store, price), store.website.pricesIncludeTax, rate, priceDisplay)
        : null,
  })
}

export function productSamples({ source }: ProductView, _args: unknown, ctx: RequestContext) {
  const { publicUrl } = ctx.app.settings
  const { language } = source.viewer.store
  return downloadSamples(source.product.downloads?.samples ?? [], { language, publicUrl })
}
