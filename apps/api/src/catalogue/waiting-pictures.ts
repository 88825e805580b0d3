import type { App } from '../platform/context.ts'
import { eachItem } from '../platform/each-item.ts'
import { encodeSizes, openEncoder, readOriginal, type Encoder } from './encode-pictures.ts'
import { hashInPath } from './picture-sizes.ts'
import {
  deletePictureRows,
  deleteWaitingPicture,
  selectWaitingByHash,
  selectWaitingPictures,
  type WaitingPicture,
} from './pictures.sql.ts'

const atOnce = 500

/** Encodes the pictures that waited until the shop was open, one after the other; returns how many. */
export async function encodeWaitingPictures(app: App, signal?: AbortSignal): Promise<number> {
  const rows = await selectWaitingPictures(app.sql, atOnce)
  if (rows.length === 0) return 0
  const waiting = new Map(rows.map((row) => [row.id, row]))
  const encoder = await encoderOf(app)
  const ids = [...waiting.keys()]
  return await eachItem(app, { job: 'encode waiting pictures', ids, signal }, async (id) => {
    const row = waiting.get(id)
    if (!row) return false
    const isThere = await encodeRow(encoder, row)
    // Shown without it, as if it had been missing in the import.
    if (!isThere) await deletePictureRows(app.sql, [row.file])
    await deleteWaitingPicture(app.sql, id)
    return isThere
  })
}

/**
 * Encodes one size of a waiting picture, as it is asked for. `name` is its path below the media folder; returns false when no
 * picture that waits has it.
 */
export async function encodeAskedPicture(app: App, name: string): Promise<boolean> {
  const start = hashInPath(name)
  if (start === undefined) return false
  const rows = await selectWaitingByHash(app.sql, start)
  if (rows.length === 0) return false
  const encoder = await encoderOf(app)
  for (const row of rows) {
    if (await encodeRow(encoder, row, name)) return true
  }
  return false
}

const encoderOf = async ({ sql, settings: { dataDir, pictureCacheDir } }: App): Promise<Encoder> =>
  await openEncoder(sql, { dataDir, cacheDir: pictureCacheDir })

/** Returns whether the original is there and has such a size. */
async function encodeRow(encoder: Encoder, row: WaitingPicture, only?: string): Promise<boolean> {
  const original = await readOriginal(encoder, row.folder, row.file)
  // The addresses of pages have the hash of what was imported.
  if (original?.picture.contentHash !== row.contentHash) return false
  return (await encodeSizes(encoder, row, original.master, only)) > 0
}
