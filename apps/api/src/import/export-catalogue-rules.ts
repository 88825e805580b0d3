import { decimalText, fromCents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import { CommandError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import { ruleColumns } from './catalogue-rules.ts'
import { selectConditionNames, selectExportedRules } from './catalogue-rules.sql.ts'
import { knownWebsite } from './export-tier-prices.ts'
import { conditionText } from './rule-condition.ts'

export const catalogueRulesUsage = `  import catalogue-rules FILE.csv [--website CODE] [--replace]   rules that lower prices wherever they are shown
  export catalogue-rules --to FILE.csv [--website CODE]   the same`

/** Writes the active rules to the file of `--to`, as importCatalogueRules reads them. Throws CommandError. */
export async function exportCatalogueRules(
  sql: Queryable,
  _words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const target = flags.get('to')
  if (!target) throw new CommandError(`Use:\n${catalogueRulesUsage}`)
  const website = await knownWebsite(sql, flags.get('website'))
  const rules = await selectExportedRules(sql, website)
  const ids = [...new Set(rules.map(({ websiteId }) => websiteId))]
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, await selectConditionNames(sql, id)] as const)),
  )
  const written = ({ condition, websiteId }: (typeof rules)[number]) => {
    const known = names.get(websiteId)
    return condition && known ? conditionText(condition, known) : ''
  }
  const languages = [...new Set(rules.flatMap(({ labels }) => Object.keys(labels)))].toSorted()
  const lines = [
    [...ruleColumns, ...languages.map((language) => `label:${language}`)],
    ...rules.map((rule) => [
      rule.website,
      rule.name,
      '1',
      rule.firstDay ?? '',
      rule.lastDay ?? '',
      rule.groups?.join('|') ?? '',
      written(rule),
      rule.action,
      rule.action === 'percent' ? fromCents(rule.value).toFixed(2) : decimalText(rule.value, rule.currency),
      String(rule.priority),
      rule.stops ? '1' : '0',
      ...languages.map((language) => rule.labels[language] ?? ''),
    ]),
  ]
  await writePrivateFile(target, `${lines.map(csvLine).join('\n')}\n`)
  return `${rules.length} rules were written to ${target}.`
}
