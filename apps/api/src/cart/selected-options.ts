import type {
  SelectedBundleOption,
  SelectedBundleOptionValue,
  SelectedCustomizableOption,
} from '@comptoir/contract/generated/types'
import type { Surcharge } from '@comptoir/rules/surcharge'
import { bundleOptionUid, bundleSelectionUid, customOptionUid, titleIn } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import type { SelectedCustomOption } from './resolved-item.ts'
import type { PricedSelection } from './prices.ts'
import type { CartLine } from './state.ts'

/** A custom option as the line has it, in the language of the visitor; prices in the website's base. */
export function selectedCustomOption(
  { store }: RequestContext,
  { option, values, text }: SelectedCustomOption,
): SelectedCustomizableOption {
  const label = titleIn(option.titles, store.language)
  return {
    id: option.id,
    customizable_option_uid: customOptionUid(option.id),
    label,
    type: option.type,
    is_required: option.isRequired,
    sort_order: option.position,
    values:
      text === null
        ? values.map((value) => ({
            id: value.id,
            customizable_option_value_uid: customOptionUid(option.id, value.id),
            label: titleIn(value.titles, store.language),
            value: String(value.id),
            price: surchargePrice(value.surcharge),
          }))
        : [
            {
              id: option.id,
              customizable_option_value_uid: customOptionUid(option.id),
              label: '',
              value: text,
              price: surchargePrice(option.surcharge),
            },
          ],
  }
}

function surchargePrice({ type, amount }: Surcharge) {
  const isPercent = type === 'percent'
  const price_type = isPercent ? ('PERCENT' as const) : ('FIXED' as const)
  return { type: price_type, units: isPercent ? '%' : '€', value: amount / 100 }
}

/** The selected options of a bundle, one entry per option. */
export function selectedBundleOptions({ store }: RequestContext, line: CartLine): SelectedBundleOption[] {
  const byOption = Map.groupBy(line.selections, ({ option }) => option)
  return [...byOption].map(([option, selections]) => ({
    id: option.id,
    uid: bundleOptionUid(option.id),
    label: titleIn(option.titles, store.language),
    type: option.type,
    values: selections.map(selectedValue),
  }))
}

function selectedValue({ option, selection, quantity, price }: PricedSelection): SelectedBundleOptionValue {
  const money = toMoney(price)
  return {
    id: selection.id,
    uid: bundleSelectionUid(option.id, selection.id, quantity),
    label: selection.product.name,
    quantity,
    price: money.value ?? 0,
    priceV2: money,
    original_price: money,
  }
}
