import type { CustomAttribute } from '@comptoir/contract/generated/types'
import { encodeUid } from '../platform/uid.ts'
import { priceAttributeIn } from './amounts-in-store.ts'
import { attributeLabel, hasOptions, optionLabel, type Attribute, type AttributeType } from './attribute.ts'
import { storeValue } from './product-details.ts'
import type { ProductView } from './product-view.ts'

type Metadata = NonNullable<CustomAttribute['attribute_metadata']>

const dataTypes: Readonly<Record<AttributeType, NonNullable<Metadata['data_type']>>> = {
  text: 'STRING',
  textarea: 'STRING',
  date: 'STRING',
  multiselect: 'COMPLEX',
  select: 'COMPLEX',
  boolean: 'BOOLEAN',
  int: 'INT',
  price: 'FLOAT',
  decimal: 'FLOAT',
}

/**
 * The attributes shown on product pages, in the format of Magento's PWA extension. Newer clients use
 * `custom_attributesV2`.
 */
export function customAttributesV1({ source }: ProductView): CustomAttribute[] {
  const { snapshot, details, viewer } = source
  const { store } = viewer
  const { language, id: storeId, code: storeCode } = store
  return snapshot.attributes
    .filter(({ isVisible }) => isVisible)
    .flatMap((attribute): CustomAttribute[] => {
      const value = storeValue(details, storeId, attribute.code)
      if (value === undefined || value === '') return []
      const metadata = metadataOf(attribute, attributeLabel(attribute, language), storeCode)
      if (!hasOptions(attribute)) {
        return [
          {
            attribute_metadata: metadata,
            entered_attribute_value: { value: String(priceAttributeIn(store, attribute, value)) },
            selected_attribute_options: { attribute_option: [] },
          },
        ]
      }
      const ids = Array.isArray(value) ? value : [Number(value)]
      const selected = ids.flatMap((id) => {
        const option = snapshot.optionById.get(id)
        return option ? [{ uid: encodeUid(id), label: optionLabel(option, language), is_default: false }] : []
      })
      return [
        {
          attribute_metadata: metadata,
          entered_attribute_value: { value: null },
          selected_attribute_options: { attribute_option: selected },
        },
      ]
    })
}

function metadataOf(attribute: Attribute, label: string, storeCode: string): Metadata {
  const { id, code, type, position, isInListing, isFilterable, isSortable } = attribute
  return {
    uid: encodeUid(id),
    code,
    label,
    attribute_labels: [{ label, store_code: storeCode }],
    data_type: dataTypes[type],
    entity_type: 'CATALOG_PRODUCT',
    is_system: false,
    sort_order: position,
    ui_input: { is_html_allowed: type === 'textarea', ui_input_type: type.toUpperCase() },
    used_in_components: [
      'PRODUCT_DETAILS_PAGE',
      ...(isInListing ? (['PRODUCTS_LISTING'] as const) : []),
      ...(isSortable ? (['PRODUCT_SORT'] as const) : []),
      ...(isFilterable ? (['PRODUCT_FILTER', 'PRODUCT_SEARCH_RESULTS_FILTER'] as const) : []),
    ],
  }
}
