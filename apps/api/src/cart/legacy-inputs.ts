import type {
  BundleOptionInput,
  BundleProductCartItemInput,
  CartItemInput,
  ConfigurableProductCartItemInput,
  CustomizableOptionInput,
  DownloadableProductCartItemInput,
  Maybe,
  SimpleProductCartItemInput,
  VirtualProductCartItemInput,
} from '@comptoir/contract/generated/types'
import { bundleSelectionUid, customOptionUid, downloadLinkUid, salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'

/** An item of any of Magento's older adding mutations (addSimpleProductsToCart and its siblings). */
export type LegacyCartItem = (SimpleProductCartItemInput | VirtualProductCartItemInput) &
  Partial<Pick<ConfigurableProductCartItemInput, 'parent_sku' | 'variant_sku'>> &
  Partial<Pick<BundleProductCartItemInput, 'bundle_options'>> &
  Partial<Pick<DownloadableProductCartItemInput, 'downloadable_product_links'>>

/** Converts an item of an older mutation to the input of addProductsToCart. */
export function fromLegacyItem(ctx: RequestContext, legacy: LegacyCartItem): CartItemInput {
  const { data } = legacy
  const sku = legacy.variant_sku || data.sku
  const parent = legacy.parent_sku || data.parent_sku || (legacy.variant_sku ? data.sku : null)
  const custom = customOptions(ctx, parent ?? sku, legacy.customizable_options ?? [])
  return {
    sku,
    quantity: data.quantity,
    parent_sku: parent === sku ? null : parent,
    selected_options: [
      ...(data.selected_options ?? []),
      ...custom.selected,
      ...(legacy.bundle_options ?? []).flatMap(selectionUids),
      ...(legacy.downloadable_product_links ?? []).flatMap((link) =>
        link ? [downloadLinkUid(link.link_id)] : [],
      ),
    ],
    entered_options: [...(data.entered_options ?? []), ...custom.entered],
  }
}

/** An option that the product does not have becomes an unknown uid, which is rejected later. */
function customOptions(ctx: RequestContext, sku: string, inputs: readonly Maybe<CustomizableOptionInput>[]) {
  const known = salableBySku(ctx, sku)?.customOptions ?? []
  const selected: string[] = []
  const entered: { uid: string; value: string }[] = []
  for (const input of inputs) {
    if (!input) continue
    const option = known.find(({ id }) => id === input.id || customOptionUid(id) === input.uid)
    const id = option?.id ?? input.id ?? 0
    if (option?.type === 'field' || option?.type === 'area')
      entered.push({ uid: customOptionUid(id), value: input.value_string })
    else
      selected.push(
        ...input.value_string.split(',').map((value) => customOptionUid(id, Number(value.trim()))),
      )
  }
  return { selected, entered }
}

function selectionUids(option: Maybe<BundleOptionInput>): string[] {
  if (!option) return []
  return option.value.flatMap((value) =>
    value === null ? [] : [bundleSelectionUid(option.id, Number(value), option.quantity)],
  )
}
