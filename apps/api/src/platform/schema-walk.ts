import * as v from 'valibot'
import { isTexts } from './localised.ts'

export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>
type Entries = Readonly<Record<string, Schema>>

/**
 * A value as it is written into a file: keys in the order of the schema, texts in the order of `languages`, other records
 * by name, and without optional values that are the default. Equal values give equal JSON.
 */
export function canonical(schema: Schema, value: unknown, languages: readonly string[] = []): unknown {
  const inner = unwrapped(schema, value)
  if (Array.isArray(value)) {
    const item = part(inner, 'item')
    return value.map((one) => (item ? canonical(item, one, languages) : one))
  }
  if (!isObject(value)) return value
  const entries = entriesOf(inner)
  if (!entries) {
    const item = part(inner, 'value')
    return Object.fromEntries(
      Object.keys(value)
        .toSorted()
        .toSorted((a, b) => (isTexts(inner) ? orderIn(languages, a) - orderIn(languages, b) : 0))
        .map((key) => [key, item ? canonical(item, value[key], languages) : value[key]]),
    )
  }
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]): [string, unknown][] => {
      const given = canonical(entry, value[key], languages)
      return given === undefined || isSame(given, canonical(entry, defaultOf(entry), languages))
        ? []
        : [[key, given]]
    }),
  )
}

/** The texts of a value that lack some of the languages. */
export function textsWithout(
  schema: Schema,
  value: unknown,
  languages: readonly string[],
): { path: string[]; missing: string[] }[] {
  const inner = unwrapped(schema, value)
  if (!Array.isArray(value) && !isObject(value)) return []
  if (isTexts(inner)) {
    const missing = languages.filter((language) => !Object.hasOwn(value, language))
    return missing.length > 0 ? [{ path: [], missing }] : []
  }
  const entries = entriesOf(inner)
  const item = part(inner, Array.isArray(value) ? 'item' : 'value')
  return Object.entries(value).flatMap(([key, one]) => {
    const known = entries ? entries[key] : item
    if (!known) return []
    return textsWithout(known, one, languages).map(({ path, missing }) => ({ path: [key, ...path], missing }))
  })
}

const orderIn = (languages: readonly string[], language: string) => {
  const index = languages.indexOf(language)
  return index === -1 ? languages.length : index
}

/** Paths of the keys that a schema does not know. */
export function unknownKeys(schema: Schema, value: unknown): string[][] {
  const inner = unwrapped(schema, value)
  const entries = entriesOf(inner)
  const item = part(inner, Array.isArray(value) ? 'item' : 'value')
  if (!Array.isArray(value) && !isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const known = entries ? entries[key] : item
    if (!known) return entries ? [[key]] : []
    return unknownKeys(known, one).map((path) => [key, ...path])
  })
}

/** The schema behind optional and nullable ones, and of several alternatives the one that fits. */
export function unwrapped(schema: Schema, value: unknown): Schema {
  const wrapped = part(schema, 'wrapped')
  if (wrapped) return unwrapped(wrapped, value)
  const options: unknown = Reflect.get(schema, 'options')
  if (schema.type !== 'variant' && schema.type !== 'union') return schema
  const fitting = Array.isArray(options)
    ? options.find((one) => isSchema(one) && v.is(one, value))
    : undefined
  return isSchema(fitting) ? unwrapped(fitting, value) : schema
}

/** Whether a value may be left out. */
export const isOptional = (schema: Schema): boolean => schema.type === 'optional' || schema.type === 'nullish'

export function defaultOf(schema: Schema): unknown {
  return isOptional(schema) ? Reflect.get(schema, 'default') : undefined
}

/** The schemas of an object by key; undefined for another value. */
export function entriesOf(schema: Schema): Entries | undefined {
  const entries: unknown = Reflect.get(schema, 'entries')
  return isObject(entries) && Object.values(entries).every(isSchema) ? (entries as Entries) : undefined
}

/** The schema of the entries of a list; undefined for another value. */
export const itemOf = (schema: Schema): Schema | undefined => part(schema, 'item')

/** The schema of the values of a record; undefined for another value. */
export const valueOf = (schema: Schema): Schema | undefined => part(schema, 'value')

function part(schema: Schema, name: 'item' | 'value' | 'wrapped'): Schema | undefined {
  const found: unknown = Reflect.get(schema, name)
  return isSchema(found) ? found : undefined
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema =>
  isObject(value) && Reflect.get(value, 'kind') === 'schema'
