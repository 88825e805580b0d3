import type { CartItemFragment } from '../generated/graphql.ts'

/** Form fields in order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** Types of custom options that are entered as text or date; the others are selected from a list. */
const ENTERED_TYPES = new Set(['field', 'area', 'date', 'date_time', 'time'])

/** Form fields that add a removed line again, with its quantity and options. */
export function undoFields(item: CartItemFragment): FormFields {
  const configured = 'configurable_options' in item ? present(item.configurable_options) : []
  const bundled = 'bundle_options' in item ? present(item.bundle_options) : []
  const custom = 'customizable_options' in item ? present(item.customizable_options) : []
  const options = [
    ...configured.map((one) => one.configurable_product_option_value_uid),
    ...bundled.flatMap(({ values }) => present(values).map(({ uid }) => uid)),
    ...custom
      .filter(({ type }) => !ENTERED_TYPES.has(type))
      .flatMap(({ values }) => present(values).map((value) => value.customizable_option_value_uid)),
  ]
  const entered = custom
    .filter(({ type }) => ENTERED_TYPES.has(type))
    .map(({ customizable_option_uid: uid, values }) => [`entered:${uid}`, values[0]?.value ?? ''] as const)
  return [
    ['intent', 'add'],
    ['sku', item.product.sku ?? ''],
    ['quantity', String(item.quantity)],
    ...options.map((uid) => ['option', uid] as const),
    ...entered,
  ]
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])
