import { jsonErrorPosition, jsonPositions } from '@comptoir/rules/json-position'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { SettingsError } from './settings.ts'

/** Reads a text file. Throws SettingsError when it cannot be read. */
export async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SettingsError(`${file} cannot be read.`, { cause })
  })
}

/** Reads and validates a JSON file. Throws SettingsError with one line `file:line:column: path: problem` for each problem. */
export async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseJson(await readText(file), file, schema)
}

/** Validates a JSON text; `file` is its name for error messages. Throws SettingsError as {@link readJson} does. */
export function parseJson<Schema extends v.GenericSchema>(
  text: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    const { line, column } = jsonErrorPosition(text)
    throw new SettingsError(`${file}:${line}:${column}: is not valid JSON.`, { cause })
  }
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const positionOf = jsonPositions(text)
  const problems = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    const { line, column } = positionOf(path)
    return `${file}:${line}:${column}: ${path.join('.') || 'the file'}: ${problemOf(issue)}`
  })
  throw new SettingsError(problems.join('\n'))
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' && issue.type !== 'object') return issue.message
  if (issue.expected === 'never') return 'unknown key'
  return issue.received === 'undefined' ? 'is missing' : issue.message
}
