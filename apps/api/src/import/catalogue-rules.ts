import { announceChange, selectRuleCodes } from '../catalogue/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { changedRule, readCatalogueRule, ruleColumns, type CatalogueRuleRow } from './catalogue-rule-row.ts'
import { endOtherRules, selectActiveRules, upsertRules, type StoredRule } from './catalogue-rules.sql.ts'
import { readCsv } from './csv.ts'
import { reportUnknownColumns, websitesOfFile } from './file-cells.ts'
import { followingGroups } from './price-groups.ts'
import { ImportReport } from './report.ts'
import { labelColumn } from './rule-cells.ts'
import { RuleReferences } from './rule-references.ts'

type Options = {
  /** Code of the website of rows that name none; others are refused then. */
  website?: string | undefined
  /** Ends the rules that the file does not have, of the websites that it names. */
  replaces?: boolean
}

/**
 * Adds or changes rules of the catalogue from a CSV with the columns {@link ruleColumns} and `label:<language>`. An empty cell
 * leaves what is there; a new rule, and one that ended before, needs an action. What is wrong is reported by line and column and left out; the same file
 * again changes nothing. Throws ImportFileError for a file that is no CSV, and for an unknown website.
 */
export async function importCatalogueRules(
  sql: Sql,
  file: string,
  { website, replaces = false }: Options = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  await sql.begin(async (tx) => {
    const websites = await websitesOfFile(tx, website)
    const rules = new RuleList(tx)
    for await (const row of readCsv(file, ['name'], report)) {
      if (report.rows++ === 0) reportUnknownColumns(row, isColumn, { columns: listed, report })
      const read = readCatalogueRule(row, { websites, website }, report)
      if (read) await rules.take(read)
    }
    // A rule that is wrong is not ended by its own file.
    const ended = replaces && report.problems.length === 0 ? rules.websiteIds : []
    report.changed = await write(tx, rules.changed, ended)
  })
  return report
}

const listed = [...ruleColumns, `${labelColumn}en`]
const isColumn = (column: string) =>
  column.startsWith(labelColumn) || ruleColumns.some((known) => known === column)

/** The rules of a file as they are after it. */
class RuleList {
  readonly #tx: Transaction
  readonly #rules = new Map<string, StoredRule>()
  readonly #websites = new Map<number, { stored: readonly StoredRule[]; references: RuleReferences }>()

  constructor(tx: Transaction) {
    this.#tx = tx
  }

  get changed(): StoredRule[] {
    return [...this.#rules.values()]
  }

  get websiteIds(): number[] {
    return [...this.#websites.keys()]
  }

  /** Takes the rule of a row. Problems are reported. */
  async take(row: CatalogueRuleRow): Promise<void> {
    const { name, website, cells } = row
    const { stored, references } = await this.#websiteOf(website.id)
    const key = `${website.id} ${name}`
    if (this.#rules.has(key)) cells.problem('name', `"${name}" stands twice: keep one of the rows.`)
    const known = stored.find((rule) => rule.name === name)
    const rule = changedRule(known, row, references)
    if (rule) this.#rules.set(key, rule)
  }

  async #websiteOf(id: number) {
    const website = this.#websites.get(id) ?? {
      stored: await selectActiveRules(this.#tx, id),
      references: await RuleReferences.read(this.#tx, id),
    }
    this.#websites.set(id, website)
    return website
  }
}

async function write(
  tx: Transaction,
  rules: readonly StoredRule[],
  ended: readonly number[],
): Promise<number> {
  return await changeCatalogueRules(tx, async () => {
    const written = await upsertRules(tx, rules)
    return written + (ended.length > 0 ? await endOtherRules(tx, ended, rules) : 0)
  })
}

/** Runs what changes rules of the catalogue, which returns how many it changed, and tells all processes of it. */
export async function changeCatalogueRules(tx: Transaction, change: () => Promise<number>): Promise<number> {
  const codes = String(await selectRuleCodes(tx))
  const changed = await followingGroups(tx, change)
  if (changed > 0) await announceChange(tx, 'catalogue_rules')
  // Products have the values of those attributes that rules ask for.
  if (codes !== String(await selectRuleCodes(tx))) await announceChange(tx, 'all')
  return changed
}
