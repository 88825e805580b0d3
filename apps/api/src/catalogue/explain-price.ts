import type { Day } from '@comptoir/rules/calendar'
import type { RuleStep } from '@comptoir/rules/catalogue-rule'
import { decimalText, fromCents, type BasisPoints, type Cents } from '@comptoir/rules/money'
import { priceSteps, productPrice, type PriceStep } from '@comptoir/rules/product-price'
import type { App } from '../platform/context.ts'
import { CommandError, InputError } from '../platform/errors.ts'
import { inCurrency, type Store } from '../stores/index.ts'
import { listedPrice, tiersIn } from './listed-price.ts'
import { displayTaxRate, pricedProducts, shownPrice, type PriceContext } from './pricing.ts'
import { textInStore, type Product } from './product.ts'
import type { WebsitePrice } from './product-values.ts'
import { rulePriceSteps } from './rule-prices.ts'
import { selectScheduled, type ScheduledPrice } from './scheduled-prices.ts'

export const explainPriceUsage = `  explain price SKU [--group G] [--quantity N] [--at DAY] [--website CODE] [--currency C]
                                                 what makes the price of a product, step by step`

type Flags = ReadonlyMap<string, string>

/** What is asked: the price of so many units for a customer group on a day; no group is everybody. */
export type PriceQuestion = {
  sku: string
  group: string | null
  quantity: number
  /** Today of the shop when absent. */
  day?: Day | undefined
  /** Code of the website; every one that sells the product when absent. */
  website?: string | undefined
  currency?: string | undefined
}

/** What makes the price of a product on a website. Amounts are minor units of `currency` in the website's tax base. */
export type PriceExplanation = {
  product: Product
  store: Store
  query: PriceContext
  /** Of the product itself, or of each variant, item or bundle option that its price follows from. */
  parts: readonly PricePartExplanation[]
}

export type PricePartExplanation = {
  product: Product
  /** Undefined without a price. */
  found?: {
    /** Days from which on base prices are other ones, until the asked day. */
    scheduledFrom: readonly Day[]
    steps: readonly PriceStep[]
    /** Rules of the catalogue in the order in which they apply, each with the price after it. */
    rules: readonly RuleStep[]
    final: Cents
    finalExclTax: Cents
    finalInclTax: Cents
    /** Basis points. */
    taxRate: BasisPoints
  }
}

/** Each price that a product has, and whether it counts. Throws {@link CommandError} for what the shop does not have. */
export async function explainPrice(app: App, question: PriceQuestion): Promise<PriceExplanation[]> {
  const { products } = app.catalogue.snapshot
  const product = products.withSku(question.sku)
  if (!product) throw new CommandError(`There is no product ${question.sku}.`)
  const query = queryOf(app, question)
  const stores = storesOf(app, product, question)
  const parts = await Promise.all(
    partsOf(product).map(async ({ id }) => await scheduledPart(app, products.copyOf(id), query.day)),
  )
  const known = parts.flatMap((part) => part ?? [])
  return stores.map((store) => ({
    product,
    store,
    query,
    parts: known.map((part) => partExplanation(part, store, query)),
  }))
}

/** The name of a product in a store view; its SKU without one. */
export const nameInStore = ({ names, sku }: Product, store: Store): string =>
  textInStore(names, store.id) || sku

/** The command `explain price`. Throws CommandError. */
export async function explainPriceCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [sku] = words
  if (sku === undefined) throw new CommandError(`Use:\n${explainPriceUsage}`)
  const explanations = await explainPrice(app, {
    sku,
    group: flags.get('group') ?? null,
    quantity: quantityOf(flags),
    day: dayOf(flags.get('at')),
    website: flags.get('website'),
    currency: flags.get('currency'),
  })
  return explanations.map(textOf).join('\n\n')
}

function quantityOf(flags: Flags): number {
  const quantity = Number(flags.get('quantity') ?? 1)
  if (Number.isSafeInteger(quantity) && quantity >= 1) return quantity
  throw new CommandError(`--quantity must be a whole number from 1, but is "${flags.get('quantity')}".`)
}

function queryOf({ catalogue, stores }: App, { group, quantity, day }: PriceQuestion): PriceContext {
  const known = stores.all.flatMap(({ settings }) => settings.customer_groups.map(({ code }) => code))
  const codes = [...new Set(['NOT LOGGED IN', 'General', 'Professional', ...known])]
  if (group !== null && !codes.includes(group))
    throw new CommandError(`There is no customer group "${group}": use ${codes.join(', ')}.`)
  const { snapshot } = catalogue
  return { day: day ?? snapshot.day, group, quantity, source: snapshot }
}

function dayOf(text: string | undefined): Day | undefined {
  if (text === undefined) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
  if (!isDay) throw new CommandError(`--at must be a day like 2026-11-21, but is "${text}".`)
  return text
}

/** A store view of each website that sells the product, or of the one that was asked for. */
function storesOf({ stores }: App, product: Product, question: PriceQuestion): Store[] {
  const code = question.website
  const all = [...new Set(stores.all.map(({ website }) => website.id))].map((id) => stores.defaultOf(id))
  if (code !== undefined && !all.some(({ website }) => website.code === code))
    throw new CommandError(
      `There is no website ${code}; there are ${all.map(({ website }) => website.code).join(', ')}.`,
    )
  const selling = all.filter(
    ({ website }) => product.websiteIds.includes(website.id) && (code ?? website.code) === website.code,
  )
  if (selling.length === 0)
    throw new CommandError(`${product.sku} is sold on no website${code === undefined ? '' : ` ${code}`}.`)
  const currency = question.currency?.toUpperCase()
  return currency === undefined ? selling : selling.map((store) => inCurrencyOrThrow(store, currency))
}

