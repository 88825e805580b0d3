import type { ConfigurableProductOptionsSelection, ProductImage } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { configurableOptions } from './configurable.ts'
import { isInStock } from './product.ts'
import type { ProductView } from './product-view.ts'
import { chosenOptions } from './salable.ts'
import { showProducts } from './tags.ts'

/**
 * The options of the variants that have the selected values, the selected ones included: none when no variant has them
 * (Magento). Only enabled variants in stock count. `variant` is set once every attribute has a value.
 */
export async function optionsSelection(
  ctx: RequestContext,
  view: ProductView,
  selected: readonly string[],
): Promise<ConfigurableProductOptionsSelection> {
  const { product, viewer } = view.source
  const buyable = product.variants
    .filter((variant) => variant.isEnabled && isInStock(variant))
    .map((variant) => ({ id: variant.id, choices: chosenOptions(ctx, product, variant) }))
  const fitting = buyable.filter(({ choices }) =>
    selected.every((uid) => choices.some((one) => one.uid === uid)),
  )
  const free = fitting.flatMap(({ choices }) => choices.map(({ uid }) => uid))
  const ids = fitting.map(({ id }) => id)
  showProducts(ctx, ids)
  const views = await ctx.app.catalogue.views.load(viewer, ids)
  const options = configurableOptions(view)
  const isChosen = options.every(({ values }) => values?.some((value) => selected.includes(value?.uid ?? '')))
  const [only] = isChosen ? views : []
  return {
    configurable_options: options.map((option) => ({
      attribute_code: option.attribute_code ?? '',
      label: option.label ?? '',
      uid: option.uid,
      values: (option.values ?? []).map((value) => ({
        uid: value?.uid ?? '',
        label: value?.label ?? '',
        swatch: value?.swatch_data ?? null,
        is_available: free.includes(value?.uid ?? ''),
        is_use_default: false,
      })),
    })),
    options_available_for_selection: options.flatMap(({ attribute_code, values }) => {
      const uids = (values ?? []).flatMap((value) =>
        free.includes(value?.uid ?? '') ? [value?.uid ?? ''] : [],
      )
      return uids.length > 0 ? [{ attribute_code: attribute_code ?? '', option_value_uids: uids }] : []
    }),
    media_gallery: picturesOf(views),
    variant: only ?? null,
  }
}

/** The pictures of the products, each once. */
function picturesOf(views: readonly ProductView[]): ProductImage[] {
  const all = views.flatMap(({ media_gallery }) => (media_gallery ?? []) as ProductImage[])
  return [...new Map(all.map((picture) => [picture.url, picture])).values()]
}
