import type { App } from '../platform/context.ts'
import { eachItem } from '../platform/each-item.ts'
import {
  encodeSizes,
  openEncoder,
  originalOf,
  readOriginal,
  type Encoder,
  type Original,
} from './encode-pictures.ts'
import { hashInPath, waitingKey } from './picture-sizes.ts'
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
    const done = row ? await encodeRow(encoder, row, { waits: false }) : 'busy'
    // Another process is at it, and deletes the row.
    if (!row || done === 'busy') return false
    const isOurs = await deleteWaitingPicture(app.sql, id)
    // Shown without it, as if it had been missing in the import.
    if (done === 'lost' && isOurs) await deletePictureRows(app.sql, [row.file])
    await app.media.remove(waitingKey(row))
    return done === 'encoded' && isOurs
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
    if ((await encodeRow(encoder, row, { only: name })) === 'encoded') return true
  }
  return false
}

const encoderOf = async ({ sql, media, settings: { pictureCacheDir } }: App): Promise<Encoder> =>
  await openEncoder(sql, { media, cacheDir: pictureCacheDir })

/** Tells `lost` when the original is gone, or has no such size, and `busy` when another process encodes it. */
async function encodeRow(
  encoder: Encoder,
  row: WaitingPicture,
  options: { only?: string; waits?: boolean },
): Promise<'encoded' | 'lost' | 'busy'> {
  const original = await waitingOriginal(encoder, row)
  if (!original) return 'lost'
  if (await encodeSizes(encoder, original, options)) return 'encoded'
  return options.waits === false ? 'busy' : 'lost'
}

/** The original in the folder from which it was imported, or in the media store. */
async function waitingOriginal(encoder: Encoder, row: WaitingPicture): Promise<Original | undefined> {
  // The addresses of pages have the hash of what was imported.
  const isSame = (original: Original | undefined) => original?.picture.contentHash === row.contentHash
  const imported = await readOriginal(encoder, row.folder, row.file)
  if (imported && isSame(imported)) return imported
  const master = await encoder.media.read(waitingKey(row))
  const kept = master && (await originalOf(encoder, row.file, master))
  return kept && isSame(kept) ? kept : undefined
}
