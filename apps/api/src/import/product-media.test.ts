import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { encodePictures } from '../catalogue/index.ts'
import { importProductMedia } from './index.ts'

const frames = Array.from({ length: 8 }, (_, index) => `lamp-${index * 45}.webp`)
const inAll = (text: string) => ({ fr: text, en: `${text} (en)`, it: `${text} (it)` })
const turntable = { kind: 'turntable', sku: 'VSQ-C1', frames, label: inAll('Tous les côtés') }
const video = {
  kind: 'video',
  sku: 'VSQ-C1',
  video: 'tour.mp4',
  poster: 'lamp-0.webp',
  title: inAll('Le tour'),
  description: inAll('La fontaine tourne une fois.'),
  captions: { fr: 'tour.fr.vtt' },
}

let shop: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-media-'))
  shop = await createTestApi({ settings: { dataDir: path.join(folder, 'data') } })
  for (const [index, name] of frames.entries()) {
    const background = { r: 40 + index, g: 80, b: 90 }
    await sharp({ create: { width: 1000, height: 1000, channels: 3, background } }).toFile(
      path.join(folder, name),
    )
  }
  await writeFile(path.join(folder, 'tour.mp4'), `\0\0\0\x18ftypmp42${'0'.repeat(200)}`)
  await writeFile(path.join(folder, 'tour.fr.vtt'), 'WEBVTT\n\n00:00.000 --> 00:02.000\nElle tourne.\n')
  await writeFile(path.join(folder, 'text.mp4'), 'no video')
  await writeFile(path.join(folder, 'large.webm'), '')
  await truncate(path.join(folder, 'large.webm'), 9 * 1024 * 1024)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function importMedia(entries: readonly object[], website = 'fontaines') {
  const file = path.join(folder, 'media.json')
  await writeFile(file, JSON.stringify(entries))
  const { media } = shop.api.app
  const { report, pictures } = await importProductMedia(shop.sql, website, file, { from: folder, media })
  await encodePictures(shop.sql, pictures, { from: folder, media })
  await shop.api.app.catalogue.refresh()
  return report
}

type Video = {
  __typename: string
  url: string
  label: string
  position: number
  captions_url: string | null
  poster: { width: number } | null
  video_content: Record<string, string | null>
}
type Product = {
  media_gallery: Video[]
  media_gallery_entries: { id: number; file: string; media_type: string; video_content: object | null }[]
  turntables: { label: string; frames: string[]; poster: { width: number } }[]
  optimized_images: { file: string }[]
}

async function product(store = 'fr'): Promise<Product> {
  const { data, errors } = await shop.send<{ products: { items: Product[] } }>(
    `{ products(filter: { sku: { eq: "VSQ-C1" } }) { items {
        optimized_images { file }
        turntables { label frames poster { width } }
        media_gallery_entries { id file media_type video_content { video_url } }
        media_gallery { __typename url label position
          ... on ProductVideo { captions_url poster { width }
            video_content { media_type video_provider video_url video_title video_description video_metadata } } } } } }`,
    {},
    { store },
  )
  expect(errors).toBeUndefined()
  const [found] = data.products.items
  if (!found) throw new Error('The product is missing')
  return found
}

const problemsOf = async (entries: readonly object[]): Promise<string> =>
  await importMedia(entries).then(
    () => 'imported',
    (error: unknown) => String(error),
  )

