import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type MessageLanguage } from './language.ts'
import { readLanguageFrom } from './message-language.ts'

const current = new AsyncLocalStorage<MessageLanguage>()

readLanguageFrom(() => current.getStore() ?? DEFAULT_LANGUAGE)

/** Runs `work` with messages in `language`; concurrent requests do not affect each other. */
export function withLanguage<T>(language: MessageLanguage, work: () => T): T {
  return current.run(language, work)
}
