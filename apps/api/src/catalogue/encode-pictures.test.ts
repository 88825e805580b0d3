import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { root } from '../../test/settings.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { encodePictures } from './encode-pictures.ts'
import { sizesOf } from './picture-sizes.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

describe('encodePictures', () => {
  test('fills a new data folder from the cache', async () => {
    const from = path.join(root, 'sites/sushi/pictures')
    const [file = ''] = (await readdir(from)).filter((name) => name.endsWith('.webp'))
    const encode = async (dataDir: string) => {
      const folders = {
        from,
        media: new DiskStore(path.join(folder, dataDir)),
        cacheDir: path.join(folder, 'cache'),
      }
      expect(await encodePictures(api.sql, [file], folders)).toEqual([])
      return await filesIn(path.join(folder, dataDir, 'media/catalog/product'))
    }
    const first = await encode('one')
    const cached = await filesIn(path.join(folder, 'cache/catalog/product'))
    expect(cached.map(({ name, size }) => ({ name, size }))).toEqual(
      first.map(({ name, size }) => ({ name, size })),
    )
    await encode('two')
    const untouched = await filesIn(path.join(folder, 'cache/catalog/product'))
    expect(untouched).toEqual(cached)
    expect((await filesIn(path.join(folder, 'two/media/catalog/product'))).length).toBe(first.length)
  })

  test('does without a cache that cannot be written', async () => {
    const from = path.join(root, 'sites/sushi/pictures')
    const [file = ''] = (await readdir(from)).filter((name) => name.endsWith('.webp'))
    const cacheDir = path.join(folder, 'no-folder')
    await writeFile(cacheDir, '')
    const folders = { from, media: new DiskStore(path.join(folder, 'three')), cacheDir }
    expect(await encodePictures(api.sql, [file], folders)).toEqual([])
    expect(await filesIn(path.join(folder, 'three/media/catalog/product'))).not.toEqual([])
  })

  test('returns the names of missing pictures', async () => {
    const folders = { from: folder, media: new DiskStore(folder) }
    expect(await encodePictures(api.sql, ['lost.webp'], folders)).toEqual(['lost.webp'])
  })

  test('encodes the widths that a website configures', async () => {
    const shop = await createTestApi({
      prepare: async (sql) => {
        await sql`
          update website set config = config || '{"image_maxima": {"thumbnail": 800, "large": 1200}}'
           where code = 'sushi'`
      },
    })
    const file = 'wide.webp'
    const background = '#b5c4b1'
    await sharp({ create: { width: 1400, height: 700, channels: 3, background } }).toFile(
      path.join(folder, file),
    )
    const dataDir = path.join(folder, 'maxima')
    await encodePictures(shop.sql, [file], { from: folder, media: new DiskStore(dataDir) })
    const widths = (await filesIn(path.join(dataDir, 'media/catalog/product'))).map(({ name }) => name)
    for (const width of [300, 800, 1000, 1200])
      expect(widths.some((name) => name.endsWith(`-${width}.webp`))).toBe(true)
    const widthsIn = async (website: string) => {
      const store = shop.api.app.stores.all.find((one) => one.website.code === website)
      const { data } = await shop.send<{ pictures: { thumbnail: string; large: string }[] }>(
        'query ($files: [String!]!) { pictures(files: $files) { thumbnail large } }',
        { files: [file] },
        { store: store?.code ?? '' },
      )
      return data.pictures.map((one) =>
        [one.thumbnail, one.large].map((url) => /-(\d+)\.webp$/.exec(url)?.[1]),
      )
    }
    expect(await widthsIn('sushi')).toEqual([['800', '1200']])
    expect(await widthsIn('fontaines')).toEqual([['300', '1000']])
    await shop.close()
  })

  test('makes sizes available by file name', async () => {
    const { data } = await api.send<{ pictures: { file: string; sizes: { avif: string }[] }[] }>(
      '{ pictures(files: ["comptoir-3-acier.webp", "lost.webp"]) { file sizes { avif } } }',
    )
    expect(data.pictures.map(({ file }) => file)).toEqual(['comptoir-3-acier.webp'])
    expect(data.pictures[0]?.sizes.at(0)?.avif).toMatch(/comptoir-3-acier-[0-9a-f]{8}-320\.avif$/)
  })

  test('makes the whole set of sizes available with the category', async () => {
    const { data } = await api.send<{
      categoryList: {
        optimized_image: { file: string; sizes: { code: string; width: number; url: string }[] }
      }[]
    }>(
      '{ categoryList(filters: { url_key: { eq: "particuliers" } }) { optimized_image { file sizes { code width url } } } }',
    )
    const image = data.categoryList[0]?.optimized_image
    expect(image?.file).toBe('cat-particuliers.webp')
    expect(image?.sizes.map(({ code, width }) => [code, width])).toEqual([
      ['sm', 320],
      ['md', 640],
      ['lg', 960],
      ['xl', 1280],
      ['xxl', 2048],
    ])
  })

  test('offers no size wider than the original: the larger ones are the original', () => {
    expect(
      sizesOf({ width: 700, height: 350 }).map(({ code, width, height }) => [code, width, height]),
    ).toEqual([
      ['sm', 320, 160],
      ['md', 640, 320],
      ['lg', 700, 350],
      ['xl', 700, 350],
    ])
  })

  test('offers a fifth size of large originals', () => {
    const codesOf = (width: number) => sizesOf({ width, height: 100 }).map((size) => [size.code, size.width])
    expect(codesOf(1280).at(-1)).toEqual(['xl', 1280])
    expect(codesOf(1600).at(-1)).toEqual(['xxl', 1600])
    expect(codesOf(2400).at(-1)).toEqual(['xxl', 2048])
  })
})

async function filesIn(folderName: string): Promise<{ name: string; size: number; changed: number }[]> {
  const names = (await readdir(folderName)).toSorted()
  return await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folderName, name))
      return { name, size, changed: mtimeMs }
    }),
  )
}