function inCurrencyOrThrow(store: Store, currency: string): Store {
  try {
    return inCurrency(store, currency)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new CommandError(`The website ${store.website.code} has no prices in ${currency}.`)
  }
}

/** The products whose prices make that of a product. */
function partsOf(product: Product): readonly Product[] {
  return product.bundle?.isDynamic
    ? product.bundle.options.flatMap(({ selections }) => selections.map((one) => one.product))
    : pricedProducts(product)
}

/** Products other than itself whose prices make that of a product, as the default language names them. */
export function pricedPartsOf({ catalogue, stores }: App, id: number): { sku: string; name: string }[] {
  const product = catalogue.snapshot.products.copyOf(id)
  const parts = product ? partsOf(product).filter((part) => part.id !== id) : []
  return parts.map((part) => ({ sku: part.sku, name: nameInStore(part, stores.default) }))
}

/** A product with the base prices that it will have on a day, and the days on which they begin. */
type Part = { product: Product; scheduled: readonly ScheduledPrice[] }

async function scheduledPart(
  { sql }: App,
  product: Product | undefined,
  day: Day,
): Promise<Part | undefined> {
  if (!product) return undefined
  const scheduled = await selectScheduled(sql, product.id, day)
  const isSame = (price: WebsitePrice, one: ScheduledPrice) =>
    price.websiteId === one.websiteId && price.currency === one.currency
  // The product is a copy.
  product.prices = product.prices.map((price) => ({
    ...price,
    price: scheduled.find((one) => isSame(price, one))?.price ?? price.price,
  }))
  return { product, scheduled }
}

function partExplanation(
  { product: part, scheduled }: Part,
  store: Store,
  query: PriceContext,
): PricePartExplanation {
  const list = listedPrice(part, store)
  if (!list) return { product: part }
  const tiers = tiersIn(part, store)
  const rules = rulePriceSteps(part, list, store, query, query.source)
  const afterRules = rules.some(({ result }) => result === 'applies') ? rules.at(-1)?.amount : undefined
  const { final } = productPrice(list, tiers, query, afterRules)
  const taxRate = displayTaxRate(store, part.taxClass)
  const shown = (display: 'incl' | 'excl') =>
    shownPrice(final, store.website.pricesIncludeTax, taxRate, display)
  const scheduledFrom = scheduled
    .filter((one) => one.websiteId === store.website.id && one.currency === list.currency)
    .map(({ firstDay }) => firstDay)
  return {
    product: part,
    found: {
      scheduledFrom,
      steps: priceSteps(list, tiers, query),
      rules,
      final,
      finalExclTax: shown('excl'),
      finalInclTax: shown('incl'),
      taxRate,
    },
  }
}

function textOf({ product, store, query, parts }: PriceExplanation): string {
  const { website, currency } = store
  const tax = website.pricesIncludeTax ? 'with tax' : 'without tax'
  const units = query.quantity === 1 ? '1 unit' : `${query.quantity} units`
  const asked = `${units} for ${query.group ?? 'everybody'} on ${query.day}`
  const title = `${product.sku} on ${website.code}: ${asked}, in ${currency} ${tax}`
  return [title, ...parts.flatMap((part) => linesOf(part, product, currency))].join('\n')
}

function linesOf(
  { product: part, found }: PricePartExplanation,
  product: Product,
  currency: string,
): string[] {
  const name = part.id === product.id ? [] : [`  ${part.sku}`]
  if (!found) return [...name, '    no price']
  const money = (cents: Cents) => decimalText(cents, currency)
  return [
    ...name,
    ...found.scheduledFrom.map((firstDay) => `                base price scheduled for ${firstDay}`),
    ...found.steps.map(
      (step) => `    ${money(step.amount).padStart(10)}  ${nameOf(step)}: ${resultOf(step)}`,
    ),
    ...found.rules.map(
      ({ amount, rule, result }) =>
        `    ${money(amount).padStart(10)}  after rule "${rule.name}": ${ruleResults[result]}`,
    ),
    `  = ${money(found.final).padStart(10)}  final price: ${money(found.finalExclTax)} without tax, ${money(found.finalInclTax)} with ${fromCents(found.taxRate)} %`,
  ]
}

function nameOf(step: PriceStep): string {
  if (step.kind === 'base') return 'base price'
  if (step.kind === 'special') {
    const days = [step.from && `from ${step.from}`, step.to && `until ${step.to}`].filter(Boolean)
    return ['special price', ...days].join(' ')
  }
  const { tier } = step
  const off = 'percentOff' in tier ? ` (${fromCents(tier.percentOff)} % off)` : ''
  const from = tier.quantity === 1 ? '' : ` from ${tier.quantity} units`
  return `price for ${tier.group ?? 'everybody'}${from}${off}`
}

const results = {
  counts: 'counts',
  not_lower: 'is not lower than the base price',
  not_yet: 'begins later',
  over: 'has ended',
  other_group: 'is for others',
  quantity: 'needs more units',
} as const

const ruleResults = {
  applies: 'applies',
  not_yet: 'begins later',
  over: 'has ended',
  other_group: 'is for others',
  condition: 'its condition does not hold',
  stopped: 'a rule before it was the last',
} as const

const resultOf = (step: PriceStep): string => results[step.kind === 'base' ? 'counts' : step.result]
