import { isThresholdPassed } from '@comptoir/rules/distance-sales'
import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { amountText } from '../platform/money.ts'
import type { Store } from '../stores/index.ts'
import { selectSum } from './distance-sales.sql.ts'
import { declaredIn, saleYear } from './distance-sales.ts'

export const distanceSalesUsage = `  distance-sales --website CODE                  sales to consumers of other member states, and where they are taxed`

/** Runs the `distance-sales` command; returns the text to print. Throws CommandError. */
export async function distanceSalesCommand(
  app: App,
  _words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const code = flags.get('website')
  if (!code) throw new CommandError(`Use:\n${distanceSalesUsage}`)
  const found = app.stores.all.find((store) => store.website.code === code)
  if (!found) throw new CommandError(`There is no website ${code}.`)
  const store = app.stores.defaultOf(found.website.id)
  const year = saleYear(store, app.now())
  const previous = await inYear(app, store, year - 1)
  const current = await inYear(app, store, year)
  return [previous.line, current.line, stateOf(store, previous.sum, current.sum)].join('\n')
}

async function inYear({ sql }: App, store: Store, year: number) {
  const { id, currency } = store.website
  const { sum, orders } = await selectSum(sql, id, year)
  const declared = declaredIn(store, year)
  const amount = (value: number) => amountText(value, currency)
  const line =
    `${year}  ${amount(sum + declared)} without tax: ${amount(sum)} in ${orders} orders of the shop, ` +
    `${amount(declared)} declared from elsewhere`
  return { sum: sum + declared, line }
}

function stateOf({ settings, website }: Store, previousYear: number, currentYear: number): string {
  const { scheme, threshold } = settings.distance_sales
  if (scheme === 'destination' || threshold === undefined)
    return 'Every sale is taxed in the country of the consumer (config.distance_sales.scheme is destination).'
  const limit = amountText(threshold, website.currency)
  if (isThresholdPassed({ threshold, previousYear, currentYear }))
    return `The threshold of ${limit} is passed: sales are taxed in the country of the consumer.`
  const left = amountText(threshold - currentYear, website.currency)
  return `The threshold of ${limit} is not passed, ${left} are left this year: sales are taxed at home.`
}
