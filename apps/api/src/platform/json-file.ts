import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** A file cannot be used; the message names it and says what to do. */
export class ImportFileError extends Error {
  override readonly name: string = 'ImportFileError'
}

/** Reads and checks a JSON file; throws {@link ImportFileError} with the path of the first error. */
export async function readJson<Schema extends v.GenericSchema>(
  file: string,
  wanted: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new ImportFileError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const result = v.safeParse(wanted, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ImportFileError(`${file}, ${v.getDotPath(issue) ?? 'top'}: ${issue.message}`)
}
