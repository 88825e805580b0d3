import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Queryable } from '../platform/database.ts'
import { encodedFolder, isSizeOf } from './picture-sizes.ts'
import { deletePictureRows } from './pictures.sql.ts'

/** Deletes pictures of the data folder that nothing shows any more, with all their sizes. */
export async function deletePictures(
  sql: Queryable,
  files: readonly string[],
  dataDir: string,
): Promise<void> {
  const folder = path.join(dataDir, 'media', encodedFolder)
  const encoded = await readdir(folder).catch(() => [])
  for (const name of encoded) {
    if (files.some((file) => isSizeOf(name, file))) await rm(path.join(folder, name), { force: true })
  }
  for (const file of files) await rm(path.join(dataDir, 'originals', file), { force: true })
  await deletePictureRows(sql, files)
}
