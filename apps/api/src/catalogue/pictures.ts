import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Sql } from '../platform/database.ts'
import { imageMaxima, sizePath, sizesOf, type Picture, type PictureFormat } from './picture-sizes.ts'
import { selectPictureHashes, upsertPicture } from './pictures.sql.ts'

type EncodeOptions = {
  /** Folder of the masters. */
  from: string
  /** Data folder; the sizes go to `media/catalog/product` below it. */
  dataDir: string
  /** Told now and then how many of how many are done. */
  progress?: (done: number, total: number) => void
}

type Facts = { width: number; height: number; colour: string }

const atOnce = 2
// More effort costs twice the time a step and saves hardly a byte on these pictures.
const avif = { quality: 55, effort: 1 }
const webp = { quality: 76, effort: 2 }
/** Part of every content hash: a change of the settings above must change the names of the files. */
const encoding = JSON.stringify([1, avif, webp])

/**
 * Encodes pictures in the sizes of the page, as AVIF and WebP, and records what pages must know of them. What was
 * encoded before is found by its content and left alone. Answers the names of the files that are not there.
 */
export async function encodePictures(
  sql: Sql,
  files: Iterable<string>,
  { from, dataDir, progress }: EncodeOptions,
): Promise<string[]> {
  const media = path.join(dataDir, 'media')
  await mkdir(path.join(media, 'catalog/product'), { recursive: true })
  const recorded = await selectPictureHashes(sql)
  const queue = [...new Set(files)]
  const total = queue.length
  const missing: string[] = []
  let done = 0
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const master = await readFile(path.join(from, file)).catch(() => undefined)
      if (master) await encodeOne(sql, media, file, master, recorded.get(file))
      else missing.push(file)
      done++
      progress?.(done, total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return missing
}

async function encodeOne(
  sql: Sql,
  media: string,
  file: string,
  master: Buffer,
  recordedHash: string | undefined,
): Promise<void> {
  const contentHash = createHash('sha256').update(encoding).update(master).digest('hex')
  const facts = await factsOf(media, file, contentHash, master)
  const picture = { file, contentHash, width: facts.width, height: facts.height }
  await encodeSizes(media, picture, master)
  if (recordedHash !== contentHash) await upsertPicture(sql, { ...picture, colour: facts.colour })
}

async function encodeSizes(media: string, picture: Picture, master: Buffer): Promise<void> {
  const wanted = new Map<string, [number, PictureFormat]>()
  const want = (width: number, format: PictureFormat) =>
    wanted.set(path.join(media, sizePath(picture, width, format)), [width, format])
  for (const { width } of sizesOf(picture)) {
    want(width, 'avif')
    want(width, 'webp')
  }
  for (const maximum of Object.values(imageMaxima)) want(Math.min(maximum, picture.width), 'webp')
  for (const [target, [width, format]] of wanted) {
    if (await exists(target)) continue
    const resized = sharp(master).resize({ width, withoutEnlargement: true })
    const encoded = format === 'avif' ? resized.avif(avif) : resized.webp(webp)
    await writeWhole(target, await encoded.toBuffer())
  }
}

/** Size and average colour, kept beside the encoded files so that they are found without decoding. */
async function factsOf(media: string, file: string, contentHash: string, master: Buffer): Promise<Facts> {
  const target = path.join(media, `${sizePath({ file, contentHash }, 0, 'webp')}.json`)
  const known = await readFile(target, 'utf8').catch(() => undefined)
  if (known) return JSON.parse(known) as Facts
  const { width, height } = await sharp(master).metadata()
  const { data } = await sharp(master)
    .resize(1, 1)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = [0, 1, 2].map((at) =>
    (data[Math.min(at, data.length - 1)] ?? 0).toString(16).padStart(2, '0'),
  )
  const facts = { width, height, colour: `#${channels.join('')}` }
  await writeWhole(target, JSON.stringify(facts))
  return facts
}

/** Written beside and then renamed, so that a file that is there is whole. */
async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  const draft = `${target}.${process.pid}.tmp`
  await writeFile(draft, content)
  await rename(draft, target)
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  )
}
