import { CategoryNames } from '../import/index.ts'
import { csvLine } from '../platform/csv.ts'
import type { Queryable, Sql } from '../platform/database.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { actionWithCategories, conditionWithCategories } from './rule-categories.ts'
import { selectStoredRules, type StoredCartRule } from './rule-files.sql.ts'
import { labelColumn, ruleColumns } from './rule-row.ts'

/** The lines of a CSV with the rules of websites that {@link importCartRules} reads. */
export async function* exportCartRules(
  sql: Sql,
  websites: readonly ImportedWebsite[],
): AsyncGenerator<string> {
  const languages = [...new Set(websites.flatMap((website) => website.languages))]
  yield `${csvLine([...ruleColumns, ...languages.map((language) => `${labelColumn}${language}`)])}\n`
  for (const website of websites) yield* linesOf(sql, website, languages)
}

async function* linesOf(
  sql: Queryable,
  website: ImportedWebsite,
  languages: readonly string[],
): AsyncGenerator<string> {
  const categories = await CategoryNames.read(sql, website.id)
  // A category that is gone has no path, and its id is none: an import of the row says so and changes nothing.
  const pathOf = (id: string) => categories.pathOf(Number(id)) ?? `#${id}`
  for (const rule of await selectStoredRules(sql, website)) {
    const labels = new Map(Object.entries(rule.labels))
    const cells = cellsOf(rule, website.code, pathOf)
    yield `${csvLine([...cells, ...languages.map((language) => labels.get(language) ?? '')])}\n`
  }
}

/** In the order of {@link ruleColumns}. */
function cellsOf(rule: StoredCartRule, website: string, pathOf: (id: string) => string): string[] {
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
    condition ? JSON.stringify(conditionWithCategories(condition, pathOf)) : '',
    JSON.stringify(actionWithCategories(action, pathOf)),
  ]
}
