import type { Surcharge } from '@comptoir/rules/surcharge'
import type { Transaction } from '../platform/database.ts'
import { selectBundles, selectCustomOptions, selectGroupedItems } from './product-options.sql.ts'
import type { Products } from './product.ts'
import { appended, type BundleOptionOf, type CustomOption, type SelectedPart } from './product-values.ts'

/** Sets the custom options, bundles and grouped items of the products. */
export async function readProductOptions(
  tx: Transaction,
  products: Products,
  ids: readonly number[],
): Promise<void> {
  await readCustomOptions(tx, products, ids)
  await readBundles(tx, products, ids)
  for (const { product_id, linked_id, position, quantity } of await selectGroupedItems(tx, ids)) {
    const group = products.get(product_id)
    const product = products.get(linked_id)
    if (group) group.groupedParts = appended(group.groupedParts, { productId: linked_id, position, quantity })
    if (product) product.wholeIds = appended(product.wholeIds, product_id)
  }
}

async function readCustomOptions(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  const [options, values] = await selectCustomOptions(tx, ids)
  const byId = new Map<number, CustomOption>()
  for (const row of options) {
    const option: CustomOption = {
      id: row.id,
      titles: row.titles,
      type: row.type,
      isRequired: row.is_required,
      position: row.position,
      sku: row.sku,
      maxCharacters: row.max_characters,
      surcharge: surchargeOf(row),
      values: [],
    }
    byId.set(row.id, option)
    const product = products.get(row.product_id)
    if (product) product.customOptions = appended(product.customOptions, option)
  }
  for (const row of values) {
    const { id, titles, position, sku } = row
    byId.get(row.option_id)?.values.push({ id, titles, position, sku, surcharge: surchargeOf(row) })
  }
}

async function readBundles(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  const [bundles, options, selections] = await selectBundles(tx, ids)
  for (const row of bundles) {
    const product = products.get(row.product_id)
    if (!product) continue
    product.bundleParts = {
      isDynamic: row.price_type === 'dynamic',
      isSkuDynamic: row.sku_type === 'dynamic',
      isWeightDynamic: row.weight_type === 'dynamic',
      priceView: row.price_view,
      shipment: row.shipment_type,
      options: [],
    }
  }
  const optionById = new Map<number, BundleOptionOf<SelectedPart>>()
  for (const row of options) {
    const bundle = products.get(row.product_id)
    if (!bundle?.bundleParts) continue
    const { id, titles, type, position } = row
    const option = { id, titles, type, isRequired: row.is_required, position, selections: [] }
    bundle.bundleParts.options.push(option)
    optionById.set(id, option)
  }
  for (const row of selections) {
    optionById.get(row.option_id)?.selections.push({
      id: row.id,
      productId: row.product_id,
      position: row.position,
      quantity: row.quantity,
      canChangeQuantity: row.can_change_quantity,
      isDefault: row.is_default,
      surcharge: surchargeOf(row),
    })
    const product = products.get(row.product_id)
    if (product) product.wholeIds = appended(product.wholeIds, row.bundle_id)
  }
}

function surchargeOf(row: { price: number | null; price_type: 'fixed' | 'percent' | null }): Surcharge {
  return { type: row.price_type ?? 'fixed', amount: row.price ?? 0 }
}
