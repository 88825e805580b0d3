import type { CsvRow } from './csv.ts'
import { currencyOfColumn } from './currency-prices.ts'
import type { ImportReport } from './report.ts'

const read = `
  sku store_view_code attribute_set_code product_type categories product_websites name description short_description
  weight product_online tax_class_name visibility price special_price special_price_from_date special_price_to_date
  url_key meta_title meta_keywords meta_description base_image base_image_label small_image small_image_label
  thumbnail_image thumbnail_image_label new_from_date new_to_date country_of_manufacture additional_attributes qty
  allow_backorders use_config_backorders min_cart_qty use_config_min_sale_qty max_cart_qty use_config_max_sale_qty
  is_in_stock manage_stock use_config_manage_stock related_skus related_position crosssell_skus crosssell_position
  upsell_skus upsell_position additional_images additional_image_labels custom_options bundle_price_type
  bundle_sku_type bundle_price_view bundle_weight_type bundle_values bundle_shipment_type associated_skus
  downloadable_links downloadable_samples configurable_variations configurable_variation_labels
  gift_message_available tier_prices`

/** Columns of Magento's export without a meaning in this shop: theme layout and unsupported settings. */
const ignoredColumns = `
  swatch_image swatch_image_label created_at updated_at display_product_options_in map_price msrp_price map_enabled
  custom_design custom_design_from custom_design_to custom_layout_update page_layout
  product_options_container msrp_display_actual_price_type out_of_stock_qty use_config_min_qty is_qty_decimal
  notify_on_stock_below use_config_notify_stock_qty use_config_qty_increments qty_increments
  use_config_enable_qty_inc enable_qty_increments is_decimal_divided website_id deferred_stock_update
  use_config_deferred_stock_update hide_from_product_page url_path gift_wrapping_available gift_wrapping_price
  is_returnable`

const known = new Set(`${read} ${ignoredColumns}`.trim().split(/\s+/))

/** Reports columns that Magento's export does not have; their cells are ignored. */
export function reportColumns(
  { cells }: CsvRow,
  currencies: ReadonlySet<string>,
  report: ImportReport,
): void {
  for (const column of Object.keys(cells)) {
    const currency = currencyOfColumn(column)
    if (column === '' || known.has(column) || (currency && currencies.has(currency))) continue
    if (currency) {
      const advice = currencies.size > 0 ? `use ${[...currencies].join(', ')}, or add it` : 'add it'
      report.problem(1, column, `no website has the currency ${currency}: ${advice} to the website's file.`)
      continue
    }
    report.problem(
      1,
      column,
      `is no column of a product export and is left out: an attribute stands in additional_attributes, as ${column}=value.`,
    )
  }
}

const ofAllStores = [
  'categories',
  'price',
  'special_price',
  'product_online',
  'tax_class_name',
  'visibility',
  'qty',
  'is_in_stock',
]

/** Reports cells of a store view's row that only apply to the whole product here. */
export function reportUntranslatable({ line, cells }: CsvRow, report: ImportReport): void {
  for (const column of ofAllStores) {
    if (cells[column]?.trim())
      report.sharedProblem(
        line,
        column,
        'is the same in every store view and is left out: set it in the row without one.',
      )
  }
}
