import { jsonErrorPosition, jsonPositions, type TextPosition } from '@comptoir/rules/json-position'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ImportProblemsError } from './import-problems.ts'

/**
 * Reads and checks a JSON file of editors; throws {@link ImportProblemsError} with every problem as
 * `name:line:column: path: sentence`, where `name` is the file name for messages. `unknownKeys` finds the
 * keys that a schema ignores because it is not strict.
 */
export async function readEditedJson<Schema extends v.GenericSchema>(
  file: string,
  name: string,
  wanted: Schema,
  unknownKeys: (given: unknown) => string[][] = () => [],
): Promise<{ content: v.InferOutput<Schema>; placeOf: PlaceOf }> {
  const text = await readText(file, name)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new ImportProblemsError([
      `${placeText(name, jsonErrorPosition(text))} is not JSON: ${messageOf(error)}`,
    ])
  }
  const placeOf = placesOf(name, text)
  const result = v.safeParse(wanted, parsed)
  const unknown = unknownKeys(parsed).map((path) => `${placeOf(path)} ${path.join('.')}: ${notKnown}`)
  if (result.success && unknown.length === 0) return { content: result.output, placeOf }
  const issues = (result.issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    return `${placeOf(path)} ${path.join('.') || 'the file'}: ${sentenceOf(issue)}`
  })
  throw new ImportProblemsError([...issues, ...unknown])
}

async function readText(file: string, name: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ImportProblemsError([`${name} cannot be read: ${messageOf(error)}`])
  }
}

/** `name:line:column:` of a value, or of its nearest parent that exists in the file. */
export type PlaceOf = (path: readonly (string | number)[]) => string

/** A problem for each entry with the key of an earlier one. */
export function namedTwice<Key extends 'code' | 'identifier'>(
  entries: readonly Record<Key, string>[],
  key: Key,
  placeOf: PlaceOf,
): string[] {
  return entries.flatMap((entry, index) =>
    entries.findIndex((other) => other[key] === entry[key]) < index
      ? [`${placeOf([index, key])} ${key} ${entry[key]} is given twice: choose another`]
      : [],
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const notKnown = 'is not known here: remove it'

/** Replaces Valibot's messages for unknown and missing keys by ones that say what to do. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' && issue.type !== 'object') return issue.message
  if (issue.expected === 'never') return notKnown
  return issue.received === 'undefined' ? 'is missing: add it' : issue.message
}

const placeText = (name: string, { line, column }: TextPosition) => `${name}:${line}:${column}:`

function placesOf(name: string, text: string): PlaceOf {
  const positionOf = jsonPositions(text)
  return (path) => placeText(name, positionOf(path))
}
