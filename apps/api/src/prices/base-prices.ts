import type { BasePrice, BasePriceInput } from '@comptoir/contract/generated/admin'
import { changeAsStaff, selectLowestRecent } from '../catalogue-admin/index.ts'
import { displayTaxRate, listedPrice, selectPrices } from '../catalogue/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError } from '../platform/admin/errors.ts'
import { currenciesOf, inCurrency, localDay } from '../stores/index.ts'
import type { PricedProduct, PriceProblems } from './price-problems.ts'

const PARTS = ['price', 'special', 'specialFrom', 'specialTo'] as const

/** The fields of a product that base prices change, by their keys in the catalogue, with where they stand in the input. */
export function baseFields(
  { app }: Pick<AdminContext, 'app'>,
  base: readonly BasePriceInput[],
): Map<string, { path: string; value: string | number | null }> {
  const fields = base.flatMap((one, at) => {
    const { website } = app.stores.defaultOf(Number(one.websiteId))
    const list = one.currency && one.currency !== website.currency ? `:${one.currency}` : ''
    return PARTS.flatMap((part) => {
      const value = one[part]
      return value === undefined
        ? []
        : [[`${part}:${website.code}${list}`, { path: `base.${at}.${part}`, value }] as const]
    })
  })
  return new Map(fields)
}

/** Changes base prices as the editor of products does, with its entry of the audit log. Adds what is wrong to the problems. */
export async function changeBase(
  ctx: AdminContext,
  product: PricedProduct,
  base: readonly BasePriceInput[],
  problems: PriceProblems,
): Promise<void> {
  const isKnown = base.map(({ websiteId }, at) => problems.websiteOf(websiteId, `base.${at}.websiteId`))
  if (base.length === 0 || isKnown.includes(undefined)) return
  const fields = baseFields(ctx, base)
  const changes = [...fields].map(([field, { value }]) => ({ field, value }))
  try {
    await changeAsStaff(ctx, [{ id: product.id, fields: changes }])
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const found = error.details.problems as readonly { field: string; message: string }[]
    problems.addAll(
      found.map(({ field, message }) => {
        const key = field.slice(field.indexOf('.') + 1)
        return { field: fields.get(key)?.path ?? 'base', message }
      }),
    )
  }
}

/** The base prices of a product on the websites that the person may see. */
export async function basePricesOf(
  { app, staff }: AdminContext,
  product: PricedProduct & { taxClass: string },
): Promise<BasePrice[]> {
  const prices = (await selectPrices(app.sql, [product.id])).get(product.id) ?? []
  const seen = product.websiteIds.filter((id) => staff.websiteIds?.includes(id) ?? true)
  const lists = seen.map(async (websiteId) => {
    const store = app.stores.defaultOf(websiteId)
    const { website, settings } = store
    const lowest = await selectLowestRecent(app.sql, [product.id], websiteId, settings.lowest_price_days)
    return currenciesOf(store).map((currency): BasePrice => {
      const isOwnCurrency = currency === website.currency
      const list = isOwnCurrency ? null : currency
      const stored = prices.find((one) => one.websiteId === websiteId && one.currency === list)
      const others = prices.filter((one) => one.currency === null)
      const converted = isOwnCurrency
        ? undefined
        : listedPrice({ prices: others }, inCurrency(store, currency))?.price
      const recent = isOwnCurrency ? lowest.get(product.id) : undefined
      const money = (amount: number | null | undefined) =>
        amount === null || amount === undefined ? null : { amount, currency }
      return {
        websiteId: String(websiteId),
        currency,
        isOwnCurrency,
        price: money(stored?.price),
        special: money(stored?.special),
        specialFrom: stored?.specialFrom ?? null,
        specialTo: stored?.specialTo ?? null,
        converted: money(converted),
        includesTax: website.pricesIncludeTax,
        taxRate: displayTaxRate(store, product.taxClass),
        lowestRecent: money(recent),
        today: localDay(store, app.now()),
      }
    })
  })
  return (await Promise.all(lists)).flat()
}
