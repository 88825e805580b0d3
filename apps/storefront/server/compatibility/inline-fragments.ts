import {
  Kind,
  parse,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** The operation of a document with fragment spreads replaced by inline fragments. Throws when a fragment is missing. */
export function inlineFragments(source: string): OperationDefinitionNode {
  const { definitions } = parse(source, { noLocation: true })
  const fragments = new Map(
    definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  )
  const operation = definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('A document without an operation cannot be sent.')
  return { ...operation, selectionSet: inlineSelectionSet(operation.selectionSet, fragments) }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function inlineSelectionSet(set: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  return { ...set, selections: set.selections.map((selection) => inlineSelection(selection, fragments)) }
}

function inlineSelection(selection: SelectionNode, fragments: Fragments): SelectionNode {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) {
    const { selectionSet: set } = selection
    return set ? { ...selection, selectionSet: inlineSelectionSet(set, fragments) } : selection
  }
  const fragment = fragments.get(selection.name.value)
  if (!fragment) throw new Error(`There is no fragment ${selection.name.value}.`)
  const { typeCondition, selectionSet } = fragment
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition,
    selectionSet: inlineSelectionSet(selectionSet, fragments),
  }
}
