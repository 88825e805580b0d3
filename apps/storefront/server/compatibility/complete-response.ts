import {
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { fieldsOf } from './downgrade-operation.ts'
import { fallbackResolverFor, requiredValues } from './fallback-resolvers.ts'
import type { SendQuery } from './send-query.ts'

export interface CompletionContext {
  readonly local: GraphQLSchema
  readonly variables: Readonly<Record<string, unknown>>
  readonly send: SendQuery
}

type Data = Readonly<Record<string, unknown>>

/** A mutation that the remote schema lacks and for which there is no fallback resolver. */
export class UnsupportedOperationError extends Error {
  override readonly name = 'UnsupportedOperationError'
}

/**
 * Completes the data of a downgraded operation: fields that the remote schema lacks come from their fallback resolver, else
 * they are null or the empty value of their type. Throws UnsupportedOperationError for a mutation without a fallback.
 */
export async function completeResponse(
  set: SelectionSetNode,
  type: GraphQLNamedType,
  data: Data,
  context: CompletionContext,
): Promise<Data> {
  const named = data['__typename']
  const known = typeof named === 'string' ? context.local.getType(named) : undefined
  const objectType = isObjectType(known) ? known : type
  const completed: Record<string, unknown> = {}
  for (const [key, nodes] of selectedFields(set, objectType, context.local)) {
    const [node] = nodes
    if (!node) continue
    if (node.name.value === '__typename') completed[key] = named ?? objectType.name
    else completed[key] = await valueOf(key, nodes, objectType, data, context)
  }
  return completed
}

async function valueOf(
  key: string,
  nodes: readonly FieldNode[],
  owner: GraphQLNamedType,
  data: Data,
  context: CompletionContext,
): Promise<unknown> {
  const [node] = nodes
  const field = node && fieldsOf(owner)[node.name.value]
  if (!field) return data[key]
  const set = mergedSelectionSet(nodes)
  if (key in data) return await completeValue(data[key], field.type, set, context)
  const fallback = fallbackResolverFor(owner, field.name)
  if (!fallback && owner.name === 'Mutation')
    throw new UnsupportedOperationError(`The server has no ${field.name}.`)
  const args = getArgumentValues(field, node, context.variables) as Readonly<Record<string, never>>
  const resolved = fallback?.value(requiredValues(data, key), { send: context.send, args })
  return await completeValue((await resolved) ?? emptyValueOf(field.type), field.type, set, context)
}

async function completeValue(
  value: unknown,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  context: CompletionContext,
): Promise<unknown> {
  if (isNonNullType(type)) return await completeValue(value, type.ofType, set, context)
  if (value === null || value === undefined || !set) return value
  if (isListType(type)) {
    const entries = Array.isArray(value) ? (value as unknown[]) : []
    return await Promise.all(entries.map((one) => completeValue(one, type.ofType, set, context)))
  }
  return await completeResponse(set, getNamedType(type), value as Data, context)
}

/** Null, or the empty value of a non-null type. */
function emptyValueOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  const inner = type.ofType
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (!isScalarType(inner)) return {}
  if (inner.name === 'Boolean') return false
  return inner.name === 'Int' || inner.name === 'Float' ? 0 : ''
}

/** Selected fields of an object of this type by response key. */
function selectedFields(
  set: SelectionSetNode,
  type: GraphQLNamedType,
  local: GraphQLSchema,
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const add = (key: string, nodes: readonly FieldNode[]) =>
    found.set(key, [...(found.get(key) ?? []), ...nodes])
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) add(selection.alias?.value ?? selection.name.value, [selection])
    else if (
      selection.kind === Kind.INLINE_FRAGMENT &&
      isOfType(type, selection.typeCondition?.name.value, local)
    ) {
      for (const [key, nodes] of selectedFields(selection.selectionSet, type, local)) add(key, nodes)
    }
  }
  return found
}

function isOfType(type: GraphQLNamedType, wanted: string | undefined, local: GraphQLSchema): boolean {
  if (wanted === undefined || wanted === type.name) return true
  const abstract = local.getType(wanted)
  return isAbstractType(abstract) && isObjectType(type) && local.isSubType(abstract, type)
}

function mergedSelectionSet(nodes: readonly FieldNode[]): SelectionSetNode | undefined {
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  if (sets.length === 0) return undefined
  return { kind: Kind.SELECTION_SET, selections: sets.flatMap(({ selections }) => selections) }
}
