import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  typeFromAST,
  visit,
  type ArgumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { requiredFields } from './fallback-resolvers.ts'

interface DowngradedOperation {
  /** Undefined when no field of the operation exists remotely. */
  readonly source: string | undefined
  /** Remote types of the variables that are still used. */
  readonly variables: ReadonlyMap<string, GraphQLInputType>
}

/** Removes from an operation what `remote` lacks, and adds the fields that fallback resolvers require, under aliases. */
export function downgradeOperation(
  operation: OperationDefinitionNode,
  local: GraphQLSchema,
  remote: GraphQLSchema,
): DowngradedOperation {
  const [localRoot, remoteRoot] = [
    local.getRootType(operation.operation),
    remote.getRootType(operation.operation),
  ]
  const set =
    localRoot &&
    remoteRoot &&
    downgradeSelectionSet(operation.selectionSet, localRoot, remoteRoot, { local, remote })
  if (!set) return { source: undefined, variables: new Map() }
  const used = new Set<string>()
  visit(set, { Variable: ({ name }) => void used.add(name.value) })
  const declared = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  )
  const types = declared.flatMap(({ variable, type }) => {
    const node = type.kind === Kind.NON_NULL_TYPE ? type.type : type
    const known = node.kind === Kind.LIST_TYPE ? typeFromAST(remote, node) : typeFromAST(remote, node)
    return known ? [[variable.name.value, known as GraphQLInputType] as const] : []
  })
  return {
    source: print({ ...operation, variableDefinitions: declared, selectionSet: set }),
    variables: new Map(types),
  }
}

/** A variable's value without input fields that its remote type lacks. */
export function downgradeValue(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return downgradeValue(value, type.ofType)
  if (isListType(type))
    return Array.isArray(value) ? value.map((one) => downgradeValue(one, type.ofType)) : value
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name]
      return field ? [[name, downgradeValue(one, field.type)]] : []
    }),
  )
}

export function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
}

interface Schemas {
  readonly local: GraphQLSchema
  readonly remote: GraphQLSchema
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
const typenameOnly: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [typename] }

/** Selects `__typename` on abstract types: completion needs the object type. */
function downgradeSelectionSet(
  set: SelectionSetNode,
  localType: GraphQLNamedType,
  remoteType: GraphQLNamedType,
  schemas: Schemas,
): SelectionSetNode | undefined {
  const selections = set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return downgradeField(selection, localType, remoteType, schemas)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    const name = selection.typeCondition?.name.value
    const inner = name ? schemas.remote.getType(name) : remoteType
    const localInner = name ? schemas.local.getType(name) : localType
    const fitted =
      inner && localInner && downgradeSelectionSet(selection.selectionSet, localInner, inner, schemas)
    return fitted ? [{ ...selection, selectionSet: fitted }] : []
  })
  if (selections.length === 0) return undefined
  return { ...set, selections: isObjectType(remoteType) ? selections : [...selections, typename] }
}

function downgradeField(
  field: FieldNode,
  localType: GraphQLNamedType,
  remoteType: GraphQLNamedType,
  schemas: Schemas,
): SelectionNode[] {
  const name = field.name.value
  if (name === '__typename') return [field]
  const known = fieldsOf(remoteType)[name]
  if (!known) {
    const required = requiredFields(localType, name, field.alias?.value ?? name)
    return required.flatMap((one) => downgradeField(one, localType, remoteType, schemas))
  }
  const given = downgradeArguments(field.arguments ?? [], known.args)
  if (!field.selectionSet) return [{ ...field, arguments: given }]
  const inner = getNamedType(known.type)
  const localField = fieldsOf(localType)[name]
  const set = downgradeSelectionSet(
    field.selectionSet,
    localField ? getNamedType(localField.type) : inner,
    inner,
    schemas,
  )
  return [{ ...field, arguments: given, selectionSet: set ?? typenameOnly }]
}

function downgradeArguments(
  given: readonly ArgumentNode[],
  known: readonly GraphQLArgument[],
): ArgumentNode[] {
  return given.flatMap((argument) => {
    const found = known.find(({ name }) => name === argument.name.value)
    return found ? [{ ...argument, value: downgradeLiteral(argument.value, found.type) }] : []
  })
}

function downgradeLiteral(value: ValueNode, type: GraphQLInputType): ValueNode {
  if (isNonNullType(type)) return downgradeLiteral(value, type.ofType)
  if (value.kind === Kind.LIST) {
    const inner = isListType(type) ? type.ofType : type
    return { ...value, values: value.values.map((one) => downgradeLiteral(one, inner)) }
  }
  const inner = getNamedType(type)
  if (value.kind !== Kind.OBJECT || !isInputObjectType(inner)) return value
  const fields = inner.getFields()
  return {
    ...value,
    fields: value.fields.flatMap((one) => {
      const field = fields[one.name.value]
      return field ? [{ ...one, value: downgradeLiteral(one.value, field.type) }] : []
    }),
  }
}
