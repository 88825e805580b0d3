import {
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql'
import { refused } from './document-error.ts'

export type Variables = Readonly<Record<string, unknown>>

const maxDepth = 20
/** Maximum number of objects, lists and values; a cart of 500 lines with options has about 5,000. */
const maxValues = 20_000
/** Maximum characters of all texts; the longest form has some 50,000. */
const maxText = 256 * 1024

/**
 * Rejects variables that are nested too deep or too large. Not recursive, since the nesting is only limited by the
 * body. Throws DocumentError.
 */
export function checkVariables(variables: unknown): void {
  let values = 0
  let text = 0
  let level: unknown[] = [variables]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw refused(400, `The variables are nested deeper than ${maxDepth} levels.`)
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') text += value.length
      if (typeof value !== 'object' || value === null) continue
      const inside = Array.isArray(value) ? value : Object.entries(value).flat()
      values += inside.length
      if (values > maxValues) throw refused(400, `The variables have more than ${maxValues} values.`)
      for (const one of inside) below.push(one)
    }
    if (text > maxText) throw refused(400, `The texts of the variables have more than ${maxText} characters.`)
    level = below
  }
}

/** The declared variables in the order of the operation; others are ignored. */
export function declaredVariables(operation: OperationDefinitionNode, sent: Variables): Variables {
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]]),
  )
}

/** Errors of variable values, without duplicates and without names of the schema that the client did not send. */
export function variableError(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] | undefined,
  variables: Variables,
  options: { hideSuggestions: boolean },
): GraphQLError | undefined {
  if (!definitions || definitions.length === 0) return undefined
  return getVariableValues(schema, definitions, variables, { maxErrors: 1, ...options }).errors?.[0]
}
