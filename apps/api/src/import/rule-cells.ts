import { ImportProblemsError } from '../platform/import-problems.ts'
import { languageProblem, type ImportedWebsite } from '../stores/index.ts'
import type { CsvRow } from './csv.ts'
import type { FileCells } from './file-cells.ts'

/** Begins the columns of labels: `label:fr`. */
export const labelColumn = 'label:'

/** The columns of labels in a file of websites, which {@link labelCells} fills. */
export function labelColumnsOf(websites: readonly ImportedWebsite[]): string[] {
  return languagesOf(websites).map((language) => `${labelColumn}${language}`)
}

/** The cells of labels by language. */
export function labelCells(
  labels: Partial<Record<string, string>>,
  websites: readonly ImportedWebsite[],
): string[] {
  return languagesOf(websites).map((language) => labels[language] ?? '')
}

const languagesOf = (websites: readonly ImportedWebsite[]) => [
  ...new Set(websites.flatMap(({ languages }) => languages)),
]

/** Changed labels by language; null takes one away. */
export type LabelChanges = ReadonlyMap<string, string | null>

/** Reads the labels of a row. Languages that the website does not speak are reported. */
export function readLabels(
  row: CsvRow,
  cells: FileCells,
  website: ImportedWebsite | undefined,
): LabelChanges {
  const labels = new Map<string, string | null>()
  for (const column of Object.keys(row.cells)) {
    const label = column.startsWith(labelColumn) ? cells.optional(column) : undefined
    if (label === undefined) continue
    const language = column.slice(labelColumn.length)
    const problem = website && languageProblem(website, language)
    if (problem !== undefined) cells.problem(column, `${problem}, or leave the cell empty.`)
    labels.set(language, label)
  }
  return labels
}

/** The labels of a rule after a change. */
export function changedLabels(
  stored: Partial<Record<string, string>>,
  changed: LabelChanges,
): Record<string, string> {
  const labels = Object.entries({ ...stored, ...Object.fromEntries(changed) })
  return Object.fromEntries(labels.flatMap(([language, label]) => (label ? [[language, label]] : [])))
}

/** The value of a file, or else what is there; null where there is neither. */
export function given<Value>(
  changed: Value | null | undefined,
  stored: Value | null | undefined,
): Value | null {
  return changed === undefined ? (stored ?? null) : changed
}

/** What a check of JSON returns; undefined when it throws ImportProblemsError, whose problems are told. */
export function checked<Content>(check: () => Content, tell: (problem: string) => void): Content | undefined {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ImportProblemsError)) throw error
    for (const problem of error.problems) tell(problem)
    return undefined
  }
}
