import { minorDigits } from '@comptoir/rules/currency'
import { numberFormatter } from '@comptoir/rules/intl'
import { typedInteger, typedNumber, typedPrice, typedUnits } from '@comptoir/rules/typed-number'
import type {
  BasePriceInput,
  EditedPriceListFragment,
  ScheduledPriceInput,
  TierPriceInput,
} from '../generated/graphql.ts'

/** Prices to change, as the API takes them. */
export interface PriceChanges {
  readonly base: BasePriceInput[]
  readonly tiers: TierPriceInput[]
  readonly scheduled: ScheduledPriceInput[]
}

/** A price list as it is typed; a list is `WEBSITE CURRENCY`, and `*` is every website. */
export interface PriceDraft {
  readonly base: Readonly<Record<string, TypedBase>>
  readonly tiers: readonly TypedTier[]
  readonly scheduled: readonly TypedScheduled[]
}

export interface TypedBase {
  readonly price: string
  readonly special: string
  readonly from: string
  readonly to: string
}

interface TypedTier {
  readonly key: string
  readonly list: string
  readonly group: string
  readonly quantity: string
  /** An amount, or percent off: `12,50` or `15 %`. */
  readonly price: string
}

interface TypedScheduled {
  readonly key: string
  readonly list: string
  readonly day: string
  readonly price: string
}

export const EVERYWHERE = '*'
/** Prices of every website are in hundredths of a unit, whatever decimals its currency has. */
const EVERYWHERE_DECIMALS = 2
type BaseList = EditedPriceListFragment['base'][number]

export const listOf = ({ websiteId, currency }: Pick<BaseList, 'websiteId' | 'currency'>) =>
  `${websiteId} ${currency}`

/** The amount without separators of thousands, as it is typed. */
function amountText(amount: number | null | undefined, digits: number, locale: string): string {
  if (amount === null || amount === undefined) return ''
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return numberFormatter(locale, options).format(amount / 10 ** digits)
}

const percentText = (points: number, locale: string) =>
  `${numberFormatter(locale, { maximumFractionDigits: 2, useGrouping: false }).format(points / 100)} %`

/** The stored prices as they would be typed. */
export function draftOf(list: EditedPriceListFragment, locale: string): PriceDraft {
  const listNamed = ({
    websiteId,
    currency,
  }: {
    websiteId?: string | null
    currency?: string | null
  }): string => {
    if (!websiteId) return EVERYWHERE
    const own = list.base.find((one) => one.websiteId === websiteId && one.isOwnCurrency)
    return `${websiteId} ${currency ?? own?.currency ?? ''}`
  }
  return {
    base: Object.fromEntries(
      list.base.map((one) => [
        listOf(one),
        {
          price: amountText(one.price?.amount, minorDigits(one.currency), locale),
          special: amountText(one.special?.amount, minorDigits(one.currency), locale),
          from: one.specialFrom ?? '',
          to: one.specialTo ?? '',
        },
      ]),
    ),
    tiers: list.tiers.map((tier) => {
      const typed = {
        list: listNamed(tier),
        group: tier.group ?? '',
        quantity: String(tier.quantity),
        price: tier.price
          ? amountText(tier.price.amount, decimalsOf(list, listNamed(tier)), locale)
          : percentText(tier.percentOff ?? 0, locale),
      }
      return { key: `${typed.list} ${typed.group} ${typed.quantity}`, ...typed }
    }),
    scheduled: list.scheduled.map(({ price, firstDay, ...one }) => {
      const name = listNamed(one)
      return {
        key: `${name} ${firstDay}`,
        list: name,
        day: firstDay,
        price: amountText(price.amount, minorDigits(price.currency), locale),
      }
    }),
  }
}

/** What was typed as the API takes it, where each change was typed, and the fields that hold no possible value. */
export interface ReadDraft {
  readonly changes: PriceChanges
  /** Names of fields by the paths of the changes: `tiers.0` is `tier KEY`. */
  readonly fields: ReadonlyMap<string, string>
  readonly invalid: ReadonlySet<string>
  readonly count: number
}

