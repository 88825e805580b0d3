import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeWholeFile(target: string, content: Buffer | string): Promise<void> {
  const temporary = `${target}.${randomUUID()}.tmp`
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(temporary, content)
  await rename(temporary, target)
}

/** The content of a file, which `make` makes when it is not there; its name must change with what it holds. */
export async function madeOnce(target: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(target).catch(() => undefined)
  if (known) return known
  const made = await make()
  await writeWholeFile(target, made)
  return made
}
