import type { ProductLinks, ProductTierPrices, Website } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { ProductView } from './product-view.ts'
import { siteOf } from './products.ts'
import { ordinalIn } from './site-index.ts'

type Link = ProductLinks & { __typename: 'ProductLinks' }

/** Related, up-sell, cross-sell and grouped products in the format of older Magento clients. */
function productLinks({ source, sku }: ProductView, ctx: RequestContext): Link[] {
  const site = siteOf(ctx)
  const { details, product } = source
  const linksTo = (type: string, ids: readonly number[]) =>
    ids.flatMap((id, index): Link[] => {
      const linked = ordinalIn(site, id) === undefined ? undefined : site.products.get(id)
      if (!linked) return []
      return [
        {
          __typename: 'ProductLinks',
          sku: sku ?? null,
          link_type: type,
          linked_product_sku: linked.sku,
          linked_product_type: linked.type,
          position: index + 1,
        },
      ]
    })
  return [
    ...linksTo('related', details.related),
    ...linksTo('upsell', details.upsell),
    ...linksTo('crosssell', details.crosssell),
    ...linksTo(
      'associated',
      product.groupedItems.map((item) => item.product.id),
    ),
  ]
}

/** Further product fields. The shop does not support tier prices. */
export const linkFields = {
  product_links: (view: ProductView, _args: unknown, ctx: RequestContext) => productLinks(view, ctx),
  url_path: ({ canonical_path }: ProductView) => canonical_path?.replace(/\.html$/, '') ?? null,
  websites: (_view: ProductView, _args: unknown, { app, store }: RequestContext): Website[] => {
    const { website, group } = store
    const isDefault = app.stores.default.website.id === website.id
    return [
      {
        id: website.id,
        code: website.code,
        name: website.name,
        sort_order: 0,
        default_group_id: String(group.id),
        is_default: isDefault,
      },
    ]
  },
  tier_price: () => null,
  tier_prices: (): ProductTierPrices[] => [],
}
