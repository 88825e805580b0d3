import type { CartItemFragment } from '../generated/graphql.ts'

/** Fields of a form, in their order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** What texts, dates and areas of a custom option are called; all others are chosen from a list. */
const WRITTEN = new Set(['field', 'area', 'date', 'date_time', 'time'])

/**
 * The form that takes a removal back: the line as it would be put into the cart again, with its product, its quantity
 * and all that was chosen and written.
 */
export function undoFields(item: CartItemFragment): FormFields {
  const configured = 'configurable_options' in item ? present(item.configurable_options) : []
  const bundled = 'bundle_options' in item ? present(item.bundle_options) : []
  const custom = 'customizable_options' in item ? present(item.customizable_options) : []
  const options = [
    ...configured.map((one) => one.configurable_product_option_value_uid),
    ...bundled.flatMap(({ values }) => present(values).map(({ uid }) => uid)),
    ...custom
      .filter(({ type }) => !WRITTEN.has(type))
      .flatMap(({ values }) => present(values).map((value) => value.customizable_option_value_uid)),
  ]
  const entered = custom
    .filter(({ type }) => WRITTEN.has(type))
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
