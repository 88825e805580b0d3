import type { Plugin } from 'vite'
import type { Language } from '@comptoir/rules/language'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../app/generated/languages.ts'

/** The environment of Vite that builds the scripts of a language: React Router's own, `client`, of the default one. */
export const environmentOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'client' : `client_${language}`

export const otherLanguages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** The language of an environment of Vite; undefined for the server's, which speaks every language. */
export const languageOf = (environment: string): Language | undefined =>
  LANGUAGES.find((language) => environmentOf(language) === environment)

/**
 * Builds the scripts for browsers once per language, so that each script holds the messages of one language. Names
 * hold a hash of the content: a script without messages has the same name in every language. Must stand before
 * React Router's plugin, whose build it extends.
 */
export function languageBuilds(): Plugin {
  const others = otherLanguages.map(environmentOf)
  return {
    name: 'comptoir-language-builds',
    apply: 'build',
    config: {
      order: 'post',
      handler({ environments, builder }) {
        const client = environments?.['client']
        const outDir = client?.build?.outDir
        return {
          environments: Object.fromEntries(
            others.map((name) => [
              name,
              {
                ...client,
                consumer: 'client',
                build: { ...client?.build, outDir: outDir?.replace(/client$/, name), copyPublicDir: false },
              },
            ]),
          ),
          builder: {
            async buildApp(app) {
              await builder?.buildApp?.(app)
              for (const name of others) {
                const environment = app.environments[name]
                if (environment) await app.build(environment)
              }
            },
          },
        }
      },
    },
  }
}
