import { writtenSchema } from '../platform/schema.ts'
import type { Attribute, AttributeType } from './attribute.ts'

const productTypes = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'GroupedProduct',
  'BundleProduct',
  'DownloadableProduct',
] as const

/** GraphQL types that Magento gives to attribute fields at run time (contract §1). */
export const fieldTypes: Readonly<Record<AttributeType, string>> = {
  text: 'String',
  textarea: 'String',
  date: 'String',
  multiselect: 'String',
  select: 'Int',
  boolean: 'Int',
  int: 'Int',
  price: 'Float',
  decimal: 'Float',
}

const filterTypes: Readonly<Record<AttributeType, string>> = {
  text: 'FilterMatchTypeInput',
  textarea: 'FilterMatchTypeInput',
  select: 'FilterEqualTypeInput',
  multiselect: 'FilterEqualTypeInput',
  boolean: 'FilterEqualTypeInput',
  int: 'FilterEqualTypeInput',
  date: 'FilterRangeTypeInput',
  price: 'FilterRangeTypeInput',
  decimal: 'FilterRangeTypeInput',
}

/**
 * Attributes of Magento's default installation and sample data that published clients name in fragments. They
 * resolve to null unless the shop has an attribute with that code.
 */
const sampleAttributes: Readonly<Record<string, AttributeType>> = {
  activity: 'multiselect',
  category_gear: 'multiselect',
  climate: 'multiselect',
  collar: 'multiselect',
  color: 'select',
  eco_collection: 'boolean',
  erin_recommends: 'boolean',
  features_bags: 'multiselect',
  format: 'select',
  gender: 'multiselect',
  is_returnable: 'text',
  manufacturer: 'select',
  material: 'multiselect',
  new: 'boolean',
  pattern: 'multiselect',
  performance_fabric: 'boolean',
  purpose: 'select',
  sale: 'boolean',
  size: 'select',
  sleeve: 'multiselect',
  strap_bags: 'multiselect',
  style_bags: 'multiselect',
  style_bottom: 'multiselect',
  style_general: 'multiselect',
}
const withoutFilter = new Set(['is_returnable', 'manufacturer'])

let fieldsOfTypes: Map<string, Set<string>> | undefined

/** Names of the fields that the static schema gives a type. */
function staticFields(typeName: string): ReadonlySet<string> | undefined {
  fieldsOfTypes ??= readFields()
  return fieldsOfTypes.get(typeName)
}

function readFields(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>()
  for (const definition of writtenSchema().definitions) {
    if (!('fields' in definition)) continue
    const names = (definition.fields ?? []).map(({ name }) => name.value)
    fields.set(definition.name.value, new Set([...(fields.get(definition.name.value) ?? []), ...names]))
  }
  return fields
}

/** Whether the static schema has this product field, so that an attribute with that code adds no field. */
export function isStaticProductField(code: string): boolean {
  return hasField('ProductInterface', code)
}

const hasField = (typeName: string, code: string) => staticFields(typeName)?.has(code) ?? false

/** SDL that extends the static schema with fields and filters for the attributes. */
export function attributeSdl(attributes: readonly Attribute[]): string {
  const own = new Set(attributes.map(({ code }) => code))
  const samples = Object.entries(sampleAttributes)
    .filter(([code]) => !own.has(code))
    .map(([code, type]) => ({ code, type, isFilterable: !withoutFilter.has(code) }))
  const all = [...attributes, ...samples]
  const fields = all.filter(({ code }) => !isStaticProductField(code) && !isOnAnyProduct(code))
  const filters = all.filter((one) => one.isFilterable && !hasField('ProductAttributeFilterInput', one.code))
  const fieldLines = fields.map(({ code, type }) => `  ${code}: ${fieldTypes[type]}`)
  return [
    extension('interface', 'ProductInterface', fieldLines),
    ...productTypes.map((name) => extension('type', name, fieldLines)),
    extension(
      'input',
      'ProductAttributeFilterInput',
      filters.map(({ code, type }) => `  ${code}: ${filterTypes[type]}`),
    ),
  ].join('')
}

function extension(kind: string, name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `extend ${kind} ${name} {\n${lines.join('\n')}\n}\n`
}

function isOnAnyProduct(code: string): boolean {
  return productTypes.some((name) => hasField(name, code))
}
