import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeWholeFile(target: string, content: Buffer | string): Promise<void> {
  await replaceWhole(target, async (temporary) => await writeFile(temporary, content))
}

/** Copies a file as {@link writeWholeFile} writes one. */
export async function copyWholeFile(source: string, target: string): Promise<void> {
  await replaceWhole(target, async (temporary) => await copyFile(source, temporary))
}

async function replaceWhole(target: string, make: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${target}.${randomUUID()}.tmp`
  await mkdir(path.dirname(target), { recursive: true })
  await make(temporary)
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
