import {
  Kind,
  parse,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** The operation of a document with its fragments written where they are used. */
export function inlined(source: string): OperationDefinitionNode {
  const { definitions } = parse(source, { noLocation: true })
  const fragments = new Map(
    definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  )
  const operation = definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('A document without an operation cannot be sent.')
  return { ...operation, selectionSet: inlineSet(operation.selectionSet, fragments) }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function inlineSet(set: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  return { ...set, selections: set.selections.map((selection) => inlineOne(selection, fragments)) }
}

function inlineOne(selection: SelectionNode, fragments: Fragments): SelectionNode {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) {
    const { selectionSet: set } = selection
    return set ? { ...selection, selectionSet: inlineSet(set, fragments) } : selection
  }
  const fragment = fragments.get(selection.name.value)
  if (!fragment) throw new Error(`There is no fragment ${selection.name.value}.`)
  const { typeCondition, selectionSet } = fragment
  return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: inlineSet(selectionSet, fragments) }
}
