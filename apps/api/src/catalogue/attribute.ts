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
  /** The admin's word, which imports name. */
  readonly value: string
  readonly labels: Readonly<Record<string, string>>
  readonly swatch: string | null
}

export type Attribute = {
  readonly id: number
  readonly code: string
  readonly type: AttributeType
  readonly isFilterable: boolean
  readonly isSearchable: boolean
  readonly isSortable: boolean
  readonly isVisible: boolean
  /** Cards of products show it. */
  readonly isInListing: boolean
  readonly position: number
  readonly labels: Readonly<Record<string, string>>
  /** In the order in which they are shown. */
  readonly options: AttributeOption[]
}

/** A value of a product as it is stored: option ids for select and multiselect. */
export type AttributeValue = string | number | boolean | readonly number[]

/** Whether a stored value of a boolean attribute means yes. */
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
  return labels[language] ?? labels.default ?? labels.fr
}

export function hasOptions(attribute: Attribute): boolean {
  return attribute.type === 'select' || attribute.type === 'multiselect'
}
