import type {
  AttributeFilterInput,
  AttributeSelectedOptions,
  AttributeValue as AttributeValueShape,
} from '@comptoir/contract/generated/types'
import { booleanLabel } from './aggregations.ts'
import {
  attributeLabel,
  hasOptions,
  matchesAttributeFilter,
  isYes,
  optionLabel,
  type Attribute,
  type AttributeValue,
} from './attribute.ts'
import { priceAttributeIn } from './amounts-in-store.ts'
import { storeValue } from './product-details.ts'
import type { ProductView } from './product-view.ts'
import type { ViewSource } from './view-source.ts'

type Item = (AttributeValueShape | AttributeSelectedOptions) & { __typename: string }

/** The attributes for which the product has a value, in order, labelled in the language of the store view. */
export function customAttributes(
  { source }: ProductView,
  filters: AttributeFilterInput | null | undefined,
): { items: Item[]; errors: never[] } {
  const { snapshot, details, viewer } = source
  const items = snapshot.attributes
    .filter((attribute) => matchesAttributeFilter(attribute, filters ?? {}))
    .flatMap((attribute) => {
      const value = storeValue(details, viewer.store.id, attribute.code)
      return value === undefined || value === '' ? [] : [itemOf(source, attribute, value)]
    })
  return { items, errors: [] }
}

function itemOf({ snapshot, viewer }: ViewSource, attribute: Attribute, value: AttributeValue): Item {
  const { language } = viewer.store
  const named = { code: attribute.code, label: attributeLabel(attribute, language) }
  const selected = (options: { label: string; value: string }[]): Item => ({
    __typename: 'AttributeSelectedOptions',
    ...named,
    selected_options: options.map((option) => ({ __typename: 'AttributeSelectedOption', ...option })),
  })
  if (attribute.type === 'boolean') {
    return selected([{ label: booleanLabel(isYes(value), language), value: isYes(value) ? '1' : '0' }])
  }
  if (!hasOptions(attribute)) {
    const shown = priceAttributeIn(viewer.store, attribute, value)
    return { __typename: 'AttributeValue', ...named, value: String(shown) }
  }
  const ids = Array.isArray(value) ? value : [Number(value)]
  return selected(
    ids.flatMap((id) => {
      const option = snapshot.optionById.get(id)
      return option ? [{ label: optionLabel(option, language), value: String(id) }] : []
    }),
  )
}
