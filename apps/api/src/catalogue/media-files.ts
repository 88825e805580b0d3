import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { MediaStore } from '../platform/media-store/port.ts'
import { encodedFolder } from './picture-sizes.ts'

type Kind = {
  readonly extensions: readonly string[]
  readonly mostBytes: number
  /** Whether a file begins as one of this kind. */
  readonly starts: (bytes: Buffer) => boolean
  readonly wanted: string
}

/** The storefront forwards no file of more than 8 MB. */
const mostVideoBytes = 8 * 1024 * 1024

const kinds = {
  video: {
    extensions: ['.mp4', '.webm'],
    mostBytes: mostVideoBytes,
    starts: (bytes) =>
      bytes.subarray(4, 8).toString('latin1') === 'ftyp' ||
      bytes.subarray(0, 4).toString('hex') === '1a45dfa3',
    wanted: 'a MP4 or WebM file of at most 8 MB',
  },
  captions: {
    extensions: ['.vtt'],
    mostBytes: 256 * 1024,
    starts: (bytes) => /^(?:\uFEFF)?WEBVTT/.test(bytes.subarray(0, 16).toString('utf8')),
    wanted: 'a WebVTT file of at most 256 KB',
  },
} satisfies Record<string, Kind>

/**
 * Copies a video or captions into the media store under a name that holds a hash of the content. Returns its path below the
 * media folder, or the problem.
 */
export async function storeMediaFile(
  kind: keyof typeof kinds,
  name: string,
  { from, media }: { from: string; media: Pick<MediaStore, 'write'> },
): Promise<{ path: string } | { problem: string }> {
  const { extensions, mostBytes, starts, wanted } = kinds[kind] as Kind
  const extension = path.extname(name).toLowerCase()
  const file = path.join(from, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return { problem: `the file "${name}" is not in ${from}: copy it there` }
  const isWrong = !extensions.includes(extension) || found.size > mostBytes
  const bytes = isWrong ? undefined : await readFile(file)
  if (!bytes || !starts(bytes)) return { problem: `"${name}" must be ${wanted}` }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const stem = path.basename(name, path.extname(name)).replaceAll(/[^A-Za-z0-9_-]+/g, '-')
  const stored = `${encodedFolder}/${stem}-${hash}${extension}`
  await media.write(`media/${stored}`, bytes)
  return { path: stored }
}
