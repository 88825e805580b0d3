import type { ListFilter, ListSort } from '@comptoir/contract/generated/admin'
import { parseFilters, writeFilters } from '../platform/list-filters.ts'
import type { ListConfig, ListState, ListView } from './list-config.ts'

type Shown = Pick<ListState, 'filters' | 'search' | 'sort' | 'view' | 'columns' | 'layout'>

/** What the parameters of an address ask for; without any the first view. */
export function readAddress(parameters: URLSearchParams, config: ListConfig): Shown {
  const asked = parameters.get('view')
  const view = config.views.find(({ code }) => code === asked)
  const filters = parseFilters(parameters)
  const isPlain = asked === null && filters.length === 0 && !parameters.has('q')
  const shown = isPlain ? config.views[0] : view
  return {
    filters: isPlain ? (shown?.filters ?? []) : filters,
    search: parameters.get('q') ?? '',
    sort: sortOf(parameters.get('sort')) ?? shown?.sort ?? config.sort,
    view: (isPlain ? shown?.code : asked) ?? '',
    columns: parameters.get('columns')?.split('.') ?? null,
    layout: config.layouts?.slice(1).find(({ code }) => code === parameters.get('as'))?.code ?? null,
  }
}

/** Parameters of the address that shows a state. */
export function writeAddress(
  { filters, search, sort, view, columns, layout }: Shown,
  config: ListConfig,
): URLSearchParams {
  const parameters = new URLSearchParams()
  if (view) parameters.set('view', view)
  if (search) parameters.set('q', search)
  if (sort.field !== config.sort.field || sort.direction !== config.sort.direction)
    parameters.set('sort', (sort.direction === 'DESC' ? '-' : '') + sort.field)
  if (columns) parameters.set('columns', columns.join('.'))
  if (layout) parameters.set('as', layout)
  return writeFilters(parameters, filters)
}

/** Parameters of the address of a view, in the layout that is shown. */
export function addressOfView(
  view: ListView,
  config: ListConfig,
  layout: string | null = null,
): URLSearchParams {
  const { filters, code } = view
  return writeAddress(
    { filters, search: '', sort: view.sort ?? config.sort, view: code, columns: null, layout },
    config,
  )
}

/** Where the records of some addresses of a list are counted; `about` comes back with the answer. */
export function countsPath(
  { name, websiteField }: ListConfig,
  queries: readonly string[],
  about = '',
): string {
  const parameters = new URLSearchParams(queries.map((query) => ['of', query]))
  if (websiteField) parameters.set('website', websiteField)
  if (about) parameters.set('about', about)
  return `/lists/${name}/counts?${parameters}`
}

/** `-createdAt` is the field createdAt, descending. */
function sortOf(text: string | null): ListSort | undefined {
  if (!text) return undefined
  return { field: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'DESC' : 'ASC' }
}

/** Whether two sets of filters ask for the same. */
export function sameFilters(some: readonly ListFilter[], others: readonly ListFilter[]): boolean {
  const textOf = (filters: readonly ListFilter[]) =>
    filters
      .map(({ field, op, values }) => [field, op, ...(values ?? []).toSorted()].join(' '))
      .sort()
      .join('\n')
  return textOf(some) === textOf(others)
}
