import { AsyncLocalStorage } from 'node:async_hooks'
import { readCurrencyFrom } from './money.ts'

const current = new AsyncLocalStorage<string>()

readCurrencyFrom(() => current.getStore())

/** Runs `work` with amounts in a currency; concurrent requests do not affect each other. */
export function withCurrency<T>(currency: string, work: () => T): T {
  return current.run(currency, work)
}
