import { Kind, type GraphQLResolveInfo, type ValueNode } from 'graphql'
import type { SortField, SortKey } from './sorting.ts'

const fields: readonly SortField[] = ['position', 'name', 'price', 'relevance']

type SortArgument = Readonly<Partial<Record<SortField, 'ASC' | 'DESC' | null>>> | null | undefined
type Variables = Readonly<Record<string, unknown>>

/**
 * The sort keys in the order in which the client wrote them (contract §4). Coercion reorders the fields of an
 * input object by the schema, so the order is read from the document or from the raw variables.
 */
export function readSort(
  sort: SortArgument,
  info: GraphQLResolveInfo | undefined,
  variables: Variables = {},
): SortKey[] {
  const written = writtenFields(info, variables)
  const order = fields.toSorted((a, b) => rank(written, a) - rank(written, b))
  return order.flatMap((field) => {
    const direction = sort?.[field]
    return direction ? [{ field, direction }] : []
  })
}

function rank(written: readonly string[], field: string): number {
  const at = written.indexOf(field)
  return at < 0 ? written.length : at
}

function writtenFields(info: GraphQLResolveInfo | undefined, variables: Variables): string[] {
  const value = info?.fieldNodes[0]?.arguments?.find((argument) => argument.name.value === 'sort')?.value
  if (value?.kind !== Kind.VARIABLE) return fieldsOf(value)
  const name = value.name.value
  const given = variables[name]
  if (typeof given === 'object' && given !== null) return Object.keys(given)
  const definition = info?.operation.variableDefinitions?.find((one) => one.variable.name.value === name)
  return fieldsOf(definition?.defaultValue)
}

function fieldsOf(value: ValueNode | undefined): string[] {
  return value?.kind === Kind.OBJECT ? value.fields.map((field) => field.name.value) : []
}
