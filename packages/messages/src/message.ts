import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type source from '../fr/api.json'

type Source = typeof source

/** Keys of the API's texts. */
export type MessageKey = keyof Source

/** Keys of the texts without plural forms. */
export type TextKey = {
  [Key in MessageKey]: Source[Key] extends string ? Key : never
}[MessageKey]

type Values = Readonly<Record<string, string | number>>

/** What a message needs besides its key: a text with plural forms is chosen by `count`. */
export type MessageArguments<Key extends MessageKey> = Source[Key] extends string
  ? [values?: Values]
  : [values: Values & { readonly count: number }]

/** A text with {placeholders}, or its plural forms by category of Unicode. */
type Text = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string })

/** The language in which texts are written first; a text that another language lacks is shown in it. */
export const SOURCE_LANGUAGE = 'fr'

const folder = new URL('../', import.meta.url)
const fileOf = (language: string) => new URL(`${language}/api.json`, folder)

/** Languages that the API speaks: each is a folder of this package. */
export const messageLanguages: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(fileOf(name)),
)

const languages = new Map(
  messageLanguages.map((language) => {
    const texts = JSON.parse(readFileSync(fileOf(language), 'utf8')) as Readonly<Record<string, Text>>
    return [language, { texts, plurals: new Intl.PluralRules(language) }]
  }),
)

/** Whether there is a text with the key, for keys made of a code that may have none. */
export function isTextKey(key: string): key is TextKey {
  return typeof languages.get(SOURCE_LANGUAGE)?.texts[key] === 'string'
}

/**
 * A text for people in a language, with its placeholders replaced. A text that the language lacks is taken from the
 * language without its region (`de` for `de-CH`), else from the source language. Throws for a placeholder without value.
 */
export function messageIn<Key extends MessageKey>(
  language: string,
  key: Key,
  ...[values = {}]: MessageArguments<Key>
): string {
  for (const candidate of [language, language.split('-')[0], SOURCE_LANGUAGE]) {
    const known = candidate === undefined ? undefined : languages.get(candidate)
    const text = known?.texts[key]
    if (known && text !== undefined) return format(key, formOf(text, known.plurals, values), values)
  }
  throw new Error(`There is no message ${key}.`)
}

function formOf(text: Text, plurals: Intl.PluralRules, { count }: Values): string {
  return typeof text === 'string' ? text : (text[plurals.select(Number(count))] ?? text.other)
}

/** Placeholders in double braces belong to mails, which replace them when they are sent. */
function format(key: string, text: string, values: Values): string {
  if (!text.includes('{')) return text
  return text.replaceAll(/\{\{\w+\}\}|\{(\w+)\}/g, (whole, name?: string) => {
    if (name === undefined) return whole
    const value = values[name]
    if (value === undefined) throw new Error(`The message ${key} has no value for {${name}}.`)
    return String(value)
  })
}
