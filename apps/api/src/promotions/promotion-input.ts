import type { PromotionInput } from '@comptoir/contract/generated/admin'
import type { LineLeaf } from '@comptoir/rules/cart-rule'
import type { ProductCondition } from '@comptoir/rules/catalogue-rule'
import { isLanguageCode, type Language } from '@comptoir/rules/language'
import { localTime, timeOf, type Day } from '@comptoir/rules/calendar'
import { WHOLE } from '@comptoir/rules/money'
import {
  checkProductCondition,
  checkRuleContent,
  RuleReferences,
  type StoredCatalogueRule,
} from '../import/index.ts'
import type { Queryable } from '../platform/database.ts'
import { InvalidInputError, type Problem } from '../platform/admin/errors.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import type { PromotionRecord } from './promotion.sql.ts'
import { hasProduct } from './rule-files.sql.ts'
import type { NewCartRule } from './write.sql.ts'

/** What a promotion is checked against; `language` is that of messages. */
export type InputScope = { sql: Queryable; website: ImportedWebsite; language: Language }

/** Collects what is wrong with an input, by field. */
class Problems {
  readonly #language: Language
  readonly #found: Problem[] = []

  constructor(language: Language) {
    this.#language = language
  }

  add(field: string, key: TextKey, values: Record<string, string | number> = {}): void {
    this.#found.push({ field, message: messageIn(this.#language, key, values) })
  }

  /** Throws InvalidInputError when there are any. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new InvalidInputError(this.#found)
  }
}

const mostNumber = 2_147_483_647
const longestName = 200

/** What an input makes of a rule of carts, or of a new one. Throws InvalidInputError with every problem. */
export async function cartRuleOf(
  scope: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
): Promise<NewCartRule> {
  const problems = new Problems(scope.language)
  const common = commonOf(scope, stored, input, problems)
  const content = contentOf(problems, () =>
    checkRuleContent({
      condition: given(input.condition, stored?.condition) ?? null,
      action: given(input.action, stored?.action) ?? null,
    }),
  )
  const references = await RuleReferences.read(scope.sql, scope.website.id)
  const { condition, action } = content ?? {}
  if (condition) checkReferences(problems, 'condition', references.unknownIn(condition))
  if (action && 'products' in action && action.products)
    checkReferences(problems, 'action.products', references.unknownIn<LineLeaf>(action.products))
  if (action?.type === 'gift' && !(await hasProduct(scope.sql, action.sku)))
    problems.add('action.sku', 'promotion_error_sku', { sku: action.sku })
  const limits = {
    maxUses: limitOf('maxUses', 0),
    usesPerCustomer: limitOf('usesPerCustomer', 1),
    maxAmount: limitOf('maxAmount', 0),
  }
  problems.throwIfAny()
  if (!content) throw new Error('A promotion without content has a problem.')
  return {
    ...common,
    ...limits,
    ...content,
    code: input.code?.trim() || stored?.code || codeFrom(common.name),
    startsAt: instantOf(input.startsAt, stored?.startsAt),
    endsAt: instantOf(input.endsAt, stored?.endsAt),
    needsCoupon: input.needsCoupon ?? stored?.needsCoupon ?? false,
    stopsFurtherRules: input.stopsFurtherRules ?? stored?.stopsFurtherRules ?? false,
    isExclusive: input.isExclusive ?? stored?.isExclusive ?? false,
    group: given(input.group, stored?.group) || null,
  }

  function limitOf(field: 'maxUses' | 'usesPerCustomer' | 'maxAmount', least: number): number | null {
    const value = given(input[field], stored?.[field])
    if (value !== null && (value < least || value > mostNumber)) problems.add(field, 'promotion_error_limit')
    return value
  }
}

/** What an input makes of a rule of the catalogue, or of a new one. Throws InvalidInputError with every problem. */
export async function catalogueRuleOf(
  scope: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
): Promise<StoredCatalogueRule> {
  const { website } = scope
  const problems = new Problems(scope.language)
  const common = commonOf(scope, stored, input, problems)
  const condition = given(input.condition, stored?.condition)
  const checked =
    condition === null
      ? null
      : contentOf(problems, (): ProductCondition => checkProductCondition(condition), 'condition.')
  const references = await RuleReferences.read(scope.sql, website.id)
  if (checked) checkReferences(problems, 'condition', references.unknownIn(checked))
  const groups = given(input.groups, stored?.groups)
  if (groups && references.unknownGroups(groups).length > 0) problems.add('groups', 'promotion_error_group')
  const action = catalogueActionOf(given(input.action, stored?.action))
  if (!action) problems.add('action', 'promotion_error_content')
  const first = dayOf('startsAt', input.startsAt, stored?.startsAt, false)
  const last = dayOf('endsAt', input.endsAt, stored?.endsAt, true)
  problems.throwIfAny()
  if (!action) throw new Error('A promotion without an action has a problem.')
  return {
    websiteId: website.id,
    name: common.name,
    labels: common.labels,
    firstDay: first,
    lastDay: last,
    groups: groups && groups.length > 0 ? groups : null,
    condition: checked ?? null,
    action: action.type,
    value: action.value,
    priority: common.priority,
    stops: input.stopsFurtherRules ?? stored?.stopsFurtherRules ?? false,
    isActive: common.isActive,
  }

  /** The day that begins at an instant, or that ends at one. */
  function dayOf(
    field: 'startsAt' | 'endsAt',
    text: string | null | undefined,
    known: Date | null | undefined,
    isEnd: boolean,
  ): Day | null {
    const instant = instantOf(text, known)
    if (!instant) return null
    if (timeOf(localTime(instant, website.timeZone)) !== '00:00')
      problems.add(field, 'promotion_error_midnight')
    return localTime(isEnd ? new Date(instant.getTime() - 1) : instant, website.timeZone).day
  }
}

function commonOf(
  { website }: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
  problems: Problems,
) {
  const name = (input.name ?? stored?.name ?? '').trim()
  if (name === '' || name.length > longestName) problems.add('name', 'promotion_error_name')
  const labels = labelsOf(input.labels, stored?.labels)
  for (const language of Object.keys(labels))
    if (!website.languages.includes(language))
      problems.add(`labels.${language}`, 'promotion_error_language', { language })
  const startsAt = instantOf(input.startsAt, stored?.startsAt)
  const endsAt = instantOf(input.endsAt, stored?.endsAt)
  if (startsAt && endsAt && startsAt >= endsAt) problems.add('endsAt', 'promotion_error_dates')
  const priority = input.priority ?? stored?.priority ?? 0
  return { name, labels, priority, isActive: input.isActive ?? stored?.isActive ?? true }
}

/** What a check returns; undefined when the content is wrong, which is told by its place. */
function contentOf<Content>(problems: Problems, check: () => Content, prefix = ''): Content | undefined {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ImportProblemsError)) throw error
    const places = new Set(error.problems.map((problem) => `${prefix}${problem.split(':', 1)[0] ?? ''}`))
    for (const place of places) problems.add(place.replace(/\.the file$/, ''), 'promotion_error_content')
    return undefined
  }
}

