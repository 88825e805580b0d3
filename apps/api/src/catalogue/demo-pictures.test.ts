import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { encodeSizes, openEncoder, readOriginal, type Encoder } from './encode-pictures.ts'
import { sizePath, type Picture } from './picture-sizes.ts'
import { selectAllPictures } from './pictures.sql.ts'

/** Pictures that passed, so that only new and changed ones are encoded: to encode all takes two minutes. */
type Passed = { encoder: string; pictures: string[] }

const passedFile = path.join(import.meta.dirname, 'demo-pictures.json')
const encoderNow = `sharp ${sharp.versions.sharp}`
const most = new Map([
  [320, 15_000],
  [960, 90_000],
  [1280, 90_000],
])
const { sitesDir, pictureCacheDir: cacheDir } = testSettings()

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

/** By what decides its encoded files: the original and how it is encoded. */
const keyOf = ({ contentHash }: Picture) => contentHash.slice(0, 16)

async function foldersByPicture(): Promise<Map<string, string>> {
  const folders = new Map<string, string>()
  for (const site of await readdir(sitesDir)) {
    const folder = path.join(sitesDir, site, 'pictures')
    for (const file of await readdir(folder).catch(() => [])) folders.set(file, folder)
  }
  return folders
}

/** The sizes of a picture that are too heavy. */
async function tooHeavy(encoder: Encoder, picture: Picture, folder: string | undefined): Promise<string[]> {
  const original = folder === undefined ? undefined : await readOriginal(encoder, folder, picture.file)
  if (!original) return [`${picture.file} is missing`]
  const heavy: string[] = []
  for (const [width, limit] of most) {
    const name = sizePath(picture, Math.min(width, picture.width), 'avif')
    await encodeSizes(encoder, original, { only: name })
    const bytes = (await encoder.media.sizeOf(`media/${name}`)) ?? Number.POSITIVE_INFINITY
    if (bytes >= limit) heavy.push(`${picture.file} has ${bytes} bytes at ${width}`)
  }
  return heavy
}

// WRITE_PASSED=1 writes the file, which is not needed for the test to pass: it spares the next run the encoding.
test('the pictures of the shops are small: thumbnails below 15 KB, large ones below 90 KB, in AVIF', async () => {
  const passed: Passed = JSON.parse(await readFile(passedFile, 'utf8'))
  const known = new Set(passed.encoder === encoderNow ? passed.pictures : [])
  const pictures = await selectAllPictures(shop.sql)
  expect(pictures.length).toBeGreaterThan(150)
  const encoder = await openEncoder(shop.sql, { media: shop.api.app.media, cacheDir })
  const folders = await foldersByPicture()
  const heavy: string[] = []
  for (const picture of pictures)
    if (!known.has(keyOf(picture)))
      heavy.push(...(await tooHeavy(encoder, picture, folders.get(picture.file))))
  expect(heavy).toEqual([])
  if (process.env.WRITE_PASSED) {
    const next: Passed = { encoder: encoderNow, pictures: pictures.map(keyOf).toSorted() }
    await writeFile(passedFile, `${JSON.stringify(next, undefined, 2)}\n`)
  }
}, 600_000)
