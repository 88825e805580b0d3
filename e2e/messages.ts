import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Language = 'fr' | 'en' | 'it'
export const languages: readonly Language[] = ['fr', 'en', 'it']
/** A language of the shops; most tests run in those that two of them have. */
export type Spoken = Language | 'de' | 'es'

type Message = string | [{ match: Record<string, string> }]

const folder = path.resolve(import.meta.dirname, '../packages/messages')
const messages = Object.fromEntries(
  [...languages, 'de', 'es'].map((language) => [
    language,
    JSON.parse(readFileSync(path.join(folder, language, 'storefront.json'), 'utf8')) as Record<
      string,
      Message
    >,
  ]),
)

/** Returns a function that looks up storefront messages by key, so that a test runs in every language. */
export function messagesIn(language: Spoken) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    const message = messages[language]?.[key]
    if (typeof message !== 'string') throw new Error(`No plain message "${key}" in ${language}.`)
    return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`))
  }
}

/** A pattern for a message up to its first placeholder, for labels whose values do not matter. */
export function startOf(message: string): RegExp {
  const start = message.split('{')[0] ?? ''
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
