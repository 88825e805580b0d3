import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

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

/** The folder of the files that are sold; it is not among those that the server offers to everybody. */
function folderOf(dataDir: string): string {
  return path.resolve(dataDir, 'downloads')
}

export type OpenedDownload = { handle: FileHandle; size: number }

/** Opens a file for reading; undefined when it does not exist. The caller closes the handle. */
export async function openDownload(dataDir: string, file: string): Promise<OpenedDownload | undefined> {
  if (!isDownloadPath(file)) return undefined
  const handle = await open(
    path.join(folderOf(dataDir), file),
    // eslint-disable-next-line no-bitwise -- flags of a file are bits
    constants.O_RDONLY | constants.O_NOFOLLOW,
  ).catch(() => undefined)
  if (!handle) return undefined
  const status = await handle.stat()
  if (status.isFile()) return { handle, size: status.size }
  await handle.close()
  return undefined
}

/**
 * Copies a file that is sold from `from` to the data folder; false when it is not there. Downloads of the file that it
 * replaces are not disturbed. Throws when it cannot write.
 */
export async function storeDownload(dataDir: string, from: string, file: string): Promise<boolean> {
  if (!isDownloadPath(file)) return false
  const source = path.join(from, file)
  const status = await stat(source).catch(() => undefined)
  if (!status?.isFile()) return false
  const target = path.join(folderOf(dataDir), file)
  await mkdir(path.dirname(target), { recursive: true })
  const draft = path.join(path.dirname(target), `.${randomUUID()}`)
  try {
    await copyFile(source, draft)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  return true
}

/** Whether a file is in the data folder. */
export async function hasDownload(dataDir: string, file: string): Promise<boolean> {
  const opened = await openDownload(dataDir, file)
  await opened?.handle.close()
  return opened !== undefined
}

const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.epub': 'application/epub+zip',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.dxf': 'image/vnd.dxf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The content type of a file by its name; one that browsers only save when the name does not tell. */
export function contentTypeOf(file: string): string {
  return contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** A Content-Disposition that saves the file under its own name (RFC 6266); names have no quotes, see isDownloadPath. */
export function dispositionOf(file: string): string {
  return `attachment; filename="${path.basename(file)}"`
}
