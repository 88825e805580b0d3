import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguagePrefixFrom } from './language-prefix.ts'

const current = new AsyncLocalStorage<boolean>()

readLanguagePrefixFrom(() => current.getStore() ?? true)

/** Runs `work` with or without the language in addresses; concurrent requests do not affect each other. */
export function withLanguagePrefix<T>(hasPrefix: boolean, work: () => T): T {
  return current.run(hasPrefix, work)
}
