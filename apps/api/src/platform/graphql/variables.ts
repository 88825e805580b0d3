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
/** Objects, lists and plain values together; a cart of 500 lines with their options has about 5,000. */
const maxValues = 20_000
/** Characters of all texts together; the longest form that a shop asks for has some 50,000. */
const maxText = 256 * 1024

/**
 * Refuses variables that are nested too deep or hold too much, before anything else looks into them; does not call
 * itself, since what it reads may be nested as deep as a body is long. Throws DocumentError.
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

/** The variables that the operation declares, in its order; what else was sent is nobody's. */
export function declaredVariables(operation: OperationDefinitionNode, sent: Variables): Variables {
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]]),
  )
}

/** What is wrong with the values of variables, told once and without names of the schema that were not sent. */
export function variableError(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] | undefined,
  variables: Variables,
  options: { hideSuggestions: boolean },
): GraphQLError | undefined {
  if (!definitions || definitions.length === 0) return undefined
  return getVariableValues(schema, definitions, variables, { maxErrors: 1, ...options }).errors?.[0]
}
