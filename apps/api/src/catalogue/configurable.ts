import type {
  ConfigurableProductOptions,
  ConfigurableVariant,
  SimpleProduct,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { encodeUid } from '../platform/uid.ts'
import { attributeLabel, optionLabel, swatchOf } from './attribute.ts'
import type { ProductView } from './product-view.ts'
import { chosenOptions } from './salable.ts'
import { showProducts } from './tags.ts'

/** The attributes of a configurable product, each with the options that its enabled variants have. */
export function configurableOptions({ source }: ProductView): ConfigurableProductOptions[] {
  const { product, snapshot, viewer, mediaUrl } = source
  const { language } = viewer.store
  const used = new Set(enabledVariants(source).flatMap(({ optionIds }) => optionIds))
  return product.superAttributeIds.flatMap((id, position) => {
    const attribute = snapshot.attributeById.get(id)
    if (!attribute) return []
    const options = attribute.options.filter((option) => used.has(option.id))
    return [
      {
        id,
        uid: encodeUid(`configurable/${product.id}/${id}`),
        attribute_id: String(id),
        attribute_id_v2: id,
        attribute_uid: encodeUid(id),
        attribute_code: attribute.code,
        label: attributeLabel(attribute, language),
        position,
        product_id: product.id,
        use_default: false,
        values: options.map((option) => ({
          uid: encodeUid(`configurable/${id}/${option.id}`),
          label: optionLabel(option, language),
          default_label: option.value,
          store_label: optionLabel(option, language),
          value_index: option.id,
          use_default_value: true,
          swatch_data: swatchOf(option, mediaUrl),
        })),
      },
    ]
  })
}

/** The enabled variants as products. A price that the parent hides stays hidden. */
export async function variantsOf(
  ctx: RequestContext,
  { source }: ProductView,
): Promise<ConfigurableVariant[]> {
  const variants = enabledVariants(source)
  const viewer = { ...source.viewer }
  const ids = variants.map(({ id }) => id)
  showProducts(ctx, ids)
  const views = await ctx.app.catalogue.views.load(viewer, ids)
  return views.map((view) => ({
    product: view as SimpleProduct,
    attributes: chosenOptions(ctx, source.product, view.source.product).map((option) => ({
      code: option.attributeCode,
      label: option.optionLabel,
      uid: option.uid,
      value_index: option.valueIndex,
    })),
  }))
}

function enabledVariants({ product }: ProductView['source']) {
  return product.variants.filter((variant) => variant.isEnabled)
}
