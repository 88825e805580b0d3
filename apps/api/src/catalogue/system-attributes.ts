import type {
  AttributeFrontendInputEnum,
  CatalogAttributeApplyToEnum,
  CatalogAttributeMetadata,
} from '@comptoir/contract/generated/types'
import type { Language } from '@comptoir/rules/language'
import { messageIn, type TextKey } from '../platform/messages.ts'

type Flag =
  | 'is_comparable'
  | 'is_filterable'
  | 'is_filterable_in_search'
  | 'is_html_allowed_on_front'
  | 'is_required'
  | 'is_searchable'
  | 'is_unique'
  | 'is_visible_in_advanced_search'
  | 'is_wysiwyg_enabled'
  | 'used_in_product_listing'

interface SystemAttribute {
  readonly code: string
  readonly label: TextKey
  readonly input: AttributeFrontendInputEnum
  readonly flags: readonly Flag[]
  readonly frontendClass?: string
  readonly default?: string
  readonly applyTo?: CatalogAttributeApplyToEnum[]
  /** Value and label of each option. */
  readonly options?: readonly (readonly [value: string, label: TextKey])[]
}

const description: readonly Flag[] = [
  'is_searchable',
  'is_comparable',
  'is_wysiwyg_enabled',
  'is_html_allowed_on_front',
  'is_visible_in_advanced_search',
]
const priced: CatalogAttributeApplyToEnum[] = ['SIMPLE', 'VIRTUAL', 'BUNDLE', 'DOWNLOADABLE', 'CONFIGURABLE']

const specialPrice = { flags: ['used_in_product_listing'], applyTo: priced } as const
const listedImage = { input: 'MEDIA_IMAGE', flags: ['used_in_product_listing'] } as const
const listedDate = { input: 'DATE', flags: ['used_in_product_listing'] } as const

/** The attributes that each product of a stock Magento has and this shop has, too, in Magento's order. */
const systemAttributes: readonly SystemAttribute[] = [
  {
    code: 'name',
    label: 'attribute_name',
    input: 'TEXT',
    flags: ['is_required', 'is_searchable', 'is_visible_in_advanced_search', 'used_in_product_listing'],
    frontendClass: 'validate-length maximum-length-255',
  },
  {
    code: 'sku',
    label: 'attribute_sku',
    input: 'TEXT',
    flags: ['is_required', 'is_unique', 'is_searchable', 'is_comparable', 'is_visible_in_advanced_search'],
    frontendClass: 'validate-length maximum-length-64',
  },
  {
    code: 'description',
    label: 'attribute_description',
    input: 'TEXTAREA',
    flags: description,
  },
  {
    code: 'short_description',
    label: 'attribute_short_description',
    input: 'TEXTAREA',
    flags: [...description, 'used_in_product_listing'],
  },
  {
    code: 'price',
    label: 'attribute_price',
    input: 'PRICE',
    flags: [
      'is_required',
      'is_searchable',
      'is_filterable',
      'is_filterable_in_search',
      'is_visible_in_advanced_search',
      'used_in_product_listing',
    ],
    applyTo: priced,
  },
  {
    code: 'special_price',
    label: 'attribute_special_price',
    input: 'PRICE',
    ...specialPrice,
  },
  {
    code: 'special_from_date',
    label: 'attribute_special_from_date',
    input: 'DATE',
    ...specialPrice,
  },
  {
    code: 'special_to_date',
    label: 'attribute_special_to_date',
    input: 'DATE',
    ...specialPrice,
  },
  { code: 'weight', label: 'attribute_weight', input: 'WEIGHT', flags: [], applyTo: priced },
  { code: 'meta_title', label: 'attribute_meta_title', input: 'TEXT', flags: [] },
  {
    code: 'meta_keyword',
    label: 'attribute_meta_keyword',
    input: 'TEXTAREA',
    flags: [],
  },
  {
    code: 'meta_description',
    label: 'attribute_meta_description',
    input: 'TEXTAREA',
    flags: [],
  },
  { code: 'image', label: 'attribute_image', ...listedImage },
  { code: 'small_image', label: 'attribute_small_image', ...listedImage },
  { code: 'thumbnail', label: 'attribute_thumbnail', ...listedImage },
  {
    code: 'media_gallery',
    label: 'attribute_media_gallery',
    input: 'GALLERY',
    flags: [],
  },
  {
    code: 'news_from_date',
    label: 'attribute_news_from_date',
    ...listedDate,
  },
  {
    code: 'news_to_date',
    label: 'attribute_news_to_date',
    ...listedDate,
  },
  {
    code: 'status',
    label: 'attribute_status',
    input: 'SELECT',
    flags: ['is_searchable', 'used_in_product_listing'],
    default: '1',
    options: [
      ['1', 'attribute_status_1'],
      ['2', 'attribute_status_2'],
    ],
  },
  {
    code: 'visibility',
    label: 'attribute_visibility',
    input: 'SELECT',
    flags: [],
    default: '4',
    options: [
      ['1', 'attribute_visibility_1'],
      ['2', 'attribute_visibility_2'],
      ['3', 'attribute_visibility_3'],
      ['4', 'attribute_visibility_4'],
    ],
  },
  {
    code: 'quantity_and_stock_status',
    label: 'attribute_quantity_and_stock_status',
    input: 'SELECT',
    flags: [],
    default: '1',
    options: [
      ['1', 'attribute_quantity_and_stock_status_1'],
      ['0', 'attribute_quantity_and_stock_status_0'],
    ],
  },
  { code: 'url_key', label: 'attribute_url_key', input: 'TEXT', flags: [] },
]

export type ProductMetadata = CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' }

/** Metadata of a product attribute with Magento's defaults. */
export const defaultMetadata: Omit<ProductMetadata, 'code' | 'label' | 'frontend_input' | 'options'> = {
  __typename: 'CatalogAttributeMetadata',
  entity_type: 'CATALOG_PRODUCT',
  frontend_class: null,
  is_required: false,
  is_unique: false,
  default_value: null,
  apply_to: null,
  is_comparable: false,
  is_filterable: false,
  is_filterable_in_search: false,
  is_html_allowed_on_front: false,
  is_searchable: false,
  is_used_for_price_rules: false,
  is_used_for_promo_rules: false,
  is_visible_in_advanced_search: false,
  is_visible_on_front: false,
  is_wysiwyg_enabled: false,
  swatch_input_type: null,
  update_product_preview_image: false,
  use_product_image_for_swatch: false,
  used_in_product_listing: false,
}

/** Metadata of Magento's system attributes of products, in Magento's order. */
export function systemMetadata(language: Language): ProductMetadata[] {
  return systemAttributes.map((attribute) => ({
    ...defaultMetadata,
    ...Object.fromEntries(attribute.flags.map((flag) => [flag, true])),
    code: attribute.code,
    label: messageIn(language, attribute.label),
    frontend_input: attribute.input,
    frontend_class: attribute.frontendClass ?? null,
    default_value: attribute.default ?? null,
    apply_to: attribute.applyTo ?? null,
    options: (attribute.options ?? []).map(([value, label]) => ({
      __typename: 'AttributeOptionMetadata' as const,
      value,
      label: messageIn(language, label),
      is_default: value === attribute.default,
    })),
  }))
}
