import { ruleIn } from '@comptoir/rules/cart-rule-amounts'
import { needsOf, type RuleNeeds } from '@comptoir/rules/cart-rule-fields'
import type { CartRule } from '@comptoir/rules/cart-rule'
import { convertAmount, type Conversion } from '@comptoir/rules/conversion'
import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'
import { selectCartRules, type CartRuleRow } from './cart-rules.sql.ts'
import type { NewCartRule } from './write.sql.ts'

/** The active rules of a website. */
export class CartRules {
  readonly version: number
  /** What has to be known of a cart before they are tried. */
  readonly needs: RuleNeeds
  /** Ids of the rules with a limit that need no coupon: what is left of them has to be read for each cart. */
  readonly limitedIds: readonly number[]
  readonly #rows: ReadonlyMap<number, CartRuleRow>
  readonly #own: readonly CartRule[]
  readonly #converted = new WeakMap<Conversion, readonly CartRule[]>()

  /** `tried` is the id of a row that is not stored: its limits are those of the row. */
  constructor(version: number, rows: readonly CartRuleRow[], tried: number | null = null) {
    this.version = version
    this.needs = needsOf(rows)
    this.limitedIds = rows
      .filter((row) => row.id !== tried && !row.needsCoupon && isLimited(row))
      .map(({ id }) => id)
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#own = rows.map(ruleOf)
  }

  /** The rules with amounts in the currency of a store view, at its rate of now. */
  in({ conversion }: Store): readonly CartRule[] {
    if (!conversion) return this.#own
    const known = this.#converted.get(conversion)
    if (known) return known
    const rules = this.#own.map((rule) => ruleIn(rule, (amount) => convertAmount(conversion, amount)))
    this.#converted.set(conversion, rules)
    return rules
  }

  isLimited(id: number): boolean {
    const row = this.#rows.get(id)
    return row !== undefined && isLimited(row)
  }

  /** How the shop names a rule. */
  namesOf(id: number): Pick<CartRuleRow, 'code' | 'name'> {
    const { code = String(id), name = '' } = this.#rows.get(id) ?? {}
    return { code, name }
  }

  /** What shoppers read of a rule in a language; its name where it has no such text. */
  labelOf(id: number, language: Language): string {
    const row = this.#rows.get(id)
    return row ? (row.labels[language] ?? Object.values(row.labels)[0] ?? row.name) : ''
  }
}

const isLimited = ({ usesLeft, usesPerCustomer, amountLeft }: CartRuleRow) =>
  usesLeft !== null || usesPerCustomer !== null || amountLeft !== null

function ruleOf({
  startsAt,
  endsAt,
  group,
  usesLeft,
  usesPerCustomer,
  amountLeft,
  ...row
}: CartRuleRow): CartRule {
  return {
    id: row.id,
    from: startsAt?.toISOString(),
    to: endsAt?.toISOString(),
    priority: row.priority,
    condition: row.condition,
    action: row.action,
    needsCoupon: row.needsCoupon,
    stopsFurtherRules: row.stopsFurtherRules,
    isExclusive: row.isExclusive,
    group: group ?? undefined,
    usesLeft: usesLeft ?? undefined,
    usesPerCustomer: usesPerCustomer ?? undefined,
    amountLeft: amountLeft ?? undefined,
  }
}

const known = new WeakMap<App, Map<number, CartRules>>()

/**
 * The active rules of a website, kept by the process until a cart reads another `version` from the database, so that an
 * order is never placed with rules that have changed. What is left of limited rules is read for each cart.
 */
export async function cartRulesOf(
  app: App,
  sql: Queryable,
  { websiteId, version }: { websiteId: number; version: number },
): Promise<CartRules> {
  const ofApp = known.get(app) ?? new Map<number, CartRules>()
  known.set(app, ofApp)
  const kept = ofApp.get(websiteId)
  if (kept?.version === version) return kept
  const { version: current, rules } = await selectCartRules(sql, websiteId)
  const read = new CartRules(current, rules)
  ofApp.set(websiteId, read)
  return read
}

/** The active rules of a website without a rule, and with another or a new one in its place; `id` is that of the latter. */
export async function rulesWith(
  sql: Queryable,
  websiteId: number,
  tried: NewCartRule,
  replaced: { id: number; uses: number; amountUsed: Cents } | undefined,
): Promise<{ before: CartRules; after: CartRules; id: number }> {
  const { version, rules } = await selectCartRules(sql, websiteId)
  const others = rules.filter(({ id }) => id !== replaced?.id)
  const id = replaced?.id ?? newRuleId
  const { isActive: _isActive, maxUses, maxAmount, ...rule } = tried
  const row: CartRuleRow = {
    ...rule,
    id,
    usesLeft: maxUses === null ? null : maxUses - (replaced?.uses ?? 0),
    amountLeft: maxAmount === null ? null : maxAmount - (replaced?.amountUsed ?? 0),
  }
  return { before: new CartRules(version, others), after: new CartRules(version, [...others, row], id), id }
}

/** Of a rule that is not stored: it comes after those of the same priority. */
const newRuleId = 2_147_483_647
