import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { root } from '../../test/settings.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { encodePictures } from './encode-pictures.ts'
import { sizePath, sizesOf } from './picture-sizes.ts'
import { selectPictures, selectWaitingPictures } from './pictures.sql.ts'
import { encodeWaitingPictures } from './waiting-pictures.ts'

let shop: TestApi
let folder: string
let files: string[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-waiting-'))
  const from = path.join(root, 'sites/sushi/pictures')
  const names = (await readdir(from)).filter((name) => name.endsWith('.webp'))
  files = names.slice(0, 3)
  for (const file of files) await cp(path.join(from, file), path.join(folder, 'originals', file))
  shop = await createTestApi({
    settings: { dataDir: path.join(folder, 'data'), pictureCacheDir: path.join(folder, 'cache') },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const encodedFiles = async () =>
  (await readdir(path.join(folder, 'data/media/catalog/product'))).filter((name) => !name.endsWith('.json'))

const mediaOf = async (file: string, width: number) => {
  const [picture] = await selectPictures(shop.sql, [file])
  if (!picture) throw new Error(`${file} is not imported`)
  return { picture, url: `/media/${sizePath(picture, width, 'avif')}` }
}

test('notes pictures as waiting, and encodes what is asked for at once, the rest behind', async () => {
  const from = path.join(folder, 'originals')
  const { media } = shop.api.app
  const { pictureCacheDir: cacheDir } = shop.api.app.settings
  expect(await encodePictures(shop.sql, files, { from, media, cacheDir, later: true })).toEqual([])
  const waiting = await selectWaitingPictures(shop.sql, 10)
  expect(waiting.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  expect(await encodedFiles()).toEqual([])

  const [first = '', , last = ''] = files
  const { url, picture } = await mediaOf(last, 320)
  const answers = await Promise.all([1, 2].map(async () => await shop.api.server.inject(url)))
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  expect(await encodedFiles()).toEqual([path.basename(url)])

  expect(await encodeWaitingPictures(shop.api.app)).toBe(files.length)
  expect(await selectWaitingPictures(shop.sql, 10)).toEqual([])
  const made = await encodedFiles()
  for (const { width } of sizesOf(picture)) {
    for (const format of ['avif', 'webp'] as const)
      expect(made).toContain(path.basename(sizePath(picture, width, format)))
  }
  expect((await shop.api.server.inject((await mediaOf(first, 640)).url)).statusCode).toBe(200)
})

test('lets no picture wait that the cache has', async () => {
  const from = path.join(folder, 'originals')
  const { pictureCacheDir: cacheDir } = shop.api.app.settings
  const dataDir = path.join(folder, 'other')
  const media = new DiskStore(dataDir)
  await encodePictures(shop.sql, files, { from, media, cacheDir, later: true })
  expect(await selectWaitingPictures(shop.sql, 10)).toEqual([])
  expect((await readdir(path.join(dataDir, 'media/catalog/product'))).length).toBeGreaterThan(files.length)
})

test('makes no other width, and nothing of a picture whose original is gone', async () => {
  const [file = ''] = files
  const { url, picture } = await mediaOf(file, 333)
  await shop.sql`insert into waiting_picture (file, folder) values (${file}, ${path.join(folder, 'lost')})`
  expect((await shop.api.server.inject(url)).statusCode).toBe(404)
  expect((await shop.api.server.inject('/media/catalog/product/none-00000000-320.avif')).statusCode).toBe(404)
  await encodeWaitingPictures(shop.api.app)
  expect(await selectPictures(shop.sql, [picture.file])).toEqual([])
  expect(await selectWaitingPictures(shop.sql, 10)).toEqual([])
})
