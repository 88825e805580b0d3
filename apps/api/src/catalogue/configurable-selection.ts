import type { ConfigurableProductOptionsSelection, ProductImage } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { configurableOptions } from './configurable.ts'
import { isInStock } from './product.ts'
import type { ProductView } from './product-view.ts'
import { chosenOptions } from './salable.ts'

/**
 * The options of a configurable product that remain after some values are selected (Magento). Only enabled
 * variants in stock count. `variant` is set once every attribute has a value.
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
  const views = await ctx.app.catalogue.views.load(
    viewer,
    fitting.map(({ id }) => id),
  )
  const options = configurableOptions(view)
  const open = options.filter(({ values }) => !values?.some((value) => selected.includes(value?.uid ?? '')))
  const [only] = open.length === 0 ? views : []
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
    options_available_for_selection: open.map(({ attribute_code, values }) => ({
      attribute_code: attribute_code ?? '',
      option_value_uids: (values ?? []).flatMap((value) =>
        free.includes(value?.uid ?? '') ? (value?.uid ?? []) : [],
      ),
    })),
    media_gallery: commonPictures(views),
    variant: only ?? null,
  }
}

/** Pictures that all of the products have. */
function commonPictures(views: readonly ProductView[]): ProductImage[] {
  const [first, ...others] = views.map(({ media_gallery }) => (media_gallery ?? []) as ProductImage[])
  return (first ?? []).filter(({ url }) =>
    others.every((gallery) => gallery.some((picture) => picture.url === url)),
  )
}
