import { GraphQLError, Kind, type DocumentNode, type SelectionSetNode } from 'graphql'

const maxDepth = 20
const maxFields = 1000

/**
 * Refuses documents deeper than 20 levels or wider than 1,000 fields, fragments counted where they are used
 * (contract §3: the widest real client operation selects 683). Call it after validation: it relies on
 * fragments that exist and do not go in circles.
 */
export function checkLimits(document: DocumentNode): GraphQLError | undefined {
  const fragments = new Map(
    document.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part.selectionSet] as const] : [],
    ),
  )
  let fields = 0
  const depthOf = (set: SelectionSetNode): number => {
    let deepest = 0
    for (const selection of set.selections) {
      if (fields > maxFields) return deepest
      if (selection.kind === Kind.FIELD) {
        fields++
        const below = selection.selectionSet ? depthOf(selection.selectionSet) : 0
        deepest = Math.max(deepest, 1 + below)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, depthOf(selection.selectionSet))
      } else {
        const fragment = fragments.get(selection.name.value)
        if (fragment) deepest = Math.max(deepest, depthOf(fragment))
      }
    }
    return deepest
  }
  const depths = document.definitions.map((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? depthOf(part.selectionSet) : 0,
  )
  const depth = Math.max(0, ...depths)
  if (fields > maxFields) {
    return new GraphQLError(`Max query complexity should be ${maxFields} but got ${fields}`)
  }
  if (depth > maxDepth) return new GraphQLError(`Max query depth should be ${maxDepth} but got ${depth}`)
  return undefined
}
