import type { AttributeKind } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'

/** What people call the kinds of attributes. */
export const attributeKinds = (): readonly { readonly value: AttributeKind; readonly label: string }[] => [
  { value: 'SELECT', label: m.attribute_kind_select() },
  { value: 'MULTISELECT', label: m.attribute_kind_multiselect() },
  { value: 'BOOLEAN', label: m.attribute_kind_boolean() },
  { value: 'TEXT', label: m.attribute_kind_text() },
  { value: 'TEXTAREA', label: m.attribute_kind_textarea() },
  { value: 'INT', label: m.attribute_kind_int() },
  { value: 'DECIMAL', label: m.attribute_kind_decimal() },
  { value: 'PRICE', label: m.attribute_kind_price() },
  { value: 'DATE', label: m.attribute_kind_date() },
]

export const attributeKind = (kind: AttributeKind): string =>
  attributeKinds().find(({ value }) => value === kind)?.label ?? kind

/** What an attribute may do in the shop, in the order of the editor. */
export const ATTRIBUTE_FLAGS = [
  { name: 'isFilterable', label: () => m.attribute_filterable(), help: () => m.attribute_filterable_help() },
  { name: 'isSearchable', label: () => m.attribute_searchable(), help: undefined },
  { name: 'isSortable', label: () => m.attribute_sortable(), help: undefined },
  { name: 'isVisible', label: () => m.attribute_visible(), help: undefined },
  { name: 'isComparable', label: () => m.attribute_comparable(), help: undefined },
  { name: 'isInListing', label: () => m.attribute_listed(), help: undefined },
] as const
