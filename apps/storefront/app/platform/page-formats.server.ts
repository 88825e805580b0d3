import { AsyncLocalStorage } from 'node:async_hooks'
import { formatsOf } from '@comptoir/rules/formats'
import { languageFormats } from './language-formats.ts'
import { readLocaleFrom } from './locale.ts'
import { readCurrencyFrom } from './money.ts'
import type { RequestScope } from './scope.ts'

interface PageFormats {
  readonly locale: string
  readonly currency: string
}

const current = new AsyncLocalStorage<PageFormats>()

readCurrencyFrom(() => current.getStore()?.currency)
readLocaleFrom(() => current.getStore()?.locale)

/** What decides how a page writes amounts, numbers and dates. */
type Scope = {
  readonly language: string
  readonly site: Pick<RequestScope['site'], 'currency' | 'languages' | 'locales'>
}

/** Runs `work` with the currency of the site and the locale of its store view; concurrent requests do not affect each other. */
export function withPageFormats<T>({ site, language }: Scope, work: () => T): T {
  const view = site.languages[language]?.storeCode ?? ''
  const { locale } = formatsOf(site.locales[view], language, languageFormats(language))
  return current.run({ locale, currency: site.currency }, work)
}
