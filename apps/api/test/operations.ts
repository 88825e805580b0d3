import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** A field of Query or Mutation, which an operation asks for. */
type Root = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> }

/** What names something that belongs to somebody. */
const naming = /(^|_)(id|uid|number|token)$|(Id|Uid|Number|Token)$/
/** How deep answers are asked for, as far as the widest document that the API takes allows. */
const depths = [5, 4, 3, 2]
const widest = 1000

/** The operations of the schema with an argument that names something, at any depth. */
export function namingOperations(schema: GraphQLSchema): Root[] {
  return rootOperations(schema).filter(({ field }) =>
    namesWithin(field.args).some((name) => naming.test(name)),
  )
}

/** All operations of the schema. */
export function rootOperations(schema: GraphQLSchema): Root[] {
  const roots = [
    { kind: 'query' as const, type: schema.getQueryType() },
    { kind: 'mutation' as const, type: schema.getMutationType() },
  ]
  return roots.flatMap(({ kind, type }) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  )
}

type Input = { name: string; type: GraphQLInputType }

/** The names of all values that arguments take, at any depth. */
export function namesWithin(inputs: readonly Input[], seen: readonly string[] = []): string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type)
    if (!isInputObjectType(named)) return [name]
    if (seen.includes(named.name)) return []
    return namesWithin(Object.values(named.getFields()), [...seen, named.name])
  })
}

/**
 * An operation with its variables. `known` holds the values of arguments by their path from the operation
 * (`updateCustomerAddress.id`) or by their name, null leaving them out; others that must be given get any value of
 * their type, and those that may be left out are.
 */
export function operationOf(
  { kind, field }: Root,
  known: Readonly<Record<string, unknown>>,
): { query: string; variables: Record<string, unknown> } {
  const entries = field.args
    .map((arg) => ({ arg, value: valueOf(arg.name, arg.type, known, [field.name, arg.name]) }))
    .filter(({ value }) => value !== undefined)
  const declared = entries.map(({ arg }) => `$${arg.name}: ${String(arg.type)}`)
  const given = entries.map(({ arg }) => `${arg.name}: $${arg.name}`)
  const call = `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`
  const head = `${kind}${declared.length > 0 ? ` (${declared.join(', ')})` : ''}`
  return {
    query: `${head} { ${call} ${widestSelectionOf(field.type)} }`,
    variables: Object.fromEntries(entries.map(({ arg, value }) => [arg.name, value])),
  }
}

function valueOf(
  name: string,
  type: GraphQLInputType,
  known: Readonly<Record<string, unknown>>,
  path: readonly string[],
): unknown {
  const exact = known[path.join('.')]
  if (exact === null || (exact === undefined && known[name] === null)) return undefined
  if (exact !== undefined) return exact
  const isNeeded = isNonNullType(type)
  const bare = isNeeded ? type.ofType : type
  if (isListType(bare)) {
    const item = valueOf(name, bare.ofType, known, path)
    return item === undefined ? undefined : [item]
  }
  const byName = known[name]
  if (isInputObjectType(bare)) {
    if (!isNeeded && byName === undefined && !bare.name.endsWith('Input')) return undefined
    const fields = Object.values(bare.getFields()).map(
      (field) => [field.name, valueOf(field.name, field.type, known, [...path, field.name])] as const,
    )
    const filled = fields.filter(([, value]) => value !== undefined)
    return filled.length > 0 || isNeeded ? Object.fromEntries(filled) : undefined
  }
  if (byName !== undefined) return byName
  if (!isNeeded) return undefined
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  const plain: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true }
  return plain[bare.name] ?? 'x'
}

function widestSelectionOf(type: GraphQLOutputType): string {
  const selections = depths.map((depth) => selectionOf(type, depth))
  const allowed = selections.find((selection) => selection.split(/[\s{}]+/).length < widest)
  if (allowed === undefined) throw new Error(`Whatever is asked of ${String(type)} is too wide.`)
  return allowed
}

/** Every field that can be asked for without arguments, as many levels deep. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named) && !isInterfaceType(named)) return '{ __typename }'
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type))) return []
    if (isLeafType(getNamedType(field.type))) return [field.name]
    return levels > 1 && !tooWide.has(field.name)
      ? [`${field.name} ${selectionOf(field.type, levels - 1)}`]
      : []
  })
  return `{ ${['__typename', ...fields].join(' ')} }`
}

/** What belongs to the catalogue and would only make the answers long. */
const tooWide = new Set([
  'product',
  'products',
  'categories',
  'configured_variant',
  'optimized_images',
  'items_v2',
  'itemsV2',
  'children',
  'breadcrumbs',
  'parameters',
  'related_products',
  'crosssell_products',
  'upsell_products',
])
