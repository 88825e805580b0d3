import type { FilterOperator, ListFilter } from '@comptoir/contract/generated/admin'

const OPERATORS: Readonly<Record<string, FilterOperator>> = {
  eq: 'EQ',
  ne: 'NE',
  in: 'IN',
  not_in: 'NOT_IN',
  lt: 'LT',
  lte: 'LTE',
  gt: 'GT',
  gte: 'GTE',
  contains: 'CONTAINS',
  empty: 'EMPTY',
  not_empty: 'NOT_EMPTY',
}

/** The name of an operator in addresses. */
const nameOf = (operator: FilterOperator) => operator.toLowerCase()

/** Names of parameters that a filter can have: `createdAt.gte=day:-1`, `state.in=new&state.in=paid`. */
const PARAMETER = /^([A-Za-z][\w]*)\.([a-z_]+)$/

/** The filters in the parameters of an address; what is no filter is left out. */
export function parseFilters(parameters: URLSearchParams): ListFilter[] {
  const filters = new Map<string, { field: string; op: FilterOperator; values: string[] }>()
  for (const [name, value] of parameters) {
    const [, field, operator = ''] = PARAMETER.exec(name) ?? []
    const op = OPERATORS[operator]
    if (!field || !op) continue
    const filter = filters.get(name) ?? { field, op, values: [] }
    if (op !== 'EMPTY' && op !== 'NOT_EMPTY') filter.values.push(value)
    filters.set(name, filter)
  }
  return [...filters.values()]
}

/** Writes filters into the parameters of an address, in place of those it has. */
export function writeFilters(parameters: URLSearchParams, filters: readonly ListFilter[]): URLSearchParams {
  const written = new URLSearchParams([...parameters].filter(([name]) => !PARAMETER.test(name)))
  for (const { field, op, values } of filters) {
    const name = `${field}.${nameOf(op)}`
    if (op === 'EMPTY' || op === 'NOT_EMPTY') written.append(name, '1')
    else for (const value of values ?? []) written.append(name, value)
  }
  return written
}
