import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messageIn, messageLanguages, SOURCE_LANGUAGE } from './message.ts'

type Text = string | Record<string, string>

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const textsOf = (language: string, file: string) =>
  JSON.parse(read(`../${language}/${file}.json`)) as Record<string, Text>
const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text))
const placeholdersOf = (text: Text) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\{?\w+\}?\}/g) ?? []))].toSorted()

describe('A message', () => {
  it('has its values and the plural form of the count', () => {
    expect(messageIn('en', 'request_too_many', { time: '5 s' })).toBe(
      'Too many requests: please try again in 5 s.',
    )
    expect(messageIn('it', 'time_hours', { count: 1 })).toBe('1 ora')
    expect(messageIn('it', 'time_hours', { count: 2 })).toBe('2\u00a0ore')
    expect(messageIn('fr', 'time_hours', { count: 1_000_000 })).toBe('1000000\u00a0heures')
  })

  it('keeps braces in values, and the double braces of mails', () => {
    expect(messageIn('en', 'request_too_many', { time: '{name} $&' })).toContain('in {name} $&.')
  })

  it('is taken from the language without region, else from the source language', () => {
    expect(messageIn('it-CH', 'time_hours', { count: 1 })).toBe('1 ora')
    expect(messageIn('xx', 'time_hours', { count: 2 })).toBe(
      messageIn(SOURCE_LANGUAGE, 'time_hours', { count: 2 }),
    )
  })

  it('without a value for a placeholder is an error', () => {
    expect(() => messageIn('en', 'request_too_many')).toThrow('request_too_many has no value for {time}')
  })
})

const others = messageLanguages.filter((language) => language !== SOURCE_LANGUAGE)

describe.each(['api', 'settings', 'storefront'])('The texts of %s', (file) => {
  const source = textsOf(SOURCE_LANGUAGE, file)

  it.each(others)('are complete in %s, with the same placeholders', (language) => {
    const texts = textsOf(language, file)
    expect(Object.keys(texts)).toEqual(Object.keys(source))
    for (const [key, text] of Object.entries(texts))
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(source[key] ?? '')])
  })

  it.each(messageLanguages)('have the plural forms of the language in %s, and no empty text', (language) => {
    const plurals = new Intl.PluralRules(language)
    const counted = new Set(Array.from({ length: 200 }, (_, count) => plurals.select(count)))
    for (const [key, text] of Object.entries(textsOf(language, file))) {
      for (const form of formsOf(text)) expect([key, form.trim()]).not.toEqual([key, ''])
      if (typeof text === 'string') continue
      const forms = new Set(Object.keys(text))
      expect([key, counted.difference(forms)]).toEqual([key, new Set()])
      expect([key, forms.difference(new Set(plurals.resolvedOptions().pluralCategories))]).toEqual([
        key,
        new Set(),
      ])
    }
  })
})

it('The API uses each of its messages', () => {
  const api = new URL('../../../apps/api/src/', import.meta.url)
  const sources = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, api), 'utf8'))
    .join('\n')
  const literals = new Set(sources.match(/(?<=')[a-z][A-Za-z0-9_]*(?=')/g))
  // `cart_notice_${type}` uses every key that begins so.
  const patterns = [
    ...new Set(sources.match(/(?<=`)[a-z]+_[A-Za-z0-9_]*\$\{[^}`]*\}[A-Za-z0-9_]*(?=`)/g)),
  ].map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`))
  const unused = Object.keys(textsOf(SOURCE_LANGUAGE, 'api')).filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
