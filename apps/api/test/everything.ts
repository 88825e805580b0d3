import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

const atOnce = 20
/** Interfaces of which all types together would be too much for one operation. */
const inShort: Readonly<Record<string, string>> = {
  ProductInterface: '{ __typename sku }',
  CategoryInterface: '{ __typename uid }',
}

/**
 * Selections of every field of a type that needs no argument, some at a time, each with the fields two levels below.
 */
export function everyFieldOf(schema: GraphQLSchema, typeName: string): string[] {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`The schema has no type ${typeName}.`)
  const parts = Object.values(type.getFields()).flatMap((field) => selected(schema, type, field, []))
  return Array.from({ length: Math.ceil(parts.length / atOnce) }, (_, index) =>
    parts.slice(index * atOnce, (index + 1) * atOnce).join(' '),
  )
}

/** Under a name of its own: types of one interface may have fields of one name with different types. */
function selected(
  schema: GraphQLSchema,
  owner: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  above: readonly string[],
): string[] {
  if (field.args.some((one) => isNonNullType(one.type) && one.defaultValue === undefined)) return []
  const type = getNamedType(field.type)
  const named = `${owner.name}_${field.name}: ${field.name}`
  const short = inShort[type.name]
  if (short) return [`${named} ${short}`]
  const types = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  if (types.length === 0) return [named]
  if (above.length === 2 || above.includes(type.name)) return []
  const inside = types.map((one) => {
    const fields = Object.values(one.getFields()).flatMap((below) =>
      selected(schema, one, below, [...above, type.name]),
    )
    return `... on ${one.name} { ${['__typename', ...fields].join(' ')} }`
  })
  return [`${named} { ${inside.join(' ')} }`]
}
