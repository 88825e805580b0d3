import { sanitiseHtml } from '../platform/html.ts'
import { parseAdditionalAttributes } from './additional-attributes.ts'
import type { CsvRow } from './csv.ts'
import type { ImportReport } from './report.ts'

const textColumns = [
  'name',
  'url_key',
  'description',
  'meta_title',
  'meta_description',
  'h1_title',
  'h2_title',
] as const
/** Boolean columns with the value of an empty cell. */
const flags = {
  is_active: true,
  is_anchor: true,
  include_in_menu: true,
  b2b_show_prices: true,
  b2c_show_prices: true,
  show_texts_for_b2b: false,
}
const settingColumns = ['position', ...Object.keys(flags), 'image', 'landing_page', 'hidden_filters']
export const categoryColumns: ReadonlySet<string> = new Set([
  'root',
  'path',
  'store_view_code',
  ...textColumns,
  ...settingColumns,
])

type Flag = keyof typeof flags
export type TextColumn = (typeof textColumns)[number]
/** Admin values of options by attribute code. */
export type HiddenFilters = Readonly<Record<string, readonly string[]>>
/** Settings of a category; columns missing from the file are absent. */
export type CategorySettings = Partial<Record<Flag, boolean>> & {
  position?: number
  image?: string | null
  landing_page?: string | null
  hidden_filters?: HiddenFilters
}

export type CategoryRow = {
  line: number
  /** Name of the root category; undefined for that of the website's first store group. */
  root: string | undefined
  /** Below the root category. */
  path: string
  /** `default` for a row without a store view. */
  language: string
  /** Only for a row without a store view. */
  settings: CategorySettings | undefined
  /** null where the language has no text. */
  texts: Record<TextColumn, string | null>
}

/** What a category file may name: the languages of its website, and the store views of this shop. */
export type CategoryScopes = {
  languages: readonly string[]
  /** The language of each store view of the website, by code. */
  own: ReadonlyMap<string, string>
  /** The website of each other store view, by code. */
  foreign: ReadonlyMap<string, string>
}

/** Reads a row of a website. Errors are added to the report; an invalid row returns undefined. */
export function readCategoryRow(
  row: CsvRow,
  scopes: CategoryScopes,
  report: ImportReport,
): CategoryRow | undefined {
  const before = report.problems.length
  const path = pathOf(row, report)
  const view = cellOf(row, 'store_view_code')
  const language = view === undefined ? 'default' : languageOf(view, scopes)
  const problem = view !== undefined && storeViewProblem(view, language, scopes)
  if (problem) report.problem(row.line, 'store_view_code', problem)
  const texts = textsOf(row, report, view === undefined)
  const settings = view === undefined ? settingsOf(row, report) : undefined
  if (report.problems.length > before || path === undefined) return undefined
  return { line: row.line, root: cellOf(row, 'root'), path, language, settings, texts }
}

/** Codes of an export may end in the language: outpost_en. */
function languageOf(view: string, { own }: CategoryScopes): string {
  return own.get(view) ?? view.split('_').at(-1) ?? view
}

function storeViewProblem(
  view: string,
  language: string,
  { languages, own, foreign }: CategoryScopes,
): string | undefined {
  // A language may be the code of another website's store view, too.
  if (own.has(view) || languages.includes(view)) return undefined
  const website = foreign.get(view)
  const advice = `use ${[...new Set([...own.keys(), ...languages])].join(', ')}, or leave it empty.`
  if (website !== undefined) return `"${view}" is a store view of ${website}, another website: ${advice}`
  return languages.includes(language) ? undefined : `"${view}" is unknown: ${advice}`
}

function cellOf(row: CsvRow, column: string): string | undefined {
  return row.cells[column]?.trim() || undefined
}

function pathOf(row: CsvRow, report: ImportReport): string | undefined {
  const names = (row.cells.path ?? '').split('/').map((name) => name.trim())
  if (names.every((name) => name !== '')) return names.join('/')
  report.problem(row.line, 'path', 'write the names below the root, joined by /: Accessoires/Carafes.')
  return undefined
}

function textsOf(row: CsvRow, report: ImportReport, isWhole: boolean): CategoryRow['texts'] {
  const read = (column: TextColumn): string | null => {
    const value = cellOf(row, column)
    if (value === undefined) {
      if (isWhole && (column === 'name' || column === 'url_key'))
        report.problem(row.line, column, 'is empty: each category needs one.')
      return null
    }
    if (column === 'url_key' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
      report.problem(row.line, column, `"${value}" is no address: use small letters, digits and -.`)
    return column === 'description' ? sanitiseHtml(value) : value
  }
  return {
    name: read('name'),
    url_key: read('url_key'),
    description: read('description'),
    meta_title: read('meta_title'),
    meta_description: read('meta_description'),
    h1_title: read('h1_title'),
    h2_title: read('h2_title'),
  }
}

function settingsOf(row: CsvRow, report: ImportReport): CategorySettings {
  const settings: CategorySettings = {}
  for (const [flag, otherwise] of Object.entries(flags) as [Flag, boolean][]) {
    if (!(flag in row.cells)) continue
    const value = cellOf(row, flag)
    if (value !== undefined && value !== '0' && value !== '1')
      report.problem(row.line, flag, `"${value}" is neither 1 nor 0.`)
    settings[flag] = value === undefined ? otherwise : value === '1'
  }
  if ('position' in row.cells) {
    const value = cellOf(row, 'position') ?? '0'
    if (!/^\d{1,9}$/.test(value))
      report.problem(row.line, 'position', `"${value}" is not a whole number from 0 on.`)
    settings.position = Number(value)
  }
  if ('image' in row.cells) settings.image = cellOf(row, 'image') ?? null
  if ('landing_page' in row.cells) settings.landing_page = cellOf(row, 'landing_page') ?? null
  if (settings.landing_page && !/^[a-z0-9][a-z0-9_-]*$/.test(settings.landing_page))
    report.problem(row.line, 'landing_page', `"${settings.landing_page}" is no identifier of a block.`)
  if ('hidden_filters' in row.cells) settings.hidden_filters = hiddenFiltersOf(row, report)
  return settings
}

/** Parses `code=value|value,code=value`, as attributes of products. */
function hiddenFiltersOf(row: CsvRow, report: ImportReport): HiddenFilters {
  const text = cellOf(row, 'hidden_filters') ?? ''
  const pairs = parseAdditionalAttributes(text)
  if (text !== '' && pairs.length === 0)
    report.problem(row.line, 'hidden_filters', `"${text}" is no filter: write code=value|value,code=value.`)
  return Object.fromEntries(
    pairs.map(([code, values]) => [code, values.split('|').flatMap((value) => value.trim() || [])]),
  )
}
