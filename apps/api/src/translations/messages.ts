import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Lack } from './files.ts'

type Messages = Readonly<Record<string, unknown>>

/** Texts of storefront and API, which all shops share. */
export const messagesFolder = path.resolve(import.meta.dirname, '../../../../packages/messages')

const fileNames = ['storefront.json', 'api.json']

/** Messages that a language lacks, or has without being in the shop's `own` language. */
export async function messageLacks(
  folder: string,
  languages: readonly string[],
  own: string,
): Promise<Lack[]> {
  const others = languages.filter((language) => language !== own)
  const lacks = await Promise.all(
    others.flatMap((language) =>
      fileNames.map(async (fileName) => {
        const first = await readMessages(path.join(folder, own, fileName))
        const texts = await readMessages(path.join(folder, language, fileName))
        const keys = Object.keys(first).filter((key) => !isText(texts[key]))
        const strange = Object.keys(texts).filter((key) => !(key in first))
        return [
          ...keys.map((key) => ({ what: `message ${key}`, language, why: 'is missing' })),
          ...strange.map((key) => ({
            what: `message ${key}`,
            language,
            why: `is not in ${own}/${fileName}`,
          })),
        ]
      }),
    ),
  )
  return lacks.flat()
}

const isText = (value: unknown): boolean => value !== undefined && value !== ''

async function readMessages(file: string): Promise<Messages> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}
