import type { AttributeFragment } from '../generated/graphql.ts'

type Items = readonly (AttributeFragment | null)[]

export interface AttributeText {
  readonly code: string
  /** Label of the attribute. */
  readonly label: string
  /** The text, or the labels of the chosen options. */
  readonly values: readonly string[]
}

/** Attributes with a value, in the order of the API. */
export function attributeTexts(items: Items | undefined): AttributeText[] {
  return (items ?? []).flatMap((item) => {
    if (!item) return []
    const values = 'selected_options' in item ? optionsOf(item).map(({ label }) => label) : [valueOf(item)]
    const { code, label } = item
    return values.join('') === '' ? [] : [{ code, label: label ?? code, values }]
  })
}

/** Values of one attribute; undefined when the product has none. */
export function attributeValues(items: Items | undefined, code: string): readonly string[] | undefined {
  return attributeTexts(items?.filter((item) => item?.code === code)).at(0)?.values
}

/** Whether a boolean attribute is true: option 1 or the value `1`. */
export function isYes(items: Items | undefined, code: string): boolean {
  const item = items?.find((one) => one?.code === code)
  if (!item) return false
  return 'selected_options' in item
    ? optionsOf(item).some(({ value }) => value === '1')
    : valueOf(item) === '1'
}

const valueOf = (item: AttributeFragment) => ('value' in item ? item.value : '')

function optionsOf(item: AttributeFragment) {
  return 'selected_options' in item ? item.selected_options.flatMap((option) => option ?? []) : []
}
