import { compile } from '@inlang/paraglide-js'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../app/generated/languages.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Texts of the back office: a file `admin/<feature>.json` for each feature and language. */
export const messagesFolder = here('../../packages/messages')

/** A text with {placeholders}, or its plural forms, chosen by {count}. */
type Text = string | Readonly<Record<string, string>>

/** The texts of all features in a language. Throws when two files have the same key. */
export function textsIn(language: string): Record<string, Text> {
  const folder = join(messagesFolder, language, 'admin')
  const all: Record<string, Text> = {}
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Text>
    for (const [key, text] of Object.entries(texts)) {
      if (key in all) throw new Error(`${language}/admin/${name}: the key ${key} is in another file, too.`)
      all[key] = text
    }
  }
  return all
}

/** Compiles the texts into typed functions in app/paraglide, which it empties first. */
export async function compileMessages(): Promise<void> {
  const folder = here('.react-router/messages')
  await mkdir(folder, { recursive: true })
  for (const language of LANGUAGES)
    await writeFile(join(folder, `${language}.json`), JSON.stringify(textsIn(language)))
  await compile({
    project: here('project.inlang'),
    outdir: here('app/paraglide'),
    strategy: ['globalVariable', 'baseLocale'],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    disableAsyncLocalStorage: true,
    isServer: 'import.meta.env.SSR',
  })
}
