import type { Day } from '@comptoir/rules/calendar'
import type { ProductCondition, ProductLeaf } from '@comptoir/rules/catalogue-rule'
import { toMinorUnits } from '@comptoir/rules/money'
import type { ImportedWebsite } from '../stores/index.ts'
import type { StoredRule } from './catalogue-rules.sql.ts'
import { percentOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import { amountProblem } from './currency-prices.ts'
import { FileCells } from './file-cells.ts'
import type { ImportReport } from './report.ts'
import { changedLabels, checked, given, readLabels, type LabelChanges } from './rule-cells.ts'
import type { RuleReferences } from './rule-references.ts'
import { checkProductCondition } from './rule-schema.ts'

/** Columns of a file of catalogue rules before those of its labels; Magento's names where Magento has the column. */
export const ruleColumns = [
  'website',
  'name',
  'is_active',
  'from_date',
  'to_date',
  'customer_groups',
  'conditions',
  'action',
  'value',
  'sort_order',
  'stop_rules_processing',
] as const

const actions = ['percent', 'amount', 'to_amount'] as const

/** What a row changes of a rule; what is undefined stays. Categories are paths. */
type RuleChange = {
  isActive: boolean | undefined
  firstDay: Day | null | undefined
  lastDay: Day | null | undefined
  groups: string[] | null | undefined
  condition: ProductCondition | null | undefined
  action: string | undefined
  value: string | undefined
  priority: number | undefined
  stops: boolean | undefined
  labels: LabelChanges
}

/** `cells` reports further problems of the row. */
export type CatalogueRuleRow = {
  name: string
  website: ImportedWebsite
  change: RuleChange
  cells: FileCells
}

/** Reads a row of a file of catalogue rules. Errors are added to the report; an invalid row returns undefined. */
export function readCatalogueRule(
  row: CsvRow,
  {
    websites,
    website: ofFile,
  }: { websites: ReadonlyMap<string, ImportedWebsite>; website: string | undefined },
  report: ImportReport,
): CatalogueRuleRow | undefined {
  const cells = new FileCells(row, report)
  const website = cells.website(websites, ofFile)
  const name = cells.text('name')
  if (name === undefined) cells.problem('name', 'is empty: rules are known by their names.')
  const change: RuleChange = {
    isActive: cells.flag('is_active'),
    firstDay: cells.day('from_date'),
    lastDay: cells.day('to_date'),
    groups: groupsOf(cells),
    condition: conditionOf(cells),
    action: cells.oneOf('action', actions),
    value: cells.text('value'),
    priority: cells.integer('sort_order', 'rules apply by it, lowest first'),
    stops: cells.flag('stop_rules_processing'),
    labels: readLabels(row, cells, website),
  }
  return cells.isWrong || name === undefined || !website ? undefined : { name, website, change, cells }
}

function groupsOf(cells: FileCells): string[] | null | undefined {
  const text = cells.optional('customer_groups')
  return typeof text === 'string' ? text.split('|').map((one) => one.trim()) : text
}

function conditionOf(cells: FileCells): ProductCondition | null | undefined {
  const json = cells.json('conditions')
  if (json === undefined || json === null) return json
  return checked(
    () => checkProductCondition(json),
    (problem) => cells.problem('conditions', `${problem}.`),
  )
}

/** The rule after the change; undefined, and reported, where the change is wrong. */
export function changedRule(
  stored: StoredRule | undefined,
  { name, website, change, cells }: CatalogueRuleRow,
  references: RuleReferences,
): StoredRule | undefined {
  const condition =
    change.condition && references.withIds<ProductLeaf>(change.condition, told(cells, 'conditions'))
  references.checkGroups(change.groups ?? [], told(cells, 'customer_groups'))
  const firstDay = given(change.firstDay, stored?.firstDay)
  const lastDay = given(change.lastDay, stored?.lastDay)
  if (firstDay && lastDay && firstDay > lastDay)
    cells.problem('to_date', `${lastDay} is before from_date, ${firstDay}: write a later day.`)
  const priced = actionOf(stored, change, website.currency, cells)
  if (!priced || cells.isWrong) return undefined
  return {
    websiteId: website.id,
    name,
    labels: changedLabels(stored?.labels ?? {}, change.labels),
    firstDay,
    lastDay,
    groups: given(change.groups, stored?.groups),
    condition: given(condition, stored?.condition),
    ...priced,
    priority: change.priority ?? stored?.priority ?? 0,
    stops: change.stops ?? stored?.stops ?? false,
    isActive: change.isActive ?? true,
  }
}

const told = (cells: FileCells, column: string) => (message: string) => cells.problem(column, message)

/** The value is in basis points, or in minor units of the website's own currency. */
function actionOf(
  stored: StoredRule | undefined,
  { action = stored?.action, value: text }: RuleChange,
  currency: string,
  cells: FileCells,
): Pick<StoredRule, 'action' | 'value'> | undefined {
  if (action === undefined)
    return cells.problem('action', `is empty: a new rule needs ${actions.join(', ')}.`)
  if (text === undefined)
    return action === stored?.action
      ? { action, value: stored.value }
      : cells.problem('value', 'is empty: a new action needs one.')
  if (action === 'percent') {
    const value = percentOf(text)
    return value === undefined
      ? cells.problem('value', `"${text}" is not a discount: write percent from 0.01 to 100.`)
      : { action, value }
  }
  const problem = amountProblem(text, currency)
  return problem ? cells.problem('value', problem) : { action, value: toMinorUnits(text, currency) }
}