describe('turntables and videos of products', () => {
  it('follow the pictures of the gallery, in the language of the store view', async () => {
    await importMedia([])
    const before = await product()
    expect((await importMedia([turntable, video])).changed).toBe(1)
    const french = await product()
    expect(french.optimized_images).toEqual(before.optimized_images)
    expect(french.media_gallery.slice(0, -1)).toEqual(before.media_gallery)
    expect(french.media_gallery.at(-1)).toMatchObject({
      __typename: 'ProductVideo',
      label: 'Le tour',
      position: before.media_gallery.length,
      url: expect.stringMatching(/\/media\/catalog\/product\/lamp-0-.+\.webp$/),
      poster: { width: 1000 },
      captions_url: expect.stringMatching(/\/tour-fr-[0-9a-f]{8}\.vtt$/),
      video_content: {
        media_type: 'external-video',
        video_provider: null,
        video_title: 'Le tour',
        video_description: 'La fontaine tourne une fois.',
        video_metadata: null,
      },
    })
    expect(french.media_gallery_entries.at(-1)).toMatchObject({
      media_type: 'external-video',
      file: 'lamp-0.webp',
    })
    expect(new Set(french.media_gallery_entries.map(({ id }) => id)).size).toBe(
      before.media_gallery.length + 1,
    )
    const [turned] = (await product('en')).turntables
    expect(turned).toMatchObject({ label: 'Tous les côtés (en)', poster: { width: 1000 } })
    expect(turned?.frames.map((address) => /lamp-(\d+)-.+-960\.webp$/.exec(address)?.[1])).toEqual(
      frames.map((_, index) => String(index * 45)),
    )
    expect((await product('en')).media_gallery.at(-1)?.captions_url).toBeNull()
  })

  it('are served in parts, with a long cache', async () => {
    await importMedia([turntable, video])
    const { media_gallery: gallery } = await product()
    const address = new URL(gallery.at(-1)?.video_content.video_url ?? '').pathname
    const answer = await shop.api.server.inject({ url: address, headers: { range: 'bytes=4-7' } })
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 206, body: 'ftyp' })
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 4-7/212',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const captions = await shop.api.server.inject(new URL(gallery.at(-1)?.captions_url ?? '').pathname)
    expect(captions.headers['content-type']).toMatch(/^text\/vtt/)
  })

  it('are listed in the sitemap when they are files of the shop', async () => {
    await importMedia([video, { ...video, video: 'https://youtu.be/aqz-KE-bpKQ' }])
    const { data } = await shop.send<{
      sitemap: { items: { videos: { title: string; content: string }[] }[] }
    }>('{ sitemap(type: PRODUCT) { items { videos { title content } } } }')
    expect(data.sitemap.items.flatMap(({ videos }) => videos)).toEqual([
      { title: 'Le tour', content: expect.stringMatching(/\/tour-[0-9a-f]{8}\.mp4$/) },
    ])
    const { media_gallery: gallery } = await product()
    expect(gallery.at(-1)?.video_content).toMatchObject({
      video_provider: 'youtube',
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
    })
  })

  it('are replaced by another import; the same one changes nothing', async () => {
    await importMedia([turntable, video])
    expect((await importMedia([turntable, video])).changed).toBe(0)
    expect((await importMedia([])).changed).toBe(1)
    expect(await product()).toMatchObject({ turntables: [] })
  })

  it.each<[string, object, RegExp]>([
    [
      'a product that is not sold',
      { ...turntable, sku: 'NONE' },
      /media\.json:1:\d+: no product "NONE" is sold on fontaines/,
    ],
    [
      'a frame that is missing',
      { ...turntable, frames: [...frames, 'lost.webp'] },
      /the file "lost\.webp" is not in/,
    ],
    ['too few frames', { ...turntable, frames: frames.slice(1) }, /name 8 pictures at least/],
    ['a language that is missing', { ...turntable, label: { fr: 'Tour' } }, /has no text in en, it/],
    [
      'a file that is no video',
      { ...video, video: 'text.mp4' },
      /"text\.mp4" must be a MP4 or WebM file of at most 8 MB/,
    ],
    [
      'a video that is too large',
      { ...video, video: 'large.webm' },
      /"large\.webm" must be a MP4 or WebM file/,
    ],
    ['a video without encryption', { ...video, video: 'http://films.example/a' }, /begins with https/],
    ['captions that are none', { ...video, captions: { fr: 'text.mp4' } }, /must be a WebVTT file/],
    ['a picture of another folder', { ...video, poster: '../lamp-0.webp' }, /without a folder/],
  ])('are rejected for %s', async (_, entry, message) => {
    expect(await problemsOf([entry])).toMatch(message)
  })
})
