import type { Day } from '@comptoir/rules/calendar'
import { decimalText, fromCents, type Cents } from '@comptoir/rules/money'
import { priceSteps, productPrice, type PriceStep } from '@comptoir/rules/product-price'
import type { App } from '../platform/context.ts'
import { CommandError, InputError } from '../platform/errors.ts'
import { inCurrency, type Store } from '../stores/index.ts'
import { listedPrice, tiersIn } from './listed-price.ts'
import { displayTaxRate, pricedProducts, shownPrice, type PriceContext } from './pricing.ts'
import type { Product } from './product.ts'
import type { WebsitePrice } from './product-values.ts'
import { rulePriceSteps } from './rule-prices.ts'
import { selectScheduled, type ScheduledPrice } from './scheduled-prices.ts'

export const explainPriceUsage = `  explain price SKU [--group G] [--quantity N] [--at DAY] [--website CODE] [--currency C]
                                                 what makes the price of a product, step by step`

type Flags = ReadonlyMap<string, string>

/**
 * The command `explain price`: each price that a product has on each website that sells it, whether it counts for the group,
 * the quantity and the day, and which one is final. Throws CommandError.
 */
export async function explainPrice(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [sku] = words
  if (sku === undefined) throw new CommandError(`Use:\n${explainPriceUsage}`)
  const { products } = app.catalogue.snapshot
  const product = products.withSku(sku)
  if (!product) throw new CommandError(`There is no product ${sku}.`)
  const query = queryOf(app, flags)
  const stores = storesOf(app, product, flags)
  const parts = await Promise.all(
    partsOf(product).map(async ({ id }) => await scheduledPart(app, products.copyOf(id), query.day)),
  )
  const known = parts.flatMap((part) => part ?? [])
  return stores.map((store) => explained(product, known, store, query)).join('\n\n')
}

function queryOf({ catalogue, stores }: App, flags: Flags): PriceContext {
  const quantity = Number(flags.get('quantity') ?? 1)
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new CommandError(`--quantity must be a whole number from 1, but is "${flags.get('quantity')}".`)
  const group = flags.get('group') ?? null
  const known = stores.all.flatMap(({ settings }) => settings.customer_groups.map(({ code }) => code))
  const codes = [...new Set(['NOT LOGGED IN', 'General', 'Professional', ...known])]
  if (group !== null && !codes.includes(group))
    throw new CommandError(`There is no customer group "${group}": use ${codes.join(', ')}.`)
  const { snapshot } = catalogue
  return { day: dayOf(flags.get('at')) ?? snapshot.day, group, quantity, source: snapshot }
}

function dayOf(text: string | undefined): Day | undefined {
  if (text === undefined) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
  if (!isDay) throw new CommandError(`--at must be a day like 2026-11-21, but is "${text}".`)
  return text
}

/** A store view of each website that sells the product, or of the one that was asked for. */
function storesOf({ stores }: App, product: Product, flags: Flags): Store[] {
  const code = flags.get('website')
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
  const currency = flags.get('currency')?.toUpperCase()
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

function explained(product: Product, parts: readonly Part[], store: Store, query: PriceContext): string {
  const { website, currency } = store
  const tax = website.pricesIncludeTax ? 'with tax' : 'without tax'
  const units = query.quantity === 1 ? '1 unit' : `${query.quantity} units`
  const asked = `${units} for ${query.group ?? 'everybody'} on ${query.day}`
  const title = `${product.sku} on ${website.code}: ${asked}, in ${currency} ${tax}`
  return [title, ...parts.flatMap((part) => linesOf(part, product, store, query))].join('\n')
}

function linesOf(
  { product: part, scheduled }: Part,
  product: Product,
  store: Store,
  query: PriceContext,
): string[] {
  const name = part.id === product.id ? [] : [`  ${part.sku}`]
  const list = listedPrice(part, store)
  if (!list) return [...name, '    no price']
  const tiers = tiersIn(part, store)
  const rules = rulePriceSteps(part, list, store, query, query.source)
  const afterRules = rules.some(({ result }) => result === 'applies') ? rules.at(-1)?.amount : undefined
  const { final } = productPrice(list, tiers, query, afterRules)
  const money = (cents: Cents) => decimalText(cents, store.currency)
  const rate = displayTaxRate(store, part.taxClass)
  const shown = (display: 'incl' | 'excl') =>
    money(shownPrice(final, store.website.pricesIncludeTax, rate, display))
  return [
    ...name,
    ...scheduled
      .filter((one) => one.websiteId === store.website.id && one.currency === list.currency)
      .map(({ firstDay }) => `                base price scheduled for ${firstDay}`),
    ...priceSteps(list, tiers, query).map(
      (step) => `    ${money(step.amount).padStart(10)}  ${nameOf(step)}: ${resultOf(step)}`,
    ),
    ...rules.map(
      ({ amount, rule, result }) =>
        `    ${money(amount).padStart(10)}  after rule "${rule.name}": ${ruleResults[result]}`,
    ),
    `  = ${money(final).padStart(10)}  final price: ${shown('excl')} without tax, ${shown('incl')} with ${fromCents(rate)} %`,
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
