import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Language = 'fr' | 'en' | 'it'
export const languages: readonly Language[] = ['fr', 'en', 'it']
/** A language of the shops; most tests run in those that two of them have. */
export type Spoken = Language | 'de' | 'es'

type Message = string | [{ match: Record<string, string> }]

const folder = path.resolve(import.meta.dirname, '../packages/messages')
const read = (language: Spoken, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))
const messages = Object.fromEntries(
  ([...languages, 'de', 'es'] as const).map((language) => [
    language,
    read(language, 'storefront.json') as Record<string, Message>,
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

/** Path of a page of the storefront in a language, by the name of its route. */
export function addressIn(language: Spoken, name: string): string {
  const address = (read(language, 'addresses.json') as Record<string, string>)[name]
  if (address === undefined) throw new Error(`No address "${name}" in ${language}.`)
  return address
}

/** A pattern for a message up to its first placeholder, for labels whose values do not matter. */
export function startOf(message: string): RegExp {
  const start = message.split('{')[0] ?? ''
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
