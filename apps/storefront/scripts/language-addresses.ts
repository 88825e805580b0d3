import type { Plugin } from 'vite'
import { ADDRESSES } from '../app/generated/addresses.ts'
import { languageOf } from './language-builds.ts'

/** Leaves in the scripts of a language only the address patterns of that language. */
export function languageAddresses(): Plugin {
  return {
    name: 'comptoir-language-addresses',
    enforce: 'pre',
    apply: 'build',
    transform(_, id) {
      const language = languageOf(this.environment.name)
      if (!language || !id.endsWith('/app/generated/addresses.ts')) return undefined
      const own = JSON.stringify(ADDRESSES[language])
      return {
        code: `export const SOURCE_ADDRESSES = ${own}\nexport const ADDRESSES = { ${JSON.stringify(language)}: SOURCE_ADDRESSES }`,
        map: null,
      }
    },
  }
}
