import type { AttributeFilterInput } from '@comptoir/contract/generated/types'
import { sizePath, sizesOf, type Picture } from './picture-sizes.ts'

export type AttributeType =
  | 'text'
  | 'textarea'
  | 'select'
  | 'multiselect'
  | 'boolean'
  | 'price'
  | 'decimal'
  | 'int'
  | 'date'

export type AttributeOption = {
  readonly id: number
  readonly attributeId: number
  /** The admin value, which import files use. */
  readonly value: string
  readonly labels: Readonly<Record<string, string>>
  /** A colour (`#c9c8c5`), the file of a picture, or a short text. */
  readonly swatch: string | null
  /** The encoded picture that the swatch names. */
  readonly swatchPicture: Picture | null
}

export type Attribute = {
  readonly id: number
  readonly code: string
  readonly type: AttributeType
  readonly isFilterable: boolean
  readonly isSearchable: boolean
  readonly isSortable: boolean
  readonly isVisible: boolean
  /** Shown when products are compared. */
  readonly isComparable: boolean
  /** Shown on product cards. */
  readonly isInListing: boolean
  readonly position: number
  readonly labels: Readonly<Record<string, string>>
  /** In sort order. */
  readonly options: AttributeOption[]
}

/** An attribute value as stored: option ids for select and multiselect. */
export type AttributeValue = string | number | boolean | readonly number[]

/** Whether a stored boolean value means true. */
export function isYes(value: AttributeValue | undefined): boolean {
  return value === true || value === 1 || value === '1'
}

export function attributeLabel(attribute: Attribute, language: string): string {
  return labelIn(attribute.labels, language) ?? attribute.code
}

export function optionLabel(option: AttributeOption, language: string): string {
  return labelIn(option.labels, language) ?? option.value
}

function labelIn(labels: Readonly<Record<string, string>>, language: string): string | undefined {
  return labels[language] ?? labels.default ?? Object.values(labels)[0]
}

export function hasOptions(attribute: Attribute): boolean {
  return attribute.type === 'select' || attribute.type === 'multiselect'
}

/**
 * Whether the attribute matches a client's filters. Properties that the shop does not store count as false.
 */
export function matchesAttributeFilter(attribute: Attribute, filters: AttributeFilterInput): boolean {
  const known: Record<string, boolean> = {
    is_filterable: attribute.isFilterable,
    is_filterable_in_search: attribute.isFilterable,
    is_searchable: attribute.isSearchable,
    is_visible_on_front: attribute.isVisible,
    is_comparable: attribute.isComparable,
    used_in_product_listing: attribute.isInListing,
    is_html_allowed_on_front: attribute.type === 'textarea',
  }
  return Object.entries(filters).every(
    ([name, wanted]) => wanted === null || wanted === undefined || (known[name] ?? false) === wanted,
  )
}

const pictureName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

/** Whether a swatch names the file of a picture. */
export const isPictureSwatch = (swatch: string): boolean =>
  !swatch.startsWith('#') && pictureName.test(swatch)

/** The swatch of an option: a colour, a picture or a short text. The thumbnail of a picture is its address in the smallest size. */
export function swatchOf({ swatch, swatchPicture }: AttributeOption, mediaUrl: string) {
  if (swatch === null) return null
  if (swatch.startsWith('#')) return { __typename: 'ColorSwatchData', value: swatch }
  if (!isPictureSwatch(swatch)) return { __typename: 'TextSwatchData', value: swatch }
  const smallest = swatchPicture && sizesOf(swatchPicture)[0]
  const thumbnail = smallest && `${mediaUrl}/${sizePath(swatchPicture, smallest.width, 'webp')}`
  return { __typename: 'ImageSwatchData', value: swatch, thumbnail: thumbnail ?? null }
}