/** Compares a draft with the stored prices. */
export function readDraft(list: EditedPriceListFragment, draft: PriceDraft, locale: string): ReadDraft {
  const invalid = new Set<string>()
  const fields = new Map<string, string>()
  const stored = draftOf(list, locale)
  const base = list.base.flatMap((one): BasePriceInput[] => {
    const name = listOf(one)
    const [typed, before] = [draft.base[name], stored.base[name]]
    if (!typed || !before) return []
    const isSame = (part: 'price' | 'special') =>
      typed[part].trim() === before[part] ||
      typedPrice(typed[part], one.currency) === (one[part]?.amount ?? null)
    const amount = (part: 'price' | 'special') => {
      if (typed[part].trim() === '') {
        if (part === 'price' && one.isOwnCurrency) invalid.add(`base ${name} price`)
        return null
      }
      const value = typedPrice(typed[part], one.currency)
      if (value === undefined) invalid.add(`base ${name} ${part}`)
      return value ?? null
    }
    const changed: BasePriceInput = {
      websiteId: one.websiteId,
      ...(!one.isOwnCurrency && { currency: one.currency }),
      ...(!isSame('price') && { price: amount('price') }),
      ...(!isSame('special') && { special: amount('special') }),
      ...(typed.from !== before.from && { specialFrom: typed.from || null }),
      ...(typed.to !== before.to && { specialTo: typed.to || null }),
    }
    return Object.keys(changed).length > (one.isOwnCurrency ? 1 : 2) ? [changed] : []
  })
  for (const [at, one] of base.entries()) {
    const name = `base ${one.websiteId} ${one.currency ?? ownCurrency(list, one.websiteId)}`
    for (const part of ['price', 'special', 'specialFrom', 'specialTo'])
      fields.set(`base.${at}.${part}`, `${name} ${part.replace(/^special(?=.)/, '').toLowerCase()}`)
  }
  const tiers = changesOf(stored.tiers, draft.tiers, {
    identity: (one) => `${one.list} ${one.group} ${Number(one.quantity)}`,
    read: (one) => tierOf(list, one, invalid),
  })
  const scheduled = changesOf(stored.scheduled, draft.scheduled, {
    identity: (one) => `${one.list} ${one.day}`,
    read: (one) => scheduledOf(list, one, invalid),
  })
  for (const [at, { key }] of tiers.entries()) fields.set(`tiers.${at}`, `tier ${key}`)
  for (const [at, { key }] of scheduled.entries()) fields.set(`scheduled.${at}`, `scheduled ${key}`)
  for (const one of repeated(draft.tiers, (tier) => `${tier.list} ${tier.group} ${Number(tier.quantity)}`))
    invalid.add(`tier ${one.key} quantity`)
  for (const one of repeated(draft.scheduled, ({ list: name, day }) => `${name} ${day}`))
    invalid.add(`scheduled ${one.key} day`)
  const changes = {
    base,
    tiers: tiers.map(({ input }) => input),
    scheduled: scheduled.map(({ input }) => input),
  }
  const ofBase = base.flatMap((one) =>
    Object.keys(one).filter((part) => part !== 'websiteId' && part !== 'currency'),
  )
  return { changes, fields, invalid, count: ofBase.length + tiers.length + scheduled.length }
}

const ownCurrency = (list: EditedPriceListFragment, websiteId: string) =>
  list.base.find((one) => one.websiteId === websiteId && one.isOwnCurrency)?.currency ?? ''

/** Entries that are new, changed, or gone, as the API takes them. */
function changesOf<Typed extends { key: string }, Input extends object>(
  stored: readonly Typed[],
  typed: readonly Typed[],
  of: {
    identity: (one: Typed) => string
    read: (one: Typed) => { scope: Input; value: object } | undefined
  },
): { key: string; input: Input }[] {
  const before = new Map(stored.map((one) => [of.identity(one), one]))
  const kept = new Set(typed.map((one) => of.identity(one)))
  const set = typed.flatMap((one) => {
    const old = before.get(of.identity(one))
    const read = of.read(one)
    // As values: `30` and `30,00` are the same price.
    if (old && JSON.stringify(of.read(old)) === JSON.stringify(read)) return []
    return read ? [{ key: one.key, input: { ...read.scope, ...read.value } }] : []
  })
  const removed = stored.flatMap((one) => {
    if (kept.has(of.identity(one))) return []
    const read = of.read(one)
    return read ? [{ key: one.key, input: read.scope }] : []
  })
  return [...removed, ...set]
}

function repeated<Typed>(typed: readonly Typed[], identity: (one: Typed) => string): Typed[] {
  const seen = new Set<string>()
  return typed.filter((one) => {
    const isRepeated = seen.has(identity(one))
    seen.add(identity(one))
    return isRepeated
  })
}

/** The website and currency of a list as the API takes them; null is every website and a website's own currency. */
function scopeOf(list: EditedPriceListFragment, name: string) {
  const one = list.base.find((base) => listOf(base) === name)
  if (!one) return { websiteId: null, currency: null }
  return { websiteId: one.websiteId, currency: one.isOwnCurrency ? null : one.currency }
}

/** Decimals of the prices of a list. */
function decimalsOf(list: EditedPriceListFragment, name: string): number {
  const one = list.base.find((base) => listOf(base) === name)
  return one ? minorDigits(one.currency) : EVERYWHERE_DECIMALS
}

function tierOf(
  list: EditedPriceListFragment,
  tier: TypedTier,
  invalid: Set<string>,
): { scope: TierPriceInput; value: object } | undefined {
  const { websiteId, currency } = scopeOf(list, tier.list)
  const quantity = typedInteger(tier.quantity)
  if (quantity === undefined || quantity < 1) invalid.add(`tier ${tier.key} quantity`)
  const text = tier.price.trim()
  const percent = text.endsWith('%') ? typedNumber(text.slice(0, -1)) : undefined
  const price = text.endsWith('%') ? undefined : typedUnits(text, decimalsOf(list, tier.list))
  const percentOff = percent === undefined ? undefined : Math.round(Math.abs(percent) * 100)
  if (price === undefined && (percentOff === undefined || percentOff < 1 || percentOff > 10_000))
    invalid.add(`tier ${tier.key} price`)
  if (quantity === undefined || (price === undefined && percentOff === undefined)) return undefined
  return {
    scope: { websiteId, currency, group: tier.group || null, quantity },
    value: price === undefined ? { percentOff } : { price },
  }
}

function scheduledOf(
  list: EditedPriceListFragment,
  one: TypedScheduled,
  invalid: Set<string>,
): { scope: ScheduledPriceInput; value: object } | undefined {
  const { websiteId, currency } = scopeOf(list, one.list)
  const price = typedUnits(one.price, decimalsOf(list, one.list))
  if (price === undefined) invalid.add(`scheduled ${one.key} price`)
  if (one.day === '') invalid.add(`scheduled ${one.key} day`)
  if (price === undefined || one.day === '' || websiteId === null) return undefined
  return { scope: { websiteId, currency, firstDay: one.day }, value: { price } }
}
