import {
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type ArgumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type ValueNode,
} from 'graphql'
import {
  defaultListSize,
  defaultPageSize,
  fieldCosts,
  filterArguments,
  keyArguments,
  listSizes,
  namingFilters,
  pagedLists,
  sizeArguments,
  usualPages,
} from './field-costs.ts'
import type { Variables } from './variables.ts'

/** Known from the document, or read from its variables once there is a request. */
export type Size = number | ((variables: Variables) => number)

/** A page is never counted as larger than this: what is asked beyond is refused where the page is read. */
const largestSize = 100_000

/** How many entries the arguments of a field ask for; undefined where they say nothing of it. */
export function askedSize(
  parent: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  given: readonly ArgumentNode[],
): Size | undefined {
  const argument = (names: readonly string[]) => field.args.find(({ name }) => names.includes(name))
  const valueOf = (name: string | undefined) => given.find((one) => one.name.value === name)?.value
  const paging = argument(sizeArguments)
  if (paging) {
    const preset: unknown = paging.defaultValue
    const fallback = typeof preset === 'number' ? preset : defaultPageSize
    const most = usualPages[`${parent.name}.${field.name}`] ?? largestSize
    const page = sizeFrom(valueOf(paging.name), (value) => Math.min(most, pageSize(value, fallback)))
    const naming = namingFilters[`${parent.name}.${field.name}`]
    const filter = naming && valueOf(argument(filterArguments)?.name)
    if (!naming || !filter) return page
    const named = sizeFrom(filter, (value) => namedEntries(value, naming))
    if (typeof page === 'number' && typeof named === 'number') return Math.min(page, named)
    return (variables) => Math.min(sizeIn(page, variables), sizeIn(named, variables))
  }
  const keys = valueOf(argument(keyArguments)?.name)
  return keys && sizeFrom(keys, (value) => (Array.isArray(value) ? value.length : defaultListSize))
}

const sizeIn = (size: Size, variables: Variables): number =>
  typeof size === 'number' ? size : size(variables)

function sizeFrom(node: ValueNode | undefined, measure: (value: unknown) => number): Size {
  if (!node || !hasVariable(node)) return measure(node && valueFromASTUntyped(node))
  return (variables) => measure(valueFromASTUntyped(node, variables))
}

function hasVariable(node: ValueNode): boolean {
  if (node.kind === Kind.LIST) return node.values.some(hasVariable)
  if (node.kind === Kind.OBJECT) return node.fields.some(({ value }) => hasVariable(value))
  return node.kind === Kind.VARIABLE
}

/** A size that is refused later, such as 0, still costs what is done until then. */
function pageSize(value: unknown, fallback: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fallback
  return Math.min(largestSize, Math.max(1, value))
}

/** Entries that a filter names; Infinity when it names none. */
function namedEntries(filter: unknown, naming: readonly string[]): number {
  if (typeof filter !== 'object' || filter === null) return Infinity
  const sizes = Object.entries(filter).flatMap(([name, condition]) =>
    naming.includes(name) ? [namedBy(condition)] : [],
  )
  return Math.min(Infinity, ...sizes)
}

function namedBy(condition: unknown): number {
  if (typeof condition !== 'object' || condition === null) return Infinity
  if ('in' in condition && Array.isArray(condition.in)) return condition.in.length
  return 'eq' in condition && typeof condition.eq === 'string' ? 1 : Infinity
}

/** Entries of a list without arguments; `page` is what was asked of the field around it. */
export function sizeOfList(parent: GraphQLCompositeType, field: string, page: Size | undefined): Size {
  if (page !== undefined && lookUp((name) => pagedLists.has(name) || undefined, parent, field)) return page
  return lookUp((name) => listSizes[name], parent, field) ?? defaultListSize
}

export function ownCost(parent: GraphQLCompositeType, field: string): number {
  return lookUp((name) => fieldCosts[name], parent, field) ?? 1
}

/** What a table says of a field: of its type, else of an interface of it, else of every field of that name. */
function lookUp<Found>(
  find: (name: string) => Found | undefined,
  parent: GraphQLCompositeType,
  field: string,
): Found | undefined {
  const interfaces = isObjectType(parent) || isInterfaceType(parent) ? parent.getInterfaces() : []
  for (const { name } of [parent, ...interfaces]) {
    const found = find(`${name}.${field}`)
    if (found !== undefined) return found
  }
  return find(field)
}
