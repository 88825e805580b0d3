import { decimalText, fromCents } from '@comptoir/rules/money'
import type { ProductLeaf } from '@comptoir/rules/catalogue-rule'
import type { Queryable } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { ruleColumns } from './catalogue-rule-row.ts'
import { selectActiveRules, type StoredRule } from './catalogue-rules.sql.ts'
import { labelCells, labelColumnsOf } from './rule-cells.ts'
import { RuleReferences } from './rule-references.ts'

export const catalogueRulesUsage = `  import catalogue-rules FILE.csv [--website CODE] [--replace]   rules that lower prices wherever they are shown
  export catalogue-rules [--to FILE.csv] [--website CODE]   the same`

/** The lines of a CSV with the active catalogue rules of websites that importCatalogueRules reads. */
export async function* exportCatalogueRules(
  sql: Queryable,
  websites: readonly ImportedWebsite[],
): AsyncGenerator<string> {
  yield `${csvLine([...ruleColumns, ...labelColumnsOf(websites)])}\n`
  for (const website of websites) {
    const references = await RuleReferences.read(sql, website.id)
    for (const rule of await selectActiveRules(sql, website.id))
      yield `${csvLine([...cellsOf(rule, website, references), ...labelCells(rule.labels, websites)])}\n`
  }
}

/** In the order of {@link ruleColumns}. */
function cellsOf(
  { condition, value, ...rule }: StoredRule,
  { code, currency }: ImportedWebsite,
  references: RuleReferences,
): string[] {
  return [
    code,
    rule.name,
    '1',
    rule.firstDay ?? '',
    rule.lastDay ?? '',
    rule.groups?.join('|') ?? '',
    condition ? references.conditionText<ProductLeaf>(condition) : '',
    rule.action,
    rule.action === 'percent' ? fromCents(value).toFixed(2) : decimalText(value, currency),
    String(rule.priority),
    rule.stops ? '1' : '0',
  ]
}
