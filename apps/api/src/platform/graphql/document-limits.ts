import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { refused } from './document-error.ts'
import type { GraphqlLimits } from './limits.ts'

/** Fields, spreads and inline fragments: a tower of fragments costs time even when it selects few fields. */
const selectionsPerField = 4
/** Pairs of selections with one response name in one place, which validation compares with each other. */
const pairsPerField = 50
const maxOperations = 50
const maxFragments = 150
const maxVariables = 200

/** Limits that are checked before validation, which walks the fragments of each operation. */
export function checkDefinitions(document: DocumentNode): void {
  const count = (kind: Kind) => document.definitions.filter((definition) => definition.kind === kind).length
  if (count(Kind.OPERATION_DEFINITION) > maxOperations)
    throw refused(200, `The document has more than ${maxOperations} operations.`)
  if (count(Kind.FRAGMENT_DEFINITION) > maxFragments)
    throw refused(200, `The document has more than ${maxFragments} fragments.`)
  for (const definition of document.definitions)
    if (
      definition.kind === Kind.OPERATION_DEFINITION &&
      (definition.variableDefinitions?.length ?? 0) > maxVariables
    )
      throw refused(200, `An operation has more than ${maxVariables} variables.`)
}

/** The selections that one place of an answer has, by response name. */
type Level = Map<string, { selections: number; weight: number; below: Level }>

/**
 * Refuses documents that are too deep or too wide, and those whose equal response names take long to compare. Throws {@link DocumentError} in Magento's words. Call it when fragments are known to exist and not to
 * go in circles, and before the rest of the validation.
 */
export function checkSelections(document: DocumentNode, limits: GraphqlLimits): void {
  const maxFields = limits.fields
  const maxSelections = selectionsPerField * maxFields
  const maxPairs = pairsPerField * maxFields
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
  }
  let fields = 0
  let selections = 0
  let pairs = 0
  let deepest = 0

  const walk = (set: SelectionSetNode, depth: number, level: Level): void => {
    for (const selection of set.selections) {
      if (++selections > maxSelections)
        throw refused(200, `Max query complexity should be ${maxSelections} but got ${selections}`)
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment.selectionSet, depth, level)
        continue
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, level)
        continue
      }
      if (++fields > maxFields)
        throw refused(200, `Max query complexity should be ${maxFields} but got ${fields}`)
      deepest = Math.max(deepest, depth)
      const name = selection.alias?.value ?? selection.name.value
      let entry = level.get(name)
      if (!entry) level.set(name, (entry = { selections: 0, weight: 0, below: new Map() }))
      // Arguments are compared as well, each with those of the other selections.
      entry.weight += 1 + (selection.arguments?.length ?? 0)
      pairs += entry.selections * entry.weight
      entry.selections++
      if (pairs > maxPairs) throw refused(200, `The document selects "${name}" too often in one place.`)
      if (selection.selectionSet) walk(selection.selectionSet, depth + 1, entry.below)
    }
  }
  for (const { selectionSet } of operations) walk(selectionSet, 1, new Map())
  if (deepest > limits.depth)
    throw refused(200, `Max query depth should be ${limits.depth} but got ${deepest}`)
}
