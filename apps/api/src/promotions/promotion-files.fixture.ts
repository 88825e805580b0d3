import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvLine } from '../platform/csv.ts'

/** Files in a temporary folder: `write` answers the path of one with these rows, `close` removes all. */
export async function promotionFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-promotions-'))
  return {
    folder,
    write: async (...rows: readonly (readonly string[])[]): Promise<string> => {
      const file = path.join(folder, 'promotions.csv')
      await writeFile(file, rows.map((cells) => `${csvLine(cells)}\n`).join(''))
      return file
    },
    close: async () => await rm(folder, { recursive: true, force: true }),
  }
}
