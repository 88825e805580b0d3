import { toMinorUnits } from '@comptoir/rules/money'
import { announceChange, selectRuleCodes } from '../catalogue/index.ts'
import { csvText } from '../platform/csv.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { endOtherRules, selectConditionNames, upsertRules, type StoredRule } from './catalogue-rules.sql.ts'
import { centsOf, dayOf } from './cells.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { amountProblem } from './currency-prices.ts'
import { followingGroups } from './price-groups.ts'
import { ImportReport } from './report.ts'
import { readCondition, type ConditionNames } from './rule-condition.ts'
import { selectScopes } from './scopes.sql.ts'
import { Scopes } from './scopes.ts'
import { selectGroupIds } from './tier-prices.sql.ts'
import { allGroups } from './tier-price-cells.ts'

/** Columns of a file of rules before those of its labels; Magento's names where Magento has the column. */
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
]

const needed = ['name', 'action', 'value']
const actions = ['percent', 'amount', 'to_amount']

type Options = {
  /** Code of the website of rows that name none. */
  website?: string | undefined
  /** Ends the rules that the file does not have, of the websites that it names. */
  replaces?: boolean
}

type Known = {
  scopes: Scopes
  groups: ReadonlySet<string>
  /** By website id. */
  names: ReadonlyMap<number, ConditionNames>
}

/**
 * Takes rules of the catalogue from a CSV. What is wrong is reported by line and column and left out; the same file again changes
 * nothing. Throws ImportFileError when the file is no CSV or the website is not there.
 */
export async function importCatalogueRules(
  sql: Sql,
  file: string,
  { website, replaces = false }: Options = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const scopes = await selectScopes(sql)
  const { websites } = scopes
  const known = {
    scopes: new Scopes(scopes, website),
    groups: new Set((await selectGroupIds(sql)).keys()),
    names: new Map(
      await Promise.all(websites.map(async ({ id }) => [id, await selectConditionNames(sql, id)] as const)),
    ),
  }
  const rules = new Map<string, StoredRule>()
  const named = new Set<number>()
  for await (const row of readCsv(file, needed, report)) {
    report.rows++
    const rule = readRule(row, known, report)
    if (!rule) continue
    named.add(rule.websiteId)
    const key = `${rule.websiteId} ${rule.name}`
    if (rules.has(key)) report.problem(row.line, 'name', `"${rule.name}" stands in the file twice: keep one.`)
    else rules.set(key, rule)
  }
  // A rule that is wrong is not ended by its own file.
  const ended = replaces && report.problems.length === 0 ? [...named] : []
  await sql.begin(async (tx) => {
    report.changed = await write(tx, [...rules.values()], ended)
  })
  return report
}

async function write(
  tx: Transaction,
  rules: readonly StoredRule[],
  ended: readonly number[],
): Promise<number> {
  const codes = String(await selectRuleCodes(tx))
  const changed = await followingGroups(tx, async () => {
    const written = await upsertRules(tx, rules)
    return written + (ended.length > 0 ? await endOtherRules(tx, ended, rules) : 0)
  })
  if (changed > 0) await announceChange(tx, 'catalogue_rules')
  // Products have the values of those attributes that rules ask for.
  if (codes !== String(await selectRuleCodes(tx))) await announceChange(tx, 'all')
  return changed
}

function readRule({ line, cells }: CsvRow, known: Known, report: ImportReport): StoredRule | undefined {
  const before = report.problems.length
  const cell = (column: string) => csvText(cells[column]?.trim() ?? '')
  const wrong = (column: string, message: string) => report.problem(line, column, message)
  const { scopes, groups, names } = known
  const code = cell('website')
  const websiteId = code === '' ? scopes.home : scopes.websiteOf(code)
  if (websiteId === undefined) wrong('website', `there is no website "${code}": use the code of one.`)
  if (cell('name') === '') wrong('name', 'is empty: rules are known by their names.')
  const day = (column: string) => {
    const found = cell(column) === '' ? null : dayOf(cell(column))
    if (found === undefined) wrong(column, `"${cell(column)}" is not a day: write it like 2026-11-21.`)
    return found ?? null
  }
  const [firstDay, lastDay] = [day('from_date'), day('to_date')]
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    wrong('to_date', `${lastDay} is before ${firstDay}: a rule ends on its last day, included.`)
  const named = cell('customer_groups')
  const isForAll = named === '' || named.toUpperCase() === allGroups
  const codes = isForAll ? null : named.split('|').map((one) => one.trim())
  const unknown = codes?.find((one) => !groups.has(one))
  if (unknown !== undefined)
    wrong(
      'customer_groups',
      `there is no customer group "${unknown}": use ${[allGroups, ...groups].join(', ')}, separated by |.`,
    )
  const condition = cell('conditions') === '' ? null : conditionOf(cell('conditions'), websiteId, names)
  if (typeof condition === 'string') wrong('conditions', condition)
  const value = valueOf(cell('action'), cell('value'), websiteId, scopes, wrong)
  const priority = cell('sort_order') === '' ? 0 : Number(cell('sort_order'))
  if (!Number.isInteger(priority) || Math.abs(priority) > 1_000_000)
    wrong('sort_order', `"${cell('sort_order')}" is not a whole number: lower ones apply first.`)
  if (report.problems.length > before || websiteId === undefined || value === undefined) return undefined
  return {
    websiteId,
    name: cell('name'),
    labels: labelsOf(cells),
    firstDay,
    lastDay,
    groups: codes,
    condition: typeof condition === 'string' ? null : condition,
    action: cell('action'),
    value,
    priority,
    stops: /^(1|yes)$/i.test(cell('stop_rules_processing')),
    isActive: !/^(0|no)$/i.test(cell('is_active')),
  }
}

function conditionOf(
  text: string,
  websiteId: number | undefined,
  names: Known['names'],
): ReturnType<typeof readCondition> | null {
  const own = websiteId === undefined ? undefined : names.get(websiteId)
  return own ? readCondition(text, own) : null
}

/** In basis points, or in minor units of the website's own currency. */
function valueOf(
  action: string,
  text: string,
  websiteId: number | undefined,
  scopes: Scopes,
  wrong: (column: string, message: string) => void,
): number | undefined {
  if (!actions.includes(action)) wrong('action', `"${action}" is unknown: use ${actions.join(', ')}.`)
  if (action === 'percent') {
    const points = centsOf(text)
    const isPercent = points !== undefined && points >= 1 && points <= 10_000
    if (!isPercent) wrong('value', `"${text}" is not a discount: write percent from 0.01 to 100.`)
    return isPercent ? points : undefined
  }
  if (websiteId === undefined) return undefined
  const [currency] = scopes.currenciesOf(websiteId)
  const problem = amountProblem(text, currency)
  if (problem) wrong('value', problem)
  return problem ? undefined : toMinorUnits(text, currency)
}

function labelsOf(cells: CsvRow['cells']): Record<string, string> {
  const labels = Object.entries(cells).flatMap(([column, text]) => {
    const [, language] = /^label:([a-z]{2,3})$/.exec(column) ?? []
    return language !== undefined && text.trim() !== '' ? [[language, csvText(text.trim())] as const] : []
  })
  return Object.fromEntries(labels)
}
