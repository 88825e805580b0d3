import type {
  BundleOptionInput,
  BundleProductCartItemInput,
  CartItemInput,
  ConfigurableProductCartItemInput,
  CustomizableOptionInput,
  Maybe,
  SimpleProductCartItemInput,
  VirtualProductCartItemInput,
} from '@comptoir/contract/generated/types'
import { bundleSelectionUid, customOptionUid, salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'

/** An item of any of Magento's older adding mutations. */
export type OlderForm = (SimpleProductCartItemInput | VirtualProductCartItemInput) &
  Partial<Pick<ConfigurableProductCartItemInput, 'parent_sku' | 'variant_sku'>> &
  Partial<Pick<BundleProductCartItemInput, 'bundle_options'>>

/** An item of Magento's older adding mutations in the words of addProductsToCart. */
export function itemOf(ctx: RequestContext, form: OlderForm): CartItemInput {
  const { data } = form
  const sku = form.variant_sku || data.sku
  const parent = form.parent_sku || data.parent_sku || (form.variant_sku ? data.sku : null)
  const custom = customChoices(ctx, parent ?? sku, form.customizable_options ?? [])
  return {
    sku,
    quantity: data.quantity,
    parent_sku: parent === sku ? null : parent,
    selected_options: [
      ...(data.selected_options ?? []),
      ...custom.selected,
      ...(form.bundle_options ?? []).flatMap(selectionUids),
    ],
    entered_options: [...(data.entered_options ?? []), ...custom.entered],
  }
}

/** An option that the product does not have becomes a uid that nothing has, and is refused as such. */
function customChoices(ctx: RequestContext, sku: string, inputs: readonly Maybe<CustomizableOptionInput>[]) {
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
