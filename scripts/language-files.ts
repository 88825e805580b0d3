import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addressesIn } from '../packages/messages/src/addresses.ts'
import { languageFormats } from '../packages/messages/src/language-formats.ts'
import { messageLanguages, SOURCE_LANGUAGE } from '../packages/messages/src/message.ts'
import { root } from './processes.ts'

/** Writes below `folder` what the apps and their message compilers know of the languages of packages/messages. */
export async function writeLanguageFiles(folder: string): Promise<void> {
  await writeFilesOf(path.join(folder, 'apps/storefront'), {
    languages: messageLanguages,
    texts: '../../packages/messages/{locale}/storefront.json',
  })
  await writeAddresses(path.join(folder, 'apps/storefront'), messageLanguages)
  const texts = path.join(root, 'packages/messages')
  const spoken = messageLanguages.filter((language) => existsSync(path.join(texts, language, 'admin')))
  await writeFilesOf(path.join(folder, 'apps/admin'), {
    languages: spoken,
    // Merged from those of its features by apps/admin/scripts/messages.ts.
    texts: './.react-router/messages/{locale}.json',
  })
}

/** Writes into the folder of an app which languages it speaks, how they are written, and where their texts are. */
async function writeFilesOf(
  app: string,
  { languages, texts }: { languages: readonly string[]; texts: string },
): Promise<void> {
  const others = languages.filter((language) => language !== SOURCE_LANGUAGE)
  const quoted = [SOURCE_LANGUAGE, ...others].map((language) => `'${language}'`).join(', ')
  await write(
    path.join(app, 'app/generated/languages.ts'),
    `/** Languages that the app speaks: folders of packages/messages, that of the first texts first. */
export const LANGUAGES = [${quoted}] as const

export type MessageLanguage = (typeof LANGUAGES)[number]

/** Language of messages outside of a request. */
export const DEFAULT_LANGUAGE: MessageLanguage = '${SOURCE_LANGUAGE}'
`,
  )
  const formats = Object.fromEntries(languages.map((language) => [language, languageFormats(language)]))
  await write(
    path.join(app, 'app/generated/formats.ts'),
    `import type { LanguageFormats } from '@comptoir/rules/formats'

/** The files formats.json of packages/messages, by language. */
export const FORMATS: Readonly<Record<string, LanguageFormats>> = ${JSON.stringify(formats, null, 2)}
`,
  )
  await write(
    path.join(app, 'project.inlang/settings.json'),
    `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "${SOURCE_LANGUAGE}",
  "locales": [${quoted.replaceAll("'", '"')}],
  "telemetry": "off",
  "modules": ["../../packages/messages/src/flat-messages.js"],
  "plugin.comptoir.flatMessages": { "path": "${texts}" }
}
`,
  )
}

/** Writes into the folder of the storefront the address patterns of each language. */
async function writeAddresses(app: string, languages: readonly string[]): Promise<void> {
  const others = languages
    .filter((language) => language !== SOURCE_LANGUAGE)
    .map((language) => `  '${language}': ${JSON.stringify(addressesIn(language), null, 2)},\n`)
  await write(
    path.join(app, 'app/generated/addresses.ts'),
    `/** Address patterns of pages by the name of their route, in the language of the first texts. */
export const SOURCE_ADDRESSES = ${JSON.stringify(addressesIn(SOURCE_LANGUAGE), null, 2)} as const

export type Addresses = Readonly<Record<keyof typeof SOURCE_ADDRESSES, string>>

/** The files addresses.json of packages/messages, by language. Scripts for browsers hold those of their language. */
export const ADDRESSES: Readonly<Record<string, Addresses>> = {
  '${SOURCE_LANGUAGE}': SOURCE_ADDRESSES,
${others.join('')}}
`,
  )
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
