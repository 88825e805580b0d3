import { labelCells, labelColumnsOf, RuleReferences } from '../import/index.ts'
import { csvLine } from '../platform/csv.ts'
import type { Sql } from '../platform/database.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { selectStoredRules, type StoredCartRule } from './rule-files.sql.ts'
import { ruleColumns } from './rule-row.ts'

/** The lines of a CSV with the rules of websites that {@link importCartRules} reads. */
export async function* exportCartRules(
  sql: Sql,
  websites: readonly ImportedWebsite[],
): AsyncGenerator<string> {
  yield `${csvLine([...ruleColumns, ...labelColumnsOf(websites)])}\n`
  for (const website of websites) {
    const references = await RuleReferences.read(sql, website.id)
    for (const rule of await selectStoredRules(sql, website))
      yield `${csvLine([...cellsOf(rule, website.code, references), ...labelCells(rule.labels, websites)])}\n`
  }
}

/** In the order of {@link ruleColumns}. */
function cellsOf(rule: StoredCartRule, website: string, references: RuleReferences): string[] {
  const flag = (value: boolean) => (value ? '1' : '0')
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const { condition, action } = rule
  return [
    rule.code,
    rule.name,
    website,
    flag(rule.isActive),
    text(rule.from),
    text(rule.to),
    text(rule.priority),
    flag(rule.stopsFurtherRules),
    text(rule.usesPerCustomer),
    rule.needsCoupon ? 'specific_coupon' : 'no_coupon',
    flag(rule.isExclusive),
    text(rule.group),
    text(rule.maxUses),
    text(rule.maxAmount),
    condition ? references.conditionText(condition) : '',
    references.actionText(action),
  ]
}
