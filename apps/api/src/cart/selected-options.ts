import type {
  SelectedBundleOption,
  SelectedBundleOptionValue,
  SelectedConfigurableOption,
  SelectedCustomizableOption,
} from '@comptoir/contract/generated/types'
import { fromMinorUnits } from '@comptoir/rules/money'
import { moneyStyle } from '@comptoir/rules/money-style'
import { shownPrice, type LineRates } from '@comptoir/rules/tax'
import type { Surcharge } from '@comptoir/rules/surcharge'
import {
  bundleOptionUid,
  bundleSelectionUid,
  customOptionUid,
  downloadLinks,
  downloadSamples,
  titleIn,
  type Downloads,
} from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import type { Store } from '../stores/index.ts'
import type { ResolvedItem, SelectedCustomOption } from './resolved-item.ts'
import { configurableOptionsOf } from './price-lines.ts'
import { pricedSelections, type PricedSelection } from './prices.ts'
import { isPriceVisible } from './quantity-limits.ts'
import type { CartLine, CartLineOption } from './state.ts'
import { homePlace, taxRatesOf } from './tax.ts'

/** All options of an item that is in no cart, in the language of the visitor; prices in the website's base. */
export function selectedOptions(ctx: RequestContext, item: ResolvedItem) {
  const isVisible = isPriceVisible(item, ctx.visitorKind)
  const home = homePlace(ctx.store)
  const selections = pricedSelections(ctx.store, item, 1, home, isVisible)
  const { product } = item
  const rates = isVisible ? taxRatesOf(ctx.store, product.taxClass, home) : null
  const offered = { links: item.links, samples: product.downloads?.samples ?? [] }
  const { links, samples } = selectedDownloads(ctx, offered, rates)
  return {
    customizable_options: item.custom.map((selected) => selectedCustomOption(ctx, selected)),
    configurable_options: configurableOptionsOf(item).map(selectedConfigurableOption),
    bundle_options: selectedBundleOptions(ctx, { selections }),
    links_v2: links,
    samples,
  }
}

/** A selected option of a configurable product. */
export function selectedConfigurableOption(option: CartLineOption): SelectedConfigurableOption {
  return {
    id: option.attributeId,
    configurable_product_option_uid: option.uid,
    option_label: option.label,
    value_id: option.valueIndex,
    configurable_product_option_value_uid: option.valueUid,
    value_label: option.value,
  }
}

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
            price: surchargePrice(value.surcharge, store),
          }))
        : [
            {
              id: option.id,
              customizable_option_value_uid: customOptionUid(option.id),
              label: '',
              value: text,
              price: surchargePrice(option.surcharge, store),
            },
          ],
  }
}

function surchargePrice({ type, amount }: Surcharge, { formats, currency }: Store) {
  const isPercent = type === 'percent'
  const price_type = isPercent ? ('PERCENT' as const) : ('FIXED' as const)
  return {
    type: price_type,
    units: isPercent ? '%' : moneyStyle(formats.locale, currency).symbol,
    value: isPercent ? amount / 100 : fromMinorUnits(amount, currency),
  }
}

/** The selected options of a bundle, one entry per option. */
export function selectedBundleOptions(
  { store }: RequestContext,
  line: Pick<CartLine, 'selections'>,
): SelectedBundleOption[] {
  const byOption = Map.groupBy(line.selections, ({ option }) => option)
  return [...byOption].map(([option, selections]) => ({
    id: option.id,
    uid: bundleOptionUid(option.id),
    label: titleIn(option.titles, store.language),
    type: option.type,
    values: selections.map((selection) => selectedValue(selection, store.currency)),
  }))
}

function selectedValue(
  { option, selection, quantity, price }: PricedSelection,
  currency: string,
): SelectedBundleOptionValue {
  const money = toMoney(price, currency)
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

/** The bought links, with prices in the visitor's tax base, and the product's samples; without rates prices are hidden. */
export function selectedDownloads(
  { app, store, priceDisplay }: RequestContext,
  { links, samples }: Pick<Downloads, 'links' | 'samples'>,
  rates: LineRates | null,
) {
  const { publicUrl } = app.settings
  const { language, website } = store
  const base = { pricesIncludeTax: website.pricesIncludeTax, priceDisplay }
  return {
    links: downloadLinks(links, {
      language,
      currency: store.currency,
      publicUrl,
      priceOf: ({ price }) => rates && shownPrice(price, rates, base),
    }),
    samples: downloadSamples(samples, { language, publicUrl }),
  }
}
