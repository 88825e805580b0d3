import { jsonErrorPosition, jsonPositions, type TextPosition } from '@comptoir/rules/json-position'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ImportProblemsError } from './import-problems.ts'

/**
 * Reads and checks a JSON file of editors; throws {@link ImportProblemsError} with every problem as
 * `name:line:column: path: sentence`, where `name` is the file name for messages. `given` has also the keys that the
 * schema does not know.
 */
export async function readEditedJson<Schema extends v.GenericSchema>(
  file: string,
  name: string,
  wanted: Schema,
): Promise<{ content: v.InferOutput<Schema>; given: unknown; placeOf: PlaceOf }> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
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
  if (result.success) return { content: result.output, given: parsed, placeOf }
  throw new ImportProblemsError(
    result.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => String(key))
      return `${placeOf(path)} ${path.join('.') || 'the file'}: ${sentenceOf(issue)}`
    }),
  )
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

/** Replaces Valibot's messages for unknown and missing keys by ones that say what to do. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  if (issue.expected === 'never') return 'is not known here: remove it'
  return issue.received === 'undefined' ? 'is missing: add it' : issue.message
}

const placeText = (name: string, { line, column }: TextPosition) => `${name}:${line}:${column}:`

function placesOf(name: string, text: string): PlaceOf {
  const positionOf = jsonPositions(text)
  return (path) => placeText(name, positionOf(path))
}
