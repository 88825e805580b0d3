import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { introspectionCost, rootFieldCosts } from './field-costs.ts'
import { askedSize, ownCost, sizeOfList, type Size } from './list-size.ts'
import type { Variables } from './variables.ts'

/** Cost in values of the response: a number, or a function of the variables. */
type Cost = number | ((variables: Variables) => number)

/**
 * Estimates the cost of an operation: the number of values of its response, by the sizes of its lists, plus the cost of
 * its fields. Returns a cheap function of the variables. The document must be valid and within the limits of
 * selections.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => number {
  const fragments = fragmentsOf(document)
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
  const root = schema.getRootType(operation.operation)
  if (!root) return () => 0

  /** `page` is the page size of the parent field. */
  const costOfSelections = (set: SelectionSetNode, parent: GraphQLCompositeType, page?: Size): Cost => {
    const parts: Cost[] = []
    /** By type condition: an entry has one type, so the costliest counts. */
    const alternatives = new Map<GraphQLCompositeType, Cost[]>()
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        parts.push(costOfField(selection, parent, page))
        continue
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      if (!part) continue
      const condition = part.typeCondition && schema.getType(part.typeCondition.name.value)
      const type = isCompositeType(condition) ? condition : parent
      const cost = costOfSelections(part.selectionSet, type, page)
      if (!isAbstractType(parent) || !isObjectType(type)) parts.push(cost)
      else alternatives.set(type, [...(alternatives.get(type) ?? []), cost])
    }
    return sum([...parts, greatest([...alternatives.values()].map(sum))])
  }

  const costOfField = (node: FieldNode, parent: GraphQLCompositeType, page: Size | undefined): Cost => {
    const field = fieldOf(parent, node.name.value)
    if (!field) return introspectionCost[node.name.value] ?? 1
    const own = ownCost(parent, field.name) + (parent === root ? rootFieldCosts[operation.operation] : 0)
    const type = getNamedType(field.type)
    if (!node.selectionSet || !isCompositeType(type)) return own
    const asked = askedSize(parent, field, node.arguments ?? [])
    if (!isListType(getNullableType(field.type)))
      return sum([own, costOfSelections(node.selectionSet, type, asked)])
    // Each entry is a value, too.
    const entry = sum([1, costOfSelections(node.selectionSet, type)])
    return sum([own, product(asked ?? sizeOfList(parent, field.name, page), entry)])
  }

  const cost = costOfSelections(operation.selectionSet, root)
  return (variables) => valueOf(cost, { ...defaults, ...variables })
}

const valueOf = (cost: Cost, variables: Variables): number =>
  typeof cost === 'number' ? cost : cost(variables)

/** Constant costs are added up once. */
function sum(costs: readonly Cost[]): Cost {
  let known = 0
  const others: Exclude<Cost, number>[] = []
  for (const cost of costs) {
    if (typeof cost === 'number') known += cost
    else others.push(cost)
  }
  if (others.length === 0) return known
  return (variables) => others.reduce((total, cost) => total + cost(variables), known)
}

function product(size: Cost, each: Cost): Cost {
  if (typeof size === 'number' && typeof each === 'number') return size * each
  return (variables) => valueOf(size, variables) * valueOf(each, variables)
}

function greatest(costs: readonly Cost[]): Cost {
  if (costs.every((cost) => typeof cost === 'number')) return Math.max(0, ...costs)
  return (variables) => Math.max(...costs.map((cost) => valueOf(cost, variables)))
}

/**
 * The size of the compiled program of an operation in fields: an abstract type is compiled for each possible type at
 * every level. Stops counting above `most`.
 */
export function programSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  most: number,
): number {
  const fragments = fragmentsOf(document)
  const root = schema.getRootType(operation.operation)
  let size = 0
  const possible = (type: GraphQLCompositeType) =>
    isObjectType(type) ? [type] : schema.getPossibleTypes(type)
  const walk = (set: SelectionSetNode, types: ReturnType<typeof possible>): void => {
    for (const selection of set.selections) {
      if (size > most) return
      if (selection.kind === Kind.FIELD) {
        for (const type of types) {
          size++
          const field = fieldOf(type, selection.name.value)
          const inside = field && getNamedType(field.type)
          if (selection.selectionSet && isCompositeType(inside))
            walk(selection.selectionSet, possible(inside))
        }
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        const narrowed = part?.typeCondition && schema.getType(part.typeCondition.name.value)
        const left = isAbstractType(narrowed)
          ? types.filter((type) => schema.isSubType(narrowed, type))
          : types.filter((type) => !narrowed || type === narrowed)
        if (part && left.length > 0) walk(part.selectionSet, left)
      }
    }
  }
  if (root) walk(operation.selectionSet, [root])
  return size
}

function fieldOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  )
}
