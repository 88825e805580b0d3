import { Kind, type GraphQLResolveInfo } from 'graphql'
import type { SortField, SortKey } from './sorting.ts'

const fields: readonly SortField[] = ['position', 'name', 'price', 'relevance']

type SortArgument = Readonly<Partial<Record<SortField, 'ASC' | 'DESC' | null>>> | null | undefined

/**
 * The keys of a sort argument in the order in which they are written (contract §4). Coercion puts the fields of an
 * input object into the order of the schema; only the document still knows how they were written.
 */
export function readSort(sort: SortArgument, info: GraphQLResolveInfo | undefined): SortKey[] {
  const written = writtenFields(info)
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

function writtenFields(info: GraphQLResolveInfo | undefined): string[] {
  const value = info?.fieldNodes[0]?.arguments?.find((argument) => argument.name.value === 'sort')?.value
  return value?.kind === Kind.OBJECT ? value.fields.map((field) => field.name.value) : []
}
