import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { root } from '../../test/settings.ts'
import { encodePictures } from './pictures.ts'

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

describe('the picture pipeline', () => {
  test('fills a new data folder from what was encoded before', async () => {
    const from = path.join(root, 'sites/sushi/pictures')
    const [file = ''] = (await readdir(from)).filter((name) => name.endsWith('.webp'))
    const encode = async (dataDir: string) => {
      const places = { from, dataDir: path.join(folder, dataDir), cacheDir: path.join(folder, 'cache') }
      expect(await encodePictures(api.sql, [file], places)).toEqual([])
      return await filesIn(path.join(folder, dataDir, 'media/catalog/product'))
    }
    const first = await encode('one')
    const kept = await filesIn(path.join(folder, 'cache/catalog/product'))
    expect(kept.map(({ name, size }) => ({ name, size }))).toEqual(
      first.map(({ name, size }) => ({ name, size })),
    )
    await encode('two')
    const untouched = await filesIn(path.join(folder, 'cache/catalog/product'))
    expect(untouched).toEqual(kept)
    expect((await filesIn(path.join(folder, 'two/media/catalog/product'))).length).toBe(first.length)
  })

  test('names the pictures that are not there', async () => {
    const places = { from: folder, dataDir: folder }
    expect(await encodePictures(api.sql, ['lost.webp'], places)).toEqual(['lost.webp'])
  })

  test('answers the sizes of pictures by their names', async () => {
    const { data } = await api.send<{ pictures: { file: string; sizes: { avif: string }[] }[] }>(
      '{ pictures(files: ["comptoir-3-acier.webp", "lost.webp"]) { file sizes { avif } } }',
    )
    expect(data.pictures.map(({ file }) => file)).toEqual(['comptoir-3-acier.webp'])
    expect(data.pictures[0]?.sizes.at(0)?.avif).toMatch(/comptoir-3-acier-[0-9a-f]{8}-320\.avif$/)
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
