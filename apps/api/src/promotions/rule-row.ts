import type { CartAction, CartCondition } from '@comptoir/rules/cart-rule'
import type { Day } from '@comptoir/rules/calendar'
import { jsonErrorPosition } from '@comptoir/rules/json-position'
import { checkRuleContent, type CsvRow, type ImportReport } from '../import/index.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { languageProblem, type ImportedWebsite } from '../stores/index.ts'
import { FileCells } from './file-cells.ts'

/** Columns of cart-rules.csv before those of its labels; Magento's names where Magento has the column. */
export const ruleColumns = [
  'code',
  'name',
  'website',
  'is_active',
  'from_date',
  'to_date',
  'sort_order',
  'stop_rules_processing',
  'uses_per_customer',
  'coupon_type',
  'is_exclusive',
  'rule_group',
  'max_uses',
  'max_amount',
  'conditions',
  'action',
] as const

/** Begins the columns of labels: `label:fr`. */
export const labelColumn = 'label:'

/** What a row changes of a rule; what is undefined stays. Categories are paths. */
export type RuleChange = {
  name: string | undefined
  isActive: boolean | undefined
  from: Day | null | undefined
  to: Day | null | undefined
  priority: number | undefined
  stopsFurtherRules: boolean | undefined
  usesPerCustomer: number | null | undefined
  needsCoupon: boolean | undefined
  isExclusive: boolean | undefined
  group: string | null | undefined
  maxUses: number | null | undefined
  maxAmount: number | null | undefined
  condition: CartCondition | null | undefined
  action: CartAction | undefined
  /** Null takes a label away. */
  labels: ReadonlyMap<string, string | null>
}

/** `cells` reports further problems of the row. */
export type RuleRow = { code: string; website: ImportedWebsite; change: RuleChange; cells: FileCells }

/** Reads a row of cart-rules.csv. Errors are added to the report; an invalid row returns undefined. */
export function readRuleRow(
  row: CsvRow,
  { websites, website: ofFile }: { websites: ReadonlyMap<string, ImportedWebsite>; website?: string },
  report: ImportReport,
): RuleRow | undefined {
  const cells = new FileCells(row, report)
  const code = cells.text('code')
  if (code === undefined) cells.problem('code', 'is empty: each rule needs one.')
  const website = cells.website(websites, ofFile)
  const change: RuleChange = {
    name: cells.text('name'),
    isActive: cells.flag('is_active'),
    from: cells.day('from_date'),
    to: cells.day('to_date'),
    priority: priorityOf(cells),
    stopsFurtherRules: cells.flag('stop_rules_processing'),
    usesPerCustomer: cells.count('uses_per_customer', 1),
    needsCoupon: needsCouponOf(cells),
    isExclusive: cells.flag('is_exclusive'),
    group: cells.optional('rule_group'),
    maxUses: cells.count('max_uses', 0),
    maxAmount: cells.count('max_amount', 0),
    ...contentOf(cells),
    labels: labelsOf(row, cells, website),
  }
  return cells.isWrong || code === undefined || !website ? undefined : { code, website, change, cells }
}

function needsCouponOf(cells: FileCells): boolean | undefined {
  const type = cells.oneOf('coupon_type', ['no_coupon', 'specific_coupon'])
  return type && type === 'specific_coupon'
}

function priorityOf(cells: FileCells): number | undefined {
  const text = cells.text('sort_order')
  if (text === undefined || /^-?\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
  return cells.problem('sort_order', `"${text}" is no whole number: rules apply by it, lowest first.`)
}

function labelsOf(row: CsvRow, cells: FileCells, website: ImportedWebsite | undefined): RuleChange['labels'] {
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

type Content = Pick<RuleChange, 'condition' | 'action'>

/** Conditions and action, which are JSON. */
function contentOf(cells: FileCells): Content {
  const given = { condition: jsonOf(cells, 'conditions'), action: jsonOf(cells, 'action') }
  if (given.action === null) cells.problem('action', 'cannot be taken away: each rule has one.')
  if (cells.isWrong) return { condition: undefined, action: undefined }
  try {
    const { condition, action } = checkRuleContent({
      condition: given.condition ?? null,
      action: given.action ?? { type: 'free_shipping' },
    })
    return {
      condition: given.condition === undefined ? undefined : condition,
      action: given.action === undefined ? undefined : action,
    }
  } catch (error) {
    if (!(error instanceof ImportProblemsError)) throw error
    for (const problem of error.problems) tell(cells, problem)
    return { condition: undefined, action: undefined }
  }
}

/** The value of a cell; undefined for an empty one, and null for one that takes the value away. */
function jsonOf(cells: FileCells, column: string): unknown {
  const text = cells.optional(column)
  if (text === undefined || text === null) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    const { line, column: at } = jsonErrorPosition(text)
    return cells.problem(
      column,
      `is not JSON at character ${at}${line > 1 ? ` of its line ${line}` : ''}: correct it.`,
    )
  }
}

/** Tells a problem such as `condition.all.0.value: sentence` in its column. */
function tell(cells: FileCells, problem: string): void {
  const [, top, path = '', sentence] = /^(condition|action)(?:\.([^:]*))?: (.*)$/s.exec(problem) ?? []
  const column = top === 'condition' ? 'conditions' : 'action'
  cells.problem(column, path ? `${path}: ${sentence}.` : `${sentence ?? problem}.`)
}
