import { createHash } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import type { Sql } from '../platform/database.ts'
import { SingleFlight } from '../platform/single-flight.ts'
import { copyWholeFile, writeWholeFile } from '../platform/whole-file.ts'
import { readStores } from '../stores/index.ts'
import { encodedFolder, sizePath, sizesOf, type Picture, type PictureFormat } from './picture-sizes.ts'
import { insertWaitingPicture, selectPictureHashes, upsertPicture, type PictureRow } from './pictures.sql.ts'

type EncodeOptions = {
  /** Folder of the original pictures. */
  from: string
  /** Data folder. Encoded files go to `media/catalog/product` below it. */
  dataDir: string
  /** Folder that caches encoded files across data folders. Without it, missing files are encoded again. */
  cacheDir?: string
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
  { from, dataDir, cacheDir, progress, onEncoded, later = false }: EncodeOptions,
): Promise<string[]> {
  const encoder = await openEncoder(sql, { dataDir, cacheDir })
  const recorded = await selectPictureHashes(sql)
  const queue = [...new Set(files)]
  const total = queue.length
  const missing: string[] = []
  let done = 0
  const encodeOne = async ({ picture, master }: Original) => {
    const waits = later && !(await hasAllSizes(encoder, picture))
    if (!waits) await encodeSizes(encoder, picture, master)
    if (recorded.get(picture.file) !== picture.contentHash) {
      await upsertPicture(sql, picture)
      onEncoded?.(picture.file)
    }
    if (waits) await insertWaitingPicture(sql, picture.file, path.resolve(from))
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

/** The served media folder, and the cache with the same layout. */
type Folders = { media: string; cache: string | undefined }

/** What all pictures are encoded with. */
export type Encoder = Folders & { maxima: readonly number[] }

/** A picture and the bytes of its file. */
type Original = { picture: PictureRow; master: Buffer }

/** Makes the folders of encoded files, and reads the widths that the websites configure. */
export async function openEncoder(
  sql: Sql,
  { dataDir, cacheDir }: Pick<EncodeOptions, 'dataDir' | 'cacheDir'>,
): Promise<Encoder> {
  const media = path.join(dataDir, 'media')
  await mkdir(path.join(media, encodedFolder), { recursive: true })
  const { all } = await readStores(sql)
  // Any website may show any picture.
  const maxima = [...new Set(all.flatMap(({ settings }) => Object.values(settings.image_maxima)))]
  return { media, cache: await writableFolder(cacheDir), maxima }
}

/** Undefined for a file that is missing or is no picture. */
export async function readOriginal(
  folders: Folders,
  from: string,
  file: string,
): Promise<Original | undefined> {
  const master = await readFile(path.join(from, file)).catch(() => undefined)
  if (!master) return undefined
  const contentHash = createHash('sha256').update(encoding).update(master).digest('hex')
  const info = await imageInfoOf(folders, file, contentHash, master)
  return info && { picture: { file, contentHash, ...info }, master }
}

/** The sizes of a picture by their path below the media folder. */
function wantedSizes(picture: Picture, maxima: readonly number[]): Map<string, [number, PictureFormat]> {
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

/** Whether every size can be served or copied from the cache. */
async function hasAllSizes({ maxima, media, cache }: Encoder, picture: Picture): Promise<boolean> {
  for (const name of wantedSizes(picture, maxima).keys()) {
    if (await exists(path.join(media, name))) continue
    if (!cache || !(await exists(path.join(cache, name)))) return false
  }
  return true
}

/** Encodes the sizes of a picture that are missing; with `only`, no other than that path. Returns how many sizes these are. */
export async function encodeSizes(
  encoder: Encoder,
  picture: Picture,
  master: Buffer,
  only?: string,
): Promise<number> {
  let count = 0
  for (const [name, [width, format]] of wantedSizes(picture, encoder.maxima)) {
    if (only !== undefined && name !== only) continue
    count++
    await ensureFile(encoder, name, async () => {
      const { default: sharp } = await import('sharp')
      const resized = sharp(master).resize({ width, withoutEnlargement: true })
      return format === 'avif' ? await encodeAvif(resized) : await resized.webp(webp).toBuffer()
    })
  }
  return count
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

/** Files that are being made, so that none is made twice at a time. */
const filesInProgress = new SingleFlight<void>()

/** Makes sure that a file exists in the media folder: copies it from the cache or creates it. */
async function ensureFile(
  { media, cache }: Folders,
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<void> {
  const target = path.join(media, name)
  if (await exists(target)) return
  await filesInProgress.run(target, async () => {
    const cached = cache && path.join(cache, name)
    if (cached && (await exists(cached))) return await copyWholeFile(cached, target)
    const content = await make()
    await writeWholeFile(target, content)
    if (cached) await writeWholeFile(cached, content)
  })
}

/** Dimensions and average colour, stored beside the encoded files so that pictures are not decoded again. */
async function imageInfoOf(
  folders: Folders,
  file: string,
  contentHash: string,
  master: Buffer,
): Promise<ImageInfo | undefined> {
  const name = `${sizePath({ file, contentHash }, 0, 'webp')}.json`
  try {
    await ensureFile(folders, name, async () => JSON.stringify(await measure(master)))
  } catch (error) {
    if (error instanceof NotAnImageError) return undefined
    throw error
  }
  return JSON.parse(await readFile(path.join(folders.media, name), 'utf8')) as ImageInfo
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

/** The cache is optional: returns undefined when the folder cannot be created. */
async function writableFolder(cacheDir: string | undefined): Promise<string | undefined> {
  if (cacheDir === undefined) return undefined
  return await mkdir(path.join(cacheDir, encodedFolder), { recursive: true }).then(
    () => cacheDir,
    () => undefined,
  )
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  )
}
