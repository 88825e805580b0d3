import { AsyncLocalStorage } from 'node:async_hooks'
import { readLocaleFrom } from './locale.ts'
import { readCurrencyFrom } from './money.ts'
import type { RequestScope } from './scope.ts'
import { storeViewFormats, type FormatScope } from './store-view-formats.ts'

interface PageFormats {
  readonly locale: string
  readonly currency: string
}

const current = new AsyncLocalStorage<PageFormats>()

readCurrencyFrom(() => current.getStore()?.currency)
readLocaleFrom(() => current.getStore()?.locale)

/** Runs `work` with the currency of the site and the locale of its store view; concurrent requests do not affect each other. */
export function withPageFormats<T>(
  { site, language }: FormatScope & { readonly site: Pick<RequestScope['site'], 'currency'> },
  work: () => T,
): T {
  const { locale } = storeViewFormats({ site, language })
  return current.run({ locale, currency: site.currency }, work)
}
