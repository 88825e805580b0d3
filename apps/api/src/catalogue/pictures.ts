import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from '../platform/database.ts'
import { readStores } from '../stores/index.ts'
import { sizePath, sizesOf, type Picture, type PictureFormat } from './picture-sizes.ts'
import { selectPictureHashes, upsertPicture } from './pictures.sql.ts'

type EncodeOptions = {
  /** Folder of the masters. */
  from: string
  /** Data folder; the sizes go to `media/catalog/product` below it. */
  dataDir: string
  /** Folder of what was encoded for any data folder before; without it, everything that is missing is encoded. */
  cacheDir?: string
  /** Told now and then how many of how many are done. */
  progress?: (done: number, total: number) => void
}

class NoPictureError extends Error {}

type Facts = { width: number; height: number; colour: string }

const atOnce = 2
// More effort costs twice the time a step and saves hardly a byte on these pictures.
const avif = { quality: 55, effort: 1 }
const webp = { quality: 76, effort: 2 }
/** Part of every content hash: a change of the settings above must change the names of the files. */
const encoding = JSON.stringify([1, avif, webp])

/**
 * Encodes pictures in the sizes of the page, as AVIF and WebP, and records what pages must know of them. What was
 * encoded before is found by its content and left alone. Answers the names of the files that are not there, or are no
 * pictures.
 */
export async function encodePictures(
  sql: Sql,
  files: Iterable<string>,
  { from, dataDir, cacheDir, progress }: EncodeOptions,
): Promise<string[]> {
  const places = { media: path.join(dataDir, 'media'), cache: await writable(cacheDir) }
  const maxima = await imageMaxima(sql)
  await mkdir(path.join(places.media, 'catalog/product'), { recursive: true })
  const recorded = await selectPictureHashes(sql)
  const queue = [...new Set(files)]
  const total = queue.length
  const missing: string[] = []
  let done = 0
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const master = await readFile(path.join(from, file)).catch(() => undefined)
      const isThere = master
        ? await encodeOne(sql, places, { file, master, maxima }, recorded.get(file))
        : false
      if (!isThere) missing.push(file)
      done++
      progress?.(done, total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return missing
}

/** Folders with the same files below them: what the shop serves, and what outlives its data. */
type Places = { media: string; cache: string | undefined }

/** Widths that the websites set for `thumbnail` and `large`; a picture may be shown on any of them. */
async function imageMaxima(sql: Sql): Promise<number[]> {
  const { all } = await readStores(sql)
  return [...new Set(all.flatMap(({ settings }) => Object.values(settings.image_maxima)))]
}

/** Answers whether the master is a picture. */
async function encodeOne(
  sql: Sql,
  places: Places,
  { file, master, maxima }: { file: string; master: Buffer; maxima: readonly number[] },
  recordedHash: string | undefined,
): Promise<boolean> {
  const contentHash = createHash('sha256').update(encoding).update(master).digest('hex')
  const facts = await factsOf(places, file, contentHash, master)
  if (!facts) return false
  const picture = { file, contentHash, width: facts.width, height: facts.height }
  await encodeSizes(places, picture, master, maxima)
  if (recordedHash !== contentHash) await upsertPicture(sql, { ...picture, colour: facts.colour })
  return true
}

async function encodeSizes(
  places: Places,
  picture: Picture,
  master: Buffer,
  maxima: readonly number[],
): Promise<void> {
  const wanted = new Map<string, [number, PictureFormat]>()
  const want = (width: number, format: PictureFormat) =>
    wanted.set(sizePath(picture, width, format), [width, format])
  for (const { width } of sizesOf(picture)) {
    want(width, 'avif')
    want(width, 'webp')
  }
  for (const maximum of maxima) want(Math.min(maximum, picture.width), 'webp')
  for (const [name, [width, format]] of wanted) {
    await provide(places, name, async () => {
      const { default: sharp } = await import('sharp')
      const resized = sharp(master).resize({ width, withoutEnlargement: true })
      return await (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer()
    })
  }
}

/** Puts a file where the shop serves it: it may be there, or in the cache, or has to be made. */
async function provide(
  { media, cache }: Places,
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<void> {
  const target = path.join(media, name)
  if (await exists(target)) return
  const kept = cache && path.join(cache, name)
  if (kept && (await exists(kept))) {
    const draft = draftOf(target)
    await copyFile(kept, draft)
    return await rename(draft, target)
  }
  const content = await make()
  await writeWhole(target, content)
  if (kept) await writeWhole(kept, content)
}

/** Size and average colour, kept beside the encoded files so that they are found without decoding. */
async function factsOf(
  places: Places,
  file: string,
  contentHash: string,
  master: Buffer,
): Promise<Facts | undefined> {
  const name = `${sizePath({ file, contentHash }, 0, 'webp')}.json`
  try {
    await provide(places, name, async () => JSON.stringify(await measure(master)))
  } catch (error) {
    if (error instanceof NoPictureError) return undefined
    throw error
  }
  return JSON.parse(await readFile(path.join(places.media, name), 'utf8')) as Facts
}

/** Loads the encoder only where something has to be encoded: it weighs more than the rest of the catalogue. */
async function measure(master: Buffer): Promise<Facts> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(master)
    .metadata()
    .catch((cause: unknown) => {
      throw new NoPictureError('The encoder cannot read it.', { cause })
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

/** Written beside and then renamed, so that a file that is there is whole. */
async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  const draft = draftOf(target)
  await writeFile(draft, content)
  await rename(draft, target)
}

/** The cache is a help: a folder that cannot be written is done without. */
async function writable(cacheDir: string | undefined): Promise<string | undefined> {
  if (cacheDir === undefined) return undefined
  return await mkdir(path.join(cacheDir, 'catalog/product'), { recursive: true }).then(
    () => cacheDir,
    () => undefined,
  )
}

function draftOf(target: string): string {
  return `${target}.${process.pid}.tmp`
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  )
}
