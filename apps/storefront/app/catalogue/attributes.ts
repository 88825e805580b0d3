import type { ProductCardFragment } from '../generated/graphql.ts'

type Items = NonNullable<ProductCardFragment['custom_attributesV2']>['items']

/** Values of a product's attributes by code: the text, or the labels of the chosen options. */
export function attributeValues(items: Items | undefined): ReadonlyMap<string, readonly string[]> {
  const entries = (items ?? []).flatMap((item): [string, string[]][] => {
    if (!item) return []
    if ('selected_options' in item) {
      const labels = item.selected_options.flatMap((option) => (option ? [option.label] : []))
      return [[item.code, labels]]
    }
    return 'value' in item && item.value !== '' ? [[item.code, [item.value]]] : []
  })
  return new Map(entries)
}

/** Magento writes booleans as 0 and 1. */
export function isTrue(values: readonly string[] | undefined): boolean {
  return values?.[0] === '1' || values?.[0] === 'true'
}
