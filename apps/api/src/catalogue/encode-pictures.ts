import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import type { Sql } from '../platform/database.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { makeUnderLock } from '../platform/media-store/make-under-lock.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import { configuredMaxima } from './picture-maxima.ts'
import {
  originalKey,
  sizePath,
  sizesOf,
  waitingKey,
  type Picture,
  type PictureFormat,
} from './picture-sizes.ts'
import { insertWaitingPicture, selectPictureHashes, upsertPicture, type PictureRow } from './pictures.sql.ts'

type EncodeOptions = {
  /** Folder of the original pictures; without it they are those of the media store. */
  from?: string
  media: MediaStore
  /** Folder that caches encoded files across media stores. Without it, missing files are encoded again. */
  cacheDir?: string | undefined
  /** Called after each picture. */
  progress?: (done: number, total: number) => void
  /** Called with each picture that is new or changed. */
  onEncoded?: (file: string) => void
  /** Only notes pictures that the cache lacks, as waiting: {@link encodeWaitingPictures} encodes them. */
  later?: boolean
}

class NotAnImageError extends Error {}

type ImageInfo = { width: number; height: number; colour: string }

const concurrency = 2
// Higher effort doubles the encoding time for each step and saves almost nothing on these pictures.
const avif = { quality: 55, effort: 1 }
/** A picture with more detail gets a lower quality, so that no phone loads more; bytes. */
const avifBudget = 90_000
const lowestAvifQuality = 40
const webp = { quality: 76, effort: 2 }
/** Part of every content hash, so that new encoder settings produce new file names. */
const encoding = JSON.stringify([1, avif, webp])

/**
 * Encodes pictures as AVIF and WebP in the sizes that pages use, and stores their metadata. Files that
 * already exist for the same content are reused. Returns the names of the files that are missing or are not
 * pictures.
 */
export async function encodePictures(
  sql: Sql,
  files: Iterable<string>,
  { from, media, cacheDir, progress, onEncoded, later = false }: EncodeOptions,
): Promise<string[]> {
  const encoder = await openEncoder(sql, { media, cacheDir })
  const recorded = await selectPictureHashes(sql)
  const queue = [...new Set(files)]
  const total = queue.length
  const missing: string[] = []
  let done = 0
  const encodeOne = async ({ picture, master }: Original) => {
    const waits = later && !(await hasAllSizes(encoder, picture))
    if (!waits) await encodeSizes(encoder, { picture, master })
    if (recorded.get(picture.file) !== picture.contentHash) {
      await upsertPicture(sql, picture)
      onEncoded?.(picture.file)
    }
    if (!waits) return
    // Other machines have no such folder.
    if (media.name !== 'disk') await media.write(waitingKey(picture), master)
    await insertWaitingPicture(sql, picture.file, path.resolve(from ?? '.'))
  }
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const original = await readOriginal(encoder, from, file)
      if (original) await encodeOne(original)
      else missing.push(file)
      done++
      progress?.(done, total)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return missing
}

/** What all pictures are encoded with. */
export type Encoder = {
  sql: Sql
  media: MediaStore
  /** A folder with the layout of the public files. */
  cache: DiskStore | undefined
  cacheDir: string
  maxima: readonly number[]
}

/** A picture and the bytes of its file. */
export type Original = { picture: PictureRow; master: Buffer }

/** Reads the widths that the websites configure. */
export async function openEncoder(
  sql: Sql,
  { media, cacheDir }: Pick<EncodeOptions, 'media' | 'cacheDir'>,
): Promise<Encoder> {
  const maxima = await configuredMaxima(sql)
  const cache = cacheDir === undefined ? undefined : new DiskStore(cacheDir)
  return { sql, media, cache, cacheDir: cacheDir ?? '', maxima }
}

/** A picture of a folder, or without one of the media store. Undefined for a file that is missing or is no picture. */
export async function readOriginal(
  encoder: Encoder,
  from: string | undefined,
  file: string,
): Promise<Original | undefined> {
  const master =
    from === undefined
      ? await encoder.media.read(originalKey(file))
      : await readFile(path.join(from, file)).catch(() => undefined)
  return master && (await originalOf(encoder, file, master))
}

/** A picture by the bytes of its original. */
export async function originalOf(
  encoder: Encoder,
  file: string,
  master: Buffer,
): Promise<Original | undefined> {
  const contentHash = createHash('sha256').update(encoding).update(master).digest('hex')
  const info = await imageInfoOf(encoder, file, contentHash, master)
  return info && { picture: { file, contentHash, ...info }, master }
}

