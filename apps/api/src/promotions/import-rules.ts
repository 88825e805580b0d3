import type { CartAction } from '@comptoir/rules/cart-rule'
import { isDeepStrictEqual } from 'node:util'
import {
  changedLabels,
  given,
  ImportReport,
  labelColumn,
  readCsv,
  reportUnknownColumns,
  RuleReferences,
  websitesOfFile,
} from '../import/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { hasProduct, selectDayLimits, selectStoredRules, type StoredCartRule } from './rule-files.sql.ts'
import { readRuleRow, ruleColumns, type RuleChange, type RuleRow } from './rule-row.ts'
import { saveCartRule, type NewCartRule } from './write.sql.ts'

/** `website`: code of the website of rows that name none; others are refused then. */
export type PromotionFileOptions = { website?: string | undefined }

/**
 * Adds or changes cart rules from a CSV with the columns {@link ruleColumns} and `label:<language>`, in one transaction.
 * An empty cell leaves what is there; a new rule needs an action. What is wrong is reported by line and column and left
 * out; the same file again changes nothing. Throws ImportFileError for a file that is no CSV, and for an unknown website.
 */
export async function importCartRules(
  sql: Sql,
  file: string,
  { website }: PromotionFileOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  return await sql.begin(async (tx) => {
    const websites = await websitesOfFile(tx, website)
    const books = new Map<string, RuleBook>()
    for await (const row of readCsv(file, ['code'], report)) {
      if (report.rows++ === 0) reportUnknownColumns(row, isRuleColumn, { columns: listed, report })
      const read = readRuleRow(row, { websites, ...(website !== undefined && { website }) }, report)
      if (!read) continue
      const book = books.get(read.website.code) ?? (await RuleBook.read(tx, read.website))
      books.set(read.website.code, book)
      if (await book.take(tx, read)) report.changed++
    }
    return report
  })
}

const listed = [...ruleColumns, `${labelColumn}en`]
const isRuleColumn = (column: string) =>
  column.startsWith(labelColumn) || ruleColumns.some((known) => known === column)

/** The rules of a website while a file changes them. */
class RuleBook {
  readonly #website: ImportedWebsite
  readonly #rules: Map<string, StoredCartRule>
  readonly #references: RuleReferences
  readonly #taken = new Set<string>()

  private constructor(
    website: ImportedWebsite,
    rules: readonly StoredCartRule[],
    references: RuleReferences,
  ) {
    this.#website = website
    this.#rules = new Map(rules.map((rule) => [rule.code.toUpperCase(), rule]))
    this.#references = references
  }

  static async read(tx: Transaction, website: ImportedWebsite): Promise<RuleBook> {
    const rules = await selectStoredRules(tx, website)
    return new RuleBook(website, rules, await RuleReferences.read(tx, website.id))
  }

  /** Writes a rule as the row wants it; answers whether that changed something. Problems are reported. */
  async take(tx: Transaction, row: RuleRow): Promise<boolean> {
    const key = row.code.toUpperCase()
    const stored = this.#rules.get(key)
    if (this.#taken.has(key)) row.cells.problem('code', `"${row.code}" stands twice: keep one of the rows.`)
    this.#taken.add(key)
    const change = await this.#withIds(tx, row)
    const wanted = changedRule(stored, change, row)
    if (wanted && wanted.from && wanted.to && wanted.from > wanted.to)
      row.cells.problem('to_date', `${wanted.to} is before from_date, ${wanted.from}: write a later day.`)
    if (!wanted || row.cells.isWrong) return false
    const rule = { ...wanted, ...(await this.#instants(tx, stored, wanted)) }
    if (stored && isDeepStrictEqual(withoutDays(stored), withoutDays(rule))) return false
    await saveCartRule(tx, this.#website.id, withoutDays(rule))
    return true
  }

  /** The change with ids of categories; what the database lacks is reported. */
  async #withIds(tx: Transaction, { change, cells }: RuleRow): Promise<RuleChange> {
    const wrong = (column: string) => (message: string) => cells.problem(column, message)
    const { condition, action } = change
    const changed = {
      ...change,
      condition: condition && this.#references.withIds(condition, wrong('conditions')),
      action: action && this.#references.actionWithIds(action, wrong('action')),
    }
    if (action?.type === 'gift' && !(await hasProduct(tx, action.sku)))
      cells.problem('action', `sku: there is no product "${action.sku}".`)
    return changed
  }

  /** An instant stays when its day does, as rules may begin at another time. */
  async #instants(
    tx: Transaction,
    stored: StoredCartRule | undefined,
    { from, to }: Days,
  ): Promise<Pick<NewCartRule, 'startsAt' | 'endsAt'>> {
    const { timeZone } = this.#website
    const limits = await selectDayLimits(tx, { from, to, timeZone })
    return {
      startsAt: stored?.from === from ? stored.startsAt : limits.startsAt,
      endsAt: stored?.to === to ? stored.endsAt : limits.endsAt,
    }
  }
}

type Days = Pick<StoredCartRule, 'from' | 'to'>

function withoutDays({
  id: _id,
  from: _from,
  to: _to,
  ...rule
}: NewCartRule & Partial<Days & { id: number }>): NewCartRule {
  return rule
}

/** The rule after the change, before its instants; undefined, and reported, for a new one without an action. */
function changedRule(
  stored: StoredCartRule | undefined,
  change: RuleChange,
  { code, cells }: RuleRow,
): (Omit<NewCartRule, 'startsAt' | 'endsAt'> & Days) | undefined {
  const action: CartAction | undefined = change.action ?? stored?.action
  if (!action)
    return cells.problem('action', 'is empty: a new rule needs one, such as {"type":"percent","value":1000}.')
  return {
    code: stored?.code ?? code,
    name: change.name ?? stored?.name ?? code,
    labels: changedLabels(stored?.labels ?? {}, change.labels),
    isActive: change.isActive ?? stored?.isActive ?? true,
    from: given(change.from, stored?.from),
    to: given(change.to, stored?.to),
    priority: change.priority ?? stored?.priority ?? 0,
    condition: given(change.condition, stored?.condition),
    action,
    needsCoupon: change.needsCoupon ?? stored?.needsCoupon ?? false,
    stopsFurtherRules: change.stopsFurtherRules ?? stored?.stopsFurtherRules ?? false,
    isExclusive: change.isExclusive ?? stored?.isExclusive ?? false,
    group: given(change.group, stored?.group),
    maxUses: given(change.maxUses, stored?.maxUses),
    usesPerCustomer: given(change.usesPerCustomer, stored?.usesPerCustomer),
    maxAmount: given(change.maxAmount, stored?.maxAmount),
  }
}
