import { m } from '../paraglide/messages.js'
import type { ProductPage } from './product.server.ts'

const LABELS: Readonly<Record<string, () => string>> = {
  sku: () => m.product_field_sku(),
  enabled: () => m.product_column_state(),
  visibility: () => m.product_field_visibility(),
  taxClass: () => m.product_tax_class(),
  weight: () => m.product_field_weight(),
  attributeSet: () => m.product_field_set(),
  'stock.quantity': () => m.product_column_stock(),
  'stock.least': () => m.product_stock_least(),
  'stock.most': () => m.product_stock_most(),
  'stock.managed': () => m.product_stock_managed(),
  'stock.backorders': () => m.product_stock_backorders(),
  'stock.inStock': () => m.product_stock_open(),
  price: () => m.product_column_price_plain(),
  special: () => m.product_field_special(),
  specialFrom: () => m.product_column_from(),
  specialTo: () => m.product_column_to(),
  name: () => m.product_text_name(),
  description: () => m.product_text_long(),
  short_description: () => m.product_text_short(),
  meta_title: () => m.product_field_meta(),
  meta_description: () => m.product_field_meta(),
  url_key: () => m.product_seo_address(),
  websites: () => m.product_where(),
  categories: () => m.product_part_categories(),
  pictures: () => m.product_part_media(),
  tiers: () => m.product_tiers(),
  scheduledPrices: () => m.product_scheduled(),
  variants: () => m.product_part_variants(),
  variantAttributes: () => m.product_variant_by(),
  related: () => m.product_links_related(),
  upsell: () => m.product_links_upsell(),
  crosssell: () => m.product_links_crosssell(),
  grouped: () => m.product_links_grouped(),
  pad_available_weekdays: () => m.food_weekdays(),
  pad_available_first: () => m.food_first_day(),
  pad_available_last: () => m.food_last_day(),
  customOptions: () => m.product_part_options(),
  bundleOptions: () => m.product_part_bundle(),
  'bundle.priceType': () => m.bundle_price(),
  'bundle.priceView': () => m.bundle_view(),
  'bundle.shipmentType': () => m.bundle_shipment(),
}

/** The code of what is no longer known, such as a deleted attribute, as words. */
const plainCode = (code: string) => code.replaceAll(/[_.]/g, ' ')

/** What people call a field, with its store view: `Description (it)`. */
export function fieldLabel(field: string, attributes: ProductPage['setup']['attributes']): string {
  const [code = '', store] = field.split('@')
  const own = LABELS[code] ?? LABELS[code.split(':')[0] ?? '']
  const name = own?.() ?? attributes.find((one) => one.code === code)?.label ?? plainCode(code)
  return store === undefined || store === 'default' ? name : `${name} (${store})`
}
