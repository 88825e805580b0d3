import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../platform/context.ts'
import { contentTypeOf } from '../platform/media-store/content-types.ts'
import type { MediaStore, OpenedFile } from '../platform/media-store/port.ts'

const longestPath = 200
const mostFolders = 6

/** Whether a text names a file below a folder: no part of it is hidden, or leads out of the folder. */
export function isDownloadPath(file: string): boolean {
  const parts = file.split('/')
  return (
    file.length <= longestPath &&
    parts.length <= mostFolders &&
    parts.every((part) => /^\w[\w. -]*$/.test(part))
  )
}

const keyOf = (file: string): string => `downloads/${file}`

/** Opens a file for reading; undefined when it does not exist. The caller reads or destroys its content. */
export async function openDownload(
  media: Pick<MediaStore, 'open'>,
  file: string,
): Promise<OpenedFile | undefined> {
  const opened = isDownloadPath(file) ? await media.open(keyOf(file)) : undefined
  return opened === 'outside' ? undefined : opened
}

/** An address of a file at its store, valid for some time; undefined when it does not exist, or its store has no such addresses. */
export async function signedDownload(
  { media, settings }: Pick<App, 'media' | 'settings'>,
  file: string,
): Promise<string | undefined> {
  const { signedSeconds: seconds } = settings.media
  if (!media.signedAddress || seconds === 0 || !(await hasDownload(media, file))) return undefined
  const saved = { seconds, type: contentTypeOf(file), disposition: dispositionOf(file) }
  return await media.signedAddress(keyOf(file), saved)
}

/**
 * Copies a file that is sold from `from` to the media store; false when it is not there. Downloads of the file that it
 * replaces are not disturbed. Throws when it cannot write.
 */
export async function storeDownload(
  media: Pick<MediaStore, 'writeFile'>,
  from: string,
  file: string,
): Promise<boolean> {
  if (!isDownloadPath(file)) return false
  const source = path.join(from, file)
  const status = await stat(source).catch(() => undefined)
  if (!status?.isFile()) return false
  await media.writeFile(keyOf(file), source)
  return true
}

/** Whether the media store has a file. */
export async function hasDownload(media: Pick<MediaStore, 'sizeOf'>, file: string): Promise<boolean> {
  return isDownloadPath(file) && (await media.sizeOf(keyOf(file))) !== undefined
}

/** A Content-Disposition that saves the file under its own name (RFC 6266); names have no quotes, see isDownloadPath. */
export function dispositionOf(file: string): string {
  return `attachment; filename="${path.basename(file)}"`
}
