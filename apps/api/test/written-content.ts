import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from '../src/platform/database.ts'
import { importContentFolder } from '../src/seed/index.ts'

/** Imports one text of the first website, as an owner who edits its file: `blocks/hotels.fr.md`. */
export async function importText(
  sql: Sql,
  name: string,
  entries: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'written-'))
  const file = path.join(folder, name)
  const [identifier = ''] = path.basename(name).split('.')
  const head = Object.entries({ identifier, ...entries }).map(([key, value]) => `${key}: ${value}`)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, ['---', ...head, '---', '', body].join('\n'))
    await importContentFolder(sql, 'fontaines', folder, { mayLackPictures: true })
  } finally {
    await rm(folder, { recursive: true })
  }
}
