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
import { fieldsOf } from './fit-operation.ts'
import type { Ask } from './ask.ts'
import { neededValues, standInFor } from './stand-ins.ts'

export interface Filling {
  readonly own: GraphQLSchema
  readonly variables: Readonly<Record<string, unknown>>
  readonly ask: Ask
}

type Data = Readonly<Record<string, unknown>>

/** Something that the other side does not have was asked of it, and nothing stands in for it. */
export class UnknownThereError extends Error {
  override readonly name = 'UnknownThereError'
}

/**
 * An answer with everything that was asked for: what the other side does not have is made of what it has, or is as
 * empty as its type allows.
 */
export async function fillAnswer(
  set: SelectionSetNode,
  type: GraphQLNamedType,
  data: Data,
  filling: Filling,
): Promise<Data> {
  const named = data['__typename']
  const known = typeof named === 'string' ? filling.own.getType(named) : undefined
  const concrete = isObjectType(known) ? known : type
  const filled: Record<string, unknown> = {}
  for (const [key, nodes] of fieldsAt(set, concrete, filling.own)) {
    const [node] = nodes
    if (!node) continue
    if (node.name.value === '__typename') filled[key] = named ?? concrete.name
    else filled[key] = await valueOf(key, nodes, concrete, data, filling)
  }
  return filled
}

async function valueOf(
  key: string,
  nodes: readonly FieldNode[],
  owner: GraphQLNamedType,
  data: Data,
  filling: Filling,
): Promise<unknown> {
  const [node] = nodes
  const field = node && fieldsOf(owner)[node.name.value]
  if (!field) return data[key]
  const set = mergedSet(nodes)
  if (key in data) return await fillValue(data[key], field.type, set, filling)
  const standIn = standInFor(owner, field.name)
  if (!standIn && owner.name === 'Mutation') throw new UnknownThereError(`The server has no ${field.name}.`)
  const args = getArgumentValues(field, node, filling.variables) as Readonly<Record<string, never>>
  const made = standIn?.value(neededValues(data, key), { ask: filling.ask, args })
  return await fillValue((await made) ?? emptyOf(field.type), field.type, set, filling)
}

async function fillValue(
  value: unknown,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  filling: Filling,
): Promise<unknown> {
  if (isNonNullType(type)) return await fillValue(value, type.ofType, set, filling)
  if (value === null || value === undefined || !set) return value
  if (isListType(type)) {
    const entries = Array.isArray(value) ? (value as unknown[]) : []
    return await Promise.all(entries.map((one) => fillValue(one, type.ofType, set, filling)))
  }
  return await fillAnswer(set, getNamedType(type), value as Data, filling)
}

/** As empty as the type allows. */
function emptyOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  const inner = type.ofType
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (!isScalarType(inner)) return {}
  if (inner.name === 'Boolean') return false
  return inner.name === 'Int' || inner.name === 'Float' ? 0 : ''
}

/** The fields that are asked of an object of this type, by the names they are answered under. */
function fieldsAt(
  set: SelectionSetNode,
  type: GraphQLNamedType,
  own: GraphQLSchema,
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const add = (key: string, nodes: readonly FieldNode[]) =>
    found.set(key, [...(found.get(key) ?? []), ...nodes])
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) add(selection.alias?.value ?? selection.name.value, [selection])
    else if (
      selection.kind === Kind.INLINE_FRAGMENT &&
      isOfType(type, selection.typeCondition?.name.value, own)
    ) {
      for (const [key, nodes] of fieldsAt(selection.selectionSet, type, own)) add(key, nodes)
    }
  }
  return found
}

function isOfType(type: GraphQLNamedType, wanted: string | undefined, own: GraphQLSchema): boolean {
  if (wanted === undefined || wanted === type.name) return true
  const abstract = own.getType(wanted)
  return isAbstractType(abstract) && isObjectType(type) && own.isSubType(abstract, type)
}

function mergedSet(nodes: readonly FieldNode[]): SelectionSetNode | undefined {
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  if (sets.length === 0) return undefined
  return { kind: Kind.SELECTION_SET, selections: sets.flatMap(({ selections }) => selections) }
}
