import { jsonErrorPosition, jsonPositions, type TextPosition } from '@comptoir/rules/json-position'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ImportProblemsError } from './import-problems.ts'
import { textsWithout, unknownKeys } from './schema-walk.ts'

type Checks = {
  /** Languages in which every text must be, by the file as it is written. */
  languages?: (given: unknown) => readonly string[]
  /**
   * Where the schema is not strict, but keys that it ignores are problems nevertheless: what to do about keys that are
   * none any more, by their path.
   */
  unknownKeys?: ReadonlyMap<string, string>
}

/**
 * Reads and checks a JSON file of editors; throws {@link ImportProblemsError} with every problem as
 * `name:line:column: path: sentence`, where `name` is the file name for messages.
 */
export async function readEditedJson<Schema extends v.GenericSchema>(
  file: string,
  name: string,
  wanted: Schema,
  checks: Checks = {},
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
  return { content: checkJson(parsed, placeOf, wanted, checks), placeOf }
}

/** Checks JSON of editors as {@link readEditedJson}, which is in no file where `placeOf` returns ''. */
export function checkJson<Schema extends v.GenericSchema>(
  parsed: unknown,
  placeOf: PlaceOf,
  wanted: Schema,
  { languages = () => [], unknownKeys: advice }: Checks = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(wanted, parsed)
  const told = (path: string[], sentence: string) =>
    `${placeOf(path)} ${path.join('.') || 'the file'}: ${sentence}`.trimStart()
  const unknown = advice
    ? unknownKeys(wanted, parsed).map((path) => told(path, advice.get(path.join('.')) ?? notKnown))
    : []
  const untold = textsWithout(wanted, parsed, languages(parsed)).map(({ path, missing }) =>
    told(path, `has no text in ${missing.join(', ')}: add it`),
  )
  if (result.success && unknown.length + untold.length === 0) return result.output
  const issues = (result.issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    return told(path, sentenceOf(issue))
  })
  throw new ImportProblemsError([...issues, ...untold, ...unknown])
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
