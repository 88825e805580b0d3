import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Lack } from './files.ts'

type Messages = Readonly<Record<string, unknown>>

/** Words of the storefront, which all its shops share. */
export const messagesFolder = path.resolve(import.meta.dirname, '../../../storefront/messages')

/** Messages of the storefront that a language lacks, or has without being in the shop's `own` language. */
export async function messageLacks(
  folder: string,
  languages: readonly string[],
  own: string,
): Promise<Lack[]> {
  const first = await readMessages(folder, own)
  const lacks = await Promise.all(
    languages
      .filter((language) => language !== own)
      .map(async (language) => {
        const texts = await readMessages(folder, language)
        const keys = Object.keys(first).filter((key) => !isText(texts[key]))
        const strange = Object.keys(texts).filter((key) => !(key in first))
        return [
          ...keys.map((key) => ({ what: `message ${key}`, language, why: 'is missing' })),
          ...strange.map((key) => ({ what: `message ${key}`, language, why: `is not in ${own}.json` })),
        ]
      }),
  )
  return lacks.flat()
}

const isText = (value: unknown): boolean => value !== undefined && value !== ''

async function readMessages(folder: string, language: string): Promise<Messages> {
  const file = path.join(folder, `${language}.json`)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}
