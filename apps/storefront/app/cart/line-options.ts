import type { CartItemFragment, OrderDetailsFragment } from '../generated/graphql.ts'

type OrderItem = NonNullable<NonNullable<OrderDetailsFragment['items']>[number]>
type List<Item> = readonly (Item | null)[] | null | undefined

/** An option and its values, in one line. */
export interface LineOption {
  readonly label: string
  readonly value: string
}

/** Selected and entered options of a cart line, one entry per option. */
export function lineOptions(item: CartItemFragment): LineOption[] {
  const configured = 'configurable_options' in item ? present(item.configurable_options) : []
  const bundled = 'bundle_options' in item ? present(item.bundle_options) : []
  const custom = 'customizable_options' in item ? present(item.customizable_options) : []
  return [
    ...configured.map((one) => optionOf(one.option_label, [one.value_label])),
    ...bundled.map(({ label, values }) =>
      optionOf(
        label,
        present(values).map((one) => counted(one.quantity, one.label)),
      ),
    ),
    ...custom.map(({ label, values }) =>
      optionOf(
        label,
        present(values).map((one) => one.label || one.value),
      ),
    ),
  ]
}

/** Options of an order line. Its selected options repeat those of the bundle, which are left out. */
export function orderOptions(item: OrderItem): LineOption[] {
  const bundled = 'bundle_options' in item ? present(item.bundle_options) : []
  const bundleLabels = new Set(bundled.map(({ label }) => label))
  return [
    ...present(item.selected_options)
      .filter(({ label }) => !bundleLabels.has(label))
      .map(({ label, value }) => optionOf(label, [value])),
    ...bundled.map(({ label, values }) =>
      optionOf(
        label,
        present(values).map((one) => counted(one.quantity, one.product_name)),
      ),
    ),
    ...present(item.entered_options).map(({ label, value }) => optionOf(label, [value])),
  ]
}

const optionOf = (label: string, values: readonly string[]): LineOption => ({
  label,
  value: values.join(', '),
})

const counted = (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name)

const present = <Item>(list: List<Item>): Item[] => (list ?? []).flatMap((item) => item ?? [])
