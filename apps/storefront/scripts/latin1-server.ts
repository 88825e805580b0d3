import type { Plugin } from 'vite'

/**
 * Escapes the characters beyond Latin-1 in the modules of the server: V8 keeps the text of a module as long as its functions,
 * and with one such character in twice the memory.
 */
export function latin1Server(): Plugin {
  return {
    name: 'comptoir-latin1-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The bundler writes its own form of a chunk until here.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeBeyondLatin1(file.code)
    },
  }
}

/** The same program: such characters stand in texts, templates, regular expressions and comments, which all have this escape. */
export const escapeBeyondLatin1 = (code: string): string =>
  code.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
