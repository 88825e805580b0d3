import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import type { Attribute, AttributeType } from './attribute.ts'

const productTypes = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'GroupedProduct',
  'BundleProduct',
  'DownloadableProduct',
] as const

/** Field types as Magento gives them to attributes at run time (contract §1). */
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
 * Attributes of Magento's own installation and of its sample catalogue, which published clients name in fragments:
 * null here, unless the shop has an attribute of that name.
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

let written: GraphQLSchema | undefined

function writtenSchema(): GraphQLSchema {
  return (written ??= buildSchema(readSchema()))
}

/** Whether a product field is in the written schema, so that an attribute of that name gets no field of its own. */
export function isWrittenField(code: string): boolean {
  const type = writtenSchema().getType('ProductInterface')
  return isInterfaceType(type) && code in type.getFields()
}

/** SDL that adds what the written schema lacks of the attributes: fields of products and filters. */
export function attributeSdl(attributes: readonly Attribute[]): string {
  const own = new Set(attributes.map(({ code }) => code))
  const samples = Object.entries(sampleAttributes)
    .filter(([code]) => !own.has(code))
    .map(([code, type]) => ({ code, type, isFilterable: !withoutFilter.has(code) }))
  const all = [...attributes, ...samples]
  const fields = all.filter(({ code }) => !isWrittenField(code) && !isOnAnyProduct(code))
  const filters = all.filter((one) => one.isFilterable && !isInput('ProductAttributeFilterInput', one.code))
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
  return productTypes.some((name) => {
    const type = writtenSchema().getType(name)
    return isObjectType(type) && code in type.getFields()
  })
}

function isInput(name: string, code: string): boolean {
  const type = writtenSchema().getType(name)
  return isInputObjectType(type) && code in type.getFields()
}
