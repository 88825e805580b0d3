import type { CartAction, CartCondition, CartLeaf } from '@comptoir/rules/cart-rule'
import { leavesOf } from '@comptoir/rules/condition-tree'
import { isDeepStrictEqual } from 'node:util'
import { CategoryNames, ImportReport, readCsv } from '../import/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { importedWebsites, type ImportedWebsite } from '../stores/index.ts'
import { reportUnknownColumns } from './file-cells.ts'
import { actionWithCategories, conditionWithCategories } from './rule-categories.ts'
import {
  hasProduct,
  selectDayLimits,
  selectGroupCodes,
  selectStoredRules,
  type StoredCartRule,
} from './rule-files.sql.ts'
import { labelColumn, readRuleRow, ruleColumns, type RuleChange, type RuleRow } from './rule-row.ts'
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

/** The websites by code. Throws ImportFileError when there is none with the code that is asked for. */
export async function websitesOfFile(
  tx: Transaction,
  asked: string | undefined,
): Promise<ReadonlyMap<string, ImportedWebsite>> {
  const websites = await importedWebsites(tx)
  if (asked !== undefined && !websites.some(({ code }) => code === asked))
    throw new ImportFileError(
      `There is no website "${asked}": use ${websites.map(({ code }) => code).join(', ')}.`,
    )
  return new Map(websites.map((one) => [one.code, one]))
}

/** The rules of a website while a file changes them. */
class RuleBook {
  readonly #website: ImportedWebsite
  readonly #rules: Map<string, StoredCartRule>
  readonly #categories: CategoryNames
  readonly #groups: readonly string[]
  readonly #taken = new Set<string>()

  private constructor(
    website: ImportedWebsite,
    rules: readonly StoredCartRule[],
    known: { categories: CategoryNames; groups: readonly string[] },
  ) {
    this.#website = website
    this.#rules = new Map(rules.map((rule) => [rule.code.toUpperCase(), rule]))
    this.#categories = known.categories
    this.#groups = known.groups
  }

  static async read(tx: Transaction, website: ImportedWebsite): Promise<RuleBook> {
    const rules = await selectStoredRules(tx, website)
    const categories = await CategoryNames.read(tx, website.id)
    return new RuleBook(website, rules, { categories, groups: await selectGroupCodes(tx) })
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
    const idsFor = (column: string) => (path: string) => {
      const id = this.#categories.idOf(path)
      if (id !== undefined) return String(id)
      cells.problem(
        column,
        `there is no category "${path}": write its path below the root, as categories.csv.`,
      )
      return path
    }
    const { condition, action } = change
    this.#checkGroups(condition ?? null, cells)
    if (action?.type === 'gift' && !(await hasProduct(tx, action.sku)))
      cells.problem('action', `sku: there is no product "${action.sku}".`)
    return {
      ...change,
      condition: condition && conditionWithCategories(condition, idsFor('conditions')),
      action: action && actionWithCategories(action, idsFor('action')),
    }
  }

  #checkGroups(condition: CartCondition | null, cells: RuleRow['cells']): void {
    const named = condition ? leavesOf<CartLeaf>(condition).flatMap(groupsOf) : []
    for (const group of named)
      if (!this.#groups.includes(group))
        cells.problem('conditions', `there is no customer group "${group}": use ${this.#groups.join(', ')}.`)
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

function groupsOf(leaf: CartLeaf): readonly string[] {
  return 'field' in leaf && leaf.field === 'customer_group' ? leaf.values : []
}

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

/** The value of a file, or else what is there; null where there is neither. */
function given<Value>(changed: Value | null | undefined, stored: Value | null | undefined): Value | null {
  return changed === undefined ? (stored ?? null) : changed
}

function changedLabels(stored: NewCartRule['labels'], changed: RuleChange['labels']): NewCartRule['labels'] {
  const labels = Object.entries(Object.assign({}, stored, Object.fromEntries(changed)))
  return Object.fromEntries(labels.filter(([, label]) => label !== null))
}
