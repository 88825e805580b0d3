import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@comptoir/rules/language'
import { DEFAULT_LANGUAGE } from './language.ts'
import { readLanguageFrom } from './message-language.ts'

const current = new AsyncLocalStorage<Language>()

readLanguageFrom(() => current.getStore() ?? DEFAULT_LANGUAGE)

/** Runs `work` with messages in `language`; concurrent requests do not affect each other. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work)
}