function checkReferences(
  problems: Problems,
  field: string,
  leaves: readonly ({ field?: string } | { products: unknown })[],
): void {
  for (const leaf of leaves)
    problems.add(field, 'promotion_error_unknown', { field: 'field' in leaf ? (leaf.field ?? '') : '' })
}

function catalogueActionOf(
  value: unknown,
): (Pick<StoredCatalogueRule, 'value'> & { type: string }) | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, value: number }: { type?: unknown; value?: unknown } = value
  if (type !== 'percent' && type !== 'amount' && type !== 'to_amount') return undefined
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  const isPossible = type === 'percent' ? number >= 1 && number <= WHOLE : number >= 0 && number <= mostNumber
  return isPossible ? { type, value: number } : undefined
}

/** Texts by language; empty ones are taken away. */
function labelsOf(changed: unknown, stored: Record<string, string> | undefined): Record<string, string> {
  const own = typeof changed === 'object' && changed !== null ? Object.entries(changed) : []
  const texts = own.filter(
    (entry): entry is [string, string] => isLanguageCode(entry[0]) && typeof entry[1] === 'string',
  )
  const all = Object.entries({ ...stored, ...Object.fromEntries(texts) })
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}

const instantOf = (text: string | null | undefined, stored: Date | null | undefined): Date | null =>
  text === undefined ? (stored ?? null) : text === null ? null : new Date(text)

function given<Value>(changed: Value | null | undefined, stored: Value | null | undefined): Value | null {
  return changed === undefined ? (stored ?? null) : changed
}

/** A code of a new rule from its name: capital letters and digits. */
function codeFrom(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return (
    plain
      .replaceAll(/[^A-Z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'PROMOTION'
  )
}
