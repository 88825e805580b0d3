import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePicture } from '../app/platform/site-picture.ts'

/** Sizes and URLs of a site's images by file name; the URL changes with the content. */
export async function readPictures(folder: string): Promise<Map<string, SitePicture>> {
  const names = await readdir(folder).catch(() => [])
  const entries = names
    .filter((name) => name.endsWith('.webp'))
    .map(async (name): Promise<[string, SitePicture][]> => {
      const content = await readFile(join(folder, name))
      const size = webpSize(content)
      const version = createHash('sha256').update(content).digest('hex').slice(0, 8)
      return size ? [[name, { file: name, src: `/pictures/${name}?v=${version}`, ...size }]] : []
    })
  return new Map((await Promise.all(entries)).flat())
}

/** Width and height from the header of a WebP file (VP8, VP8L or VP8X). */
export function webpSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 30 || file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const form = file.toString('latin1', 12, 16)
  if (form === 'VP8 ')
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (form === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  const bits = file.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
