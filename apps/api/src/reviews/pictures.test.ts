import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS } from '@comptoir/rules/duration'
import { REVIEW_PICTURE } from '@comptoir/rules/review'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { reviewsCommand } from './command.ts'
import { deleteReviewsOf } from './moderation.ts'
import { deleteAbandonedPictures, encodeReviewPictures } from './pictures.ts'

type Shown = { summary: string; pictures: { width: number; sizes: { webp: string }[] }[] }

const sku = 'VSQ-C3'
let shop: TestApi
let dataDir: string
let now = new Date('2026-11-02T10:00:00Z')

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'review-pictures-'))
  shop = await createTestApi({ now: () => now, settings: { dataDir } })
})
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A photograph in base64, with the notes of a camera. */
async function photograph(width = 2000): Promise<string> {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: '#a4824c' } })
  const notes = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } }
  return (await picture.jpeg().withExif(notes).toBuffer()).toString('base64')
}

async function upload(content: string, as?: string) {
  const { data, errors } = await shop.send<{ uploadReviewPicture: { uid: string } }>(
    'mutation ($content: String!) { uploadReviewPicture(content: $content) { uid } }',
    { content },
    as === undefined ? {} : { as },
  )
  return { uid: data?.uploadReviewPicture?.uid ?? '', error: errors?.[0] }
}

async function write(summary: string, pictures: readonly string[], as: string) {
  const { errors } = await shop.send(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
    { input: { sku, nickname: 'Ada', summary, text: summary, ratings: [], pictures } },
    { as },
  )
  const [row] = await shop.sql<{ id: number }[]>`select id from product_review where summary = ${summary}`
  return { id: row?.id, error: errors?.[0] }
}

async function shown(summary: string): Promise<Shown | undefined> {
  const { data } = await shop.send<{ products: { items: { reviews: { items: Shown[] } }[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items {
       reviews { items { summary pictures { width sizes { webp } } } } } } }`,
  )
  return data.products.items[0]?.reviews.items.find((one) => one.summary === summary)
}

const files = async (folder: string) => await readdir(path.join(dataDir, folder)).catch(() => [])
const encoded = async () => await files('media/catalog/product')

describe('pictures of a review', () => {
  it('are seen with it once it is approved, and by staff before, without the notes of the camera', async () => {
    const { token: as } = await newCustomer(shop)
    const [first, second] = [await upload(await photograph(), as), await upload(await photograph(600), as)]
    const { id } = await write('Avec photos', [second.uid, first.uid], as)
    expect(await encoded()).toEqual([])
    expect(await encodeReviewPictures(shop.api.app)).toBe(2)
    expect(await encodeReviewPictures(shop.api.app)).toBe(0)
    const { data } = await asStaff(shop).send<{ review: { pictures: { small: string; large: string }[] } }>(
      'query ($id: ID!) { review(id: $id) { pictures { small large } } }',
      { id },
    )
    expect(data.review.pictures).toHaveLength(2)
    expect(await shown('Avec photos')).toBeUndefined()

    await reviewsCommand(shop.api.app, ['approve', String(id)], new Map())
    await eventually(async () => expect(await shown('Avec photos')).toBeDefined())
    const pictures = (await shown('Avec photos'))?.pictures ?? []
    expect(pictures.map(({ width }) => width)).toEqual([600, REVIEW_PICTURE.longestSide])
    const name = path.basename(pictures[0]?.sizes[0]?.webp ?? '')
    expect(await encoded()).toContain(name)
    for (const file of await files('originals')) {
      const { exif, format } = await sharp(await readFile(path.join(dataDir, 'originals', file))).metadata()
      expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    }
  })

  it('belong to one review', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)]
    const { uid } = await upload(await photograph(), one.token)
    expect((await write('La mienne', [uid], one.token)).error).toBeUndefined()
    const { id, error } = await write('La sienne', [uid], other.token)
    expect([id, error?.extensions.category]).toEqual([undefined, 'graphql-input'])
  })

  it('are few, small, and pictures', async () => {
    const { token: as } = await newCustomer(shop)
    const few = Array.from({ length: 5 }, (_, at) => String(at).padStart(32, '0'))
    expect((await write('Trop', few, as)).error?.message).toMatch(/so many/)
    expect((await write('Ailleurs', ['../../etc/passwd'], as)).error?.message).toMatch(/not known/)
    const text = Buffer.from('GIF89a, or so it says').toString('base64')
    expect((await upload(text, as)).error?.message).toMatch(/not a picture/)
    const broken = Buffer.from('ffd8ffe000', 'hex').toString('base64')
    expect((await upload(broken, as)).error?.message).toMatch(/not a picture/)
    const large = Buffer.alloc(REVIEW_PICTURE.bytes + 3).toString('base64')
    expect((await upload(large, as)).error?.message).toMatch(/too large/)
  })

  it('come from who may write one', async () => {
    expect((await upload(await photograph())).error?.extensions.category).toBe('graphql-authorization')
  })
})

it('Files of pictures vanish a day after they were sent without a review, and with their review', async () => {
  const { token: as, id: customerId } = await newCustomer(shop)
  const [kept, left] = [await upload(await photograph(), as), await upload(await photograph(), as)]
  await write('Supprimé', [kept.uid], as)
  await encodeReviewPictures(shop.api.app)
  const has = async (uid: string) => [
    (await files('originals')).some((name) => name.includes(uid)),
    (await encoded()).some((name) => name.includes(uid)),
  ]
  expect(await deleteAbandonedPictures(shop.api.app)).toBe(0)
  now = new Date(now.getTime() + DAY_MS + 1000)
  expect(await deleteAbandonedPictures(shop.api.app)).toBe(1)
  expect([await has(kept.uid), await has(left.uid)]).toEqual([
    [true, true],
    [false, false],
  ])
  await shop.sql.begin((tx) => deleteReviewsOf(tx, customerId))
  expect(await deleteAbandonedPictures(shop.api.app)).toBe(1)
  expect(await has(kept.uid)).toEqual([false, false])
  expect(await shop.sql`select from picture where file like ${`%${kept.uid}%`}`).toHaveLength(0)
})

it('A website may do without pictures', async () => {
  const settings = shop.sql.json({ product_reviews: { enabled: true, pictures: 0 } })
  await shop.sql`update website set config = config || ${settings} where code = 'fontaines'`
  await shop.sql`select settings_changed()`
  const { token: as } = await newCustomer(shop)
  await eventually(async () => {
    expect((await upload(await photograph(), as)).error?.extensions.category).toBe('graphql-authorization')
  })
})
