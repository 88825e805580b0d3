import {
  convertAmount,
  convertBack,
  convertPrice,
  MAX_AMOUNT,
  type Conversion,
} from '@comptoir/rules/conversion'
import { minorDigits } from '@comptoir/rules/currency'
import { roundHalfUp, type Cents } from '@comptoir/rules/money'
import { InputError } from '../platform/errors.ts'
import type { ShippingMethodSettings, StoreSettings } from './settings.ts'
import type { Store } from './store.ts'

class CurrencyError extends InputError {
  constructor() {
    super('Please correct the target currency')
  }
}

/** The views of each currency, and the view in the website's own currency of each of them. */
const views = new WeakMap<Store, Map<string, Store>>()
const originals = new WeakMap<Store, Store>()

/** Codes of the currencies of a store view, that of its website first. */
export function currenciesOf({ website, settings }: Store): string[] {
  return [website.currency, ...settings.currencies.map(({ code }) => code)]
}

/**
 * The store view with the amounts of its settings in a currency: the same object for the currency that it has, and one
 * object for each other currency. Throws Magento's error for a currency that the website does not have.
 */
export function inCurrency(store: Store, code: string): Store {
  if (code === store.currency) return store
  const original = originals.get(store) ?? store
  if (code === original.currency) return original
  const known = views.get(original) ?? new Map<string, Store>()
  views.set(original, known)
  const view = known.get(code) ?? viewIn(original, code)
  known.set(code, view)
  return view
}

/** The store view of a request, in the currency of its Content-Currency header. */
export function inRequestedCurrency(store: Store, header: string | undefined): Store {
  const code = header?.trim().toUpperCase()
  return code ? inCurrency(store, code) : store
}

function viewIn(original: Store, code: string): Store {
  const currency = original.settings.currencies.find((one) => one.code === code)
  if (!currency) throw new CurrencyError()
  const { rate, round } = currency
  const conversion: Conversion = { from: original.website.currency, to: code, rate, round }
  const settings = settingsIn(conversion, original.settings)
  const view: Store = { ...original, currency: code, conversion, settings }
  originals.set(view, original)
  return view
}

/** An amount of the website's own currency in that of the store view. */
export function amountIn({ conversion }: Pick<Store, 'conversion'>, amount: Cents): Cents {
  return conversion ? convertAmount(conversion, amount) : amount
}

/** An amount of the currency of the store view in that of its website. */
export function amountBack({ conversion }: Pick<Store, 'conversion'>, amount: Cents): Cents {
  return conversion ? convertBack(conversion, amount) : amount
}

/** An amount of a product that every website sells at, in hundredths of a unit, in the currency of the store view. */
export function productAmountIn(
  store: Pick<Store, 'conversion'> & { website: Pick<Store['website'], 'currency'> },
  hundredths: Cents,
): Cents {
  const digits = minorDigits(store.website.currency)
  const amount = digits === 2 ? hundredths : roundHalfUp(hundredths * 10 ** (digits - 2))
  return amountIn(store, amount)
}

/** Prices of shipping without own amounts are rounded as those of products, limits of payment exactly; meal vouchers are worth their face. */
function settingsIn(conversion: Conversion, settings: StoreSettings): StoreSettings {
  const limit = (amount: Cents | null) => (amount === null ? null : convertAmount(conversion, amount))
  return {
    ...settings,
    shipping: {
      ...settings.shipping,
      methods: settings.shipping.methods.map((method) => methodIn(conversion, method)),
    },
    payment: settings.payment.map((method) => ({
      ...method,
      minTotal: limit(method.minTotal),
      maxTotal: limit(method.maxTotal),
    })),
    meal_vouchers: null,
    tips: {
      ...settings.tips,
      amounts: settings.tips.amounts.map((amount) => convertPrice(conversion, amount) ?? MAX_AMOUNT),
    },
  }
}

function methodIn(conversion: Conversion, method: ShippingMethodSettings): ShippingMethodSettings {
  const price = (amount: Cents) => convertPrice(conversion, amount) ?? MAX_AMOUNT
  const priceOrNone = (amount: Cents | null) => (amount === null ? null : price(amount))
  const { currencies, ...converted } = method
  const { priceInclTax, freeFromInclTax: freeFrom, surchargeInclTax: surcharges, table } = converted
  return {
    ...converted,
    ...(priceInclTax !== undefined && { priceInclTax: price(priceInclTax) }),
    ...(freeFrom !== undefined && {
      freeFromInclTax:
        freeFrom === null || typeof freeFrom === 'number'
          ? priceOrNone(freeFrom)
          : mapped(freeFrom, priceOrNone),
    }),
    ...(surcharges && { surchargeInclTax: mapped(surcharges, price) }),
    ...(table && { table: tableIn(table, price, priceOrNone) }),
    ...currencies?.[conversion.to],
  }
}

type Table = NonNullable<ShippingMethodSettings['table']>

function tableIn(
  table: Table,
  price: (amount: Cents) => Cents,
  priceOrNone: (amount: Cents | null) => Cents | null,
): Table {
  const isMoney = table.by === 'subtotalInclTax' || table.by === 'subtotalExclTax'
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      steps: row.steps.map(({ from, priceInclTax }) => ({
        from: isMoney ? price(Math.round(from)) : from,
        priceInclTax: priceOrNone(priceInclTax),
      })),
    })),
  }
}

function mapped<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
