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
import { neededFields } from './stand-ins.ts'

interface Fitted {
  /** Undefined when nothing of the operation is known there. */
  readonly source: string | undefined
  /** Types of the variables that are still used, as the other side has them. */
  readonly variables: ReadonlyMap<string, GraphQLInputType>
}

/** An operation without what `theirs` does not know; what stands in for that is asked under names of its own. */
export function fitOperation(
  operation: OperationDefinitionNode,
  own: GraphQLSchema,
  theirs: GraphQLSchema,
): Fitted {
  const [ownRoot, theirRoot] = [own.getRootType(operation.operation), theirs.getRootType(operation.operation)]
  const set = ownRoot && theirRoot && fitSet(operation.selectionSet, ownRoot, theirRoot, { own, theirs })
  if (!set) return { source: undefined, variables: new Map() }
  const used = new Set<string>()
  visit(set, { Variable: ({ name }) => void used.add(name.value) })
  const declared = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  )
  const types = declared.flatMap(({ variable, type }) => {
    const node = type.kind === Kind.NON_NULL_TYPE ? type.type : type
    const known = node.kind === Kind.LIST_TYPE ? typeFromAST(theirs, node) : typeFromAST(theirs, node)
    return known ? [[variable.name.value, known as GraphQLInputType] as const] : []
  })
  return {
    source: print({ ...operation, variableDefinitions: declared, selectionSet: set }),
    variables: new Map(types),
  }
}

/** A variable's value without what its type does not have there. */
export function fitValue(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return fitValue(value, type.ofType)
  if (isListType(type)) return Array.isArray(value) ? value.map((one) => fitValue(one, type.ofType)) : value
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name]
      return field ? [[name, fitValue(one, field.type)]] : []
    }),
  )
}

export function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
}

interface Schemas {
  readonly own: GraphQLSchema
  readonly theirs: GraphQLSchema
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
const onlyTypename: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [typename] }

/** Which of its types an object is must be told wherever that decides what is read of it. */
function fitSet(
  set: SelectionSetNode,
  ownType: GraphQLNamedType,
  theirType: GraphQLNamedType,
  schemas: Schemas,
): SelectionSetNode | undefined {
  const selections = set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return fitField(selection, ownType, theirType, schemas)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    const name = selection.typeCondition?.name.value
    const inner = name ? schemas.theirs.getType(name) : theirType
    const innerOwn = name ? schemas.own.getType(name) : ownType
    const fitted = inner && innerOwn && fitSet(selection.selectionSet, innerOwn, inner, schemas)
    return fitted ? [{ ...selection, selectionSet: fitted }] : []
  })
  if (selections.length === 0) return undefined
  return { ...set, selections: isObjectType(theirType) ? selections : [...selections, typename] }
}

function fitField(
  field: FieldNode,
  ownType: GraphQLNamedType,
  theirType: GraphQLNamedType,
  schemas: Schemas,
): SelectionNode[] {
  const name = field.name.value
  if (name === '__typename') return [field]
  const known = fieldsOf(theirType)[name]
  if (!known) {
    const needed = neededFields(ownType, name, field.alias?.value ?? name)
    return needed.flatMap((one) => fitField(one, ownType, theirType, schemas))
  }
  const given = fitArguments(field.arguments ?? [], known.args)
  if (!field.selectionSet) return [{ ...field, arguments: given }]
  const inner = getNamedType(known.type)
  const ownField = fieldsOf(ownType)[name]
  const set = fitSet(field.selectionSet, ownField ? getNamedType(ownField.type) : inner, inner, schemas)
  return [{ ...field, arguments: given, selectionSet: set ?? onlyTypename }]
}

function fitArguments(given: readonly ArgumentNode[], known: readonly GraphQLArgument[]): ArgumentNode[] {
  return given.flatMap((argument) => {
    const found = known.find(({ name }) => name === argument.name.value)
    return found ? [{ ...argument, value: fitLiteral(argument.value, found.type) }] : []
  })
}

function fitLiteral(value: ValueNode, type: GraphQLInputType): ValueNode {
  if (isNonNullType(type)) return fitLiteral(value, type.ofType)
  if (value.kind === Kind.LIST) {
    const inner = isListType(type) ? type.ofType : type
    return { ...value, values: value.values.map((one) => fitLiteral(one, inner)) }
  }
  const inner = getNamedType(type)
  if (value.kind !== Kind.OBJECT || !isInputObjectType(inner)) return value
  const fields = inner.getFields()
  return {
    ...value,
    fields: value.fields.flatMap((one) => {
      const field = fields[one.name.value]
      return field ? [{ ...one, value: fitLiteral(one.value, field.type) }] : []
    }),
  }
}