/** The sizes of a picture by their path below the media folder. */
export function wantedSizes(
  picture: Picture,
  maxima: readonly number[],
): Map<string, [number, PictureFormat]> {
  const wanted = new Map<string, [number, PictureFormat]>()
  const want = (width: number, format: PictureFormat) =>
    wanted.set(sizePath(picture, width, format), [width, format])
  for (const { width } of sizesOf(picture)) {
    want(width, 'avif')
    want(width, 'webp')
  }
  for (const maximum of maxima) want(Math.min(maximum, picture.width), 'webp')
  return wanted
}

/** Whether the media store has every size, after those that are only in the cache were copied. */
async function hasAllSizes(encoder: Encoder, picture: Picture): Promise<boolean> {
  const names = [...wantedSizes(picture, encoder.maxima).keys()]
  const areThere = await Promise.all(names.map(async (name) => await isInStore(encoder, name)))
  return areThere.every(Boolean)
}

/**
 * Encodes the sizes of a picture that are missing; with `only`, no other than that path. Returns false when it has no such size,
 * or when `waits` is false and another process is making one.
 */
export async function encodeSizes(
  encoder: Encoder,
  { picture, master }: Original,
  { only, waits = true }: { only?: string | undefined; waits?: boolean } = {},
): Promise<boolean> {
  const wanted = [...wantedSizes(picture, encoder.maxima)].filter(([name]) => (only ?? name) === name)
  let isWhole = wanted.length > 0
  for (const [name, [width, format]] of wanted) {
    const make = async () => {
      const { default: sharp } = await import('sharp')
      const resized = sharp(master).resize({ width, withoutEnlargement: true })
      return format === 'avif' ? await encodeAvif(resized) : await resized.webp(webp).toBuffer()
    }
    if (!(await ensureFile(encoder, name, make, waits))) isWhole = false
  }
  return isWhole
}

async function encodeAvif(picture: Sharp): Promise<Buffer> {
  for (let { quality } = avif; ; quality -= 5) {
    const encoded = await picture
      .clone()
      .avif({ ...avif, quality })
      .toBuffer()
    if (encoded.length < avifBudget || quality <= lowestAvifQuality) return encoded
  }
}

/**
 * Makes sure that the media store has a file: copies it from the cache, or makes it, in one process. False when another one is
 * making it and `waits` is false.
 */
async function ensureFile(
  encoder: Encoder,
  name: string,
  make: () => Promise<Buffer>,
  waits: boolean,
): Promise<boolean> {
  if (await isInStore(encoder, name)) return true
  const { sql, media, cache } = encoder
  const makeBoth = async () => {
    const content = await make()
    await keepInCache(cache, name, content)
    return content
  }
  return await makeUnderLock({ sql, store: media }, `media/${name}`, makeBoth, { waits })
}

/** Whether the media store has a file, which is copied from the cache if it is only there. */
async function isInStore({ media, cache, cacheDir }: Encoder, name: string): Promise<boolean> {
  const key = `media/${name}`
  if ((await media.sizeOf(key)) !== undefined) return true
  if (!cache || (await cache.sizeOf(name)) === undefined) return false
  await media.writeFile(key, path.join(cacheDir, name))
  return true
}

/** Dimensions and average colour, stored beside the encoded files so that pictures are not decoded again. */
async function imageInfoOf(
  encoder: Encoder,
  file: string,
  contentHash: string,
  master: Buffer,
): Promise<ImageInfo | undefined> {
  const { media, cache } = encoder
  const name = `${sizePath({ file, contentHash }, 0, 'webp')}.json`
  const stored = await media.read(`media/${name}`)
  if (stored) return JSON.parse(stored.toString()) as ImageInfo
  const cached = await cache?.read(name)
  const text = cached ? cached.toString() : await measuredAs(master)
  if (text === undefined) return undefined
  if (!cached) await keepInCache(cache, name, text)
  await media.write(`media/${name}`, text)
  return JSON.parse(text) as ImageInfo
}

async function measuredAs(master: Buffer): Promise<string | undefined> {
  try {
    return JSON.stringify(await measure(master))
  } catch (error) {
    if (error instanceof NotAnImageError) return undefined
    throw error
  }
}

/** The encoder is imported on demand because of its memory use. */
async function measure(master: Buffer): Promise<ImageInfo> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(master)
    .metadata()
    .catch((cause: unknown) => {
      throw new NotAnImageError('The encoder cannot read it.', { cause })
    })
  const { data } = await sharp(master)
    .resize(1, 1)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = [0, 1, 2].map((at) =>
    (data[Math.min(at, data.length - 1)] ?? 0).toString(16).padStart(2, '0'),
  )
  return { width, height, colour: `#${channels.join('')}` }
}

/** The cache saves time and is never needed: an installation may be read-only, or its disk full. */
async function keepInCache(
  cache: DiskStore | undefined,
  name: string,
  content: Buffer | string,
): Promise<void> {
  await cache?.write(name, content).catch(() => undefined)
}
