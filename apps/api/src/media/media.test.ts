import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { startRole } from '../../test/role-process.ts'
import { hasS3Server, startS3Server, type S3Server } from '../../test/s3/s3-server.ts'
import { testSettings } from '../../test/settings.ts'
import { encodePictures, encodeWaitingPictures, pictureFiles } from '../catalogue/index.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { mediaStoreNamed, openMediaStore } from '../platform/media-store/open.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import type { MediaSettings, S3Settings } from '../platform/media-store/settings.ts'
import { createApi, type Api } from '../server.ts'
import { mediaCommand } from './index.ts'
import { selectSoldFiles } from './media.sql.ts'

let folder: string
let server: S3Server
let s3: S3Settings
let a: TestApi
let b: Api
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  if (!hasS3Server) return
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-media-'))
  server = await startS3Server()
  s3 = await server.newBucket()
  a = await createTestApi({ settings: settingsOf('a', inS3()) })
  closers.push(a.close)
  b = await anotherApi('b', inS3())
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  if (!hasS3Server) return
  await server.close()
  await rm(folder, { recursive: true })
})

const inS3 = (more: Partial<MediaSettings> = {}): MediaSettings => {
  return { store: 's3', readAlso: undefined, s3, publicUrl: undefined, signedSeconds: 0, ...more }
}
const settingsOf = (machine: string, media: MediaSettings) => {
  return { media, dataDir: path.join(folder, machine), pictureCacheDir: path.join(folder, machine, 'cache') }
}

/** Another API process of the shop, with a data folder of its own. */
async function anotherApi(machine: string, media: MediaSettings): Promise<Api> {
  const settings = { ...testSettings(), ...settingsOf(machine, media) }
  const api = await createApi(settings, a.databaseUrl)
  closers.push(api.close)
  return api
}

/** Counts how often a store writes each file. */
function countWrites(store: MediaStore, counts: Map<string, number>): void {
  const write = store.write.bind(store)
  store.write = async (key, content) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    await write(key, content)
  }
}

const pathOf = (url: string) => new URL(url).pathname

/** Small pictures, which are encoded quickly. */
async function writePictures(names: readonly string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const [index, name] of names.entries()) {
    const background = { r: 40 * index, g: 90, b: 120 }
    await sharp({ create: { width: 500, height: 300, channels: 3, background } }).toFile(path.join(to, name))
  }
}

describe.skipIf(!hasS3Server)('A shop with its media store on S3', () => {
  it('serves a picture that one process received from another one', async () => {
    const from = path.join(folder, 'uploads')
    await writePictures(['miso.webp'], from)
    const content = (await readFile(path.join(from, 'miso.webp'))).toString('base64')
    const { data, errors } = await asStaff(a).send<{
      uploadPicture: { picture: { file: string; large: string } }
    }>(
      `mutation ($key: ID!, $picture: PictureInput!) {
        uploadPicture(idempotencyKey: $key, picture: $picture) { picture { file large } }
      }`,
      { key: newKey(), picture: { name: 'Miso.webp', content } },
    )
    expect(errors).toBeUndefined()
    const { file, large } = data.uploadPicture.picture
    const url = pathOf(large)
    const answer = await b.server.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(answer.rawPayload.length),
    })
    const head = await b.server.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(answer.rawPayload.length),
    ])
    const part = await b.server.inject({ url, headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 4-7/${answer.rawPayload.length}`,
    ])
    expect(part.rawPayload).toEqual(answer.rawPayload.subarray(4, 8))
    const same = await b.server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(same.statusCode).toBe(304)
    const outside = await b.server.inject({ url, headers: { range: 'bytes=99999999-' } })
    expect(outside.statusCode).toBe(416)
    for (const hidden of [
      `/media/../originals/${file}`,
      `/originals/${file}`,
      '/media/none-00000000-320.webp',
    ])
      expect((await b.server.inject(hidden)).statusCode).toBe(404)
    expect(await readdir(path.join(folder, 'a')).catch(() => [])).not.toContain('media')
  })

  it('encodes each size of a waiting picture once, by whichever process', async () => {
    const files = ['nori.webp', 'rice.webp']
    const from = path.join(folder, 'machine-of-the-import')
    await writePictures(files, from)
    const { sql, media } = a.api.app
    await encodePictures(sql, files, { from, media, later: true })
    // The workers are other machines.
    await rm(from, { recursive: true })
    const writes = new Map<string, number>()
    for (const api of [a.api, b]) countWrites(api.app.media, writes)
    const { data } = await a.send<{ pictures: { sizes: { avif: string }[] }[] }>(
      'query ($files: [String!]!) { pictures(files: $files) { sizes { avif } } }',
      { files },
    )
    const asked = pathOf(data.pictures[0]?.sizes[1]?.avif ?? '')
    const answers = await Promise.all([a.api, b, a.api, b].map(async (api) => await api.server.inject(asked)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect([...writes]).toEqual([[asked.slice(1), 1]])

    const waiting = async () => (await sql`select 1 from waiting_picture`).length
    while ((await waiting()) > 0)
      await Promise.all([encodeWaitingPictures(a.api.app), encodeWaitingPictures(b.app)])
    expect([...writes.values()].filter((count) => count !== 1)).toEqual([])
    expect(writes.size).toBeGreaterThan(8)
    const kept: string[] = []
    for await (const { key } of media.list('originals/waiting/')) kept.push(key)
    expect(kept).toEqual([])
    for (const { sizes } of data.pictures)
      for (const { avif } of sizes) expect((await b.server.inject(pathOf(avif))).statusCode).toBe(200)
  })

  it('sells files through the API, or by addresses that end, and names a CDN for public ones', async () => {
    const file = path.join(folder, 'sample.pdf')
    await writeFile(file, 'first pages')
    const [sample] = await a.sql<{ id: number; file: string }[]>`
      select id, sample_file as file from downloadable_link where sample_file is not null limit 1`
    const address = `/downloadable/download/linkSample/link_id/${sample?.id}`
    expect((await b.server.inject(address)).statusCode).toBe(404)
    await a.api.app.media.writeFile(`downloads/${sample?.file}`, file)
    const through = await b.server.inject(address)
    expect([through.statusCode, through.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${path.basename(sample?.file ?? '')}"`,
    ])
    const signing = await anotherApi('signing', inS3({ signedSeconds: 60, publicUrl: 'https://cdn.example' }))
    const redirect = await signing.server.inject(address)
    expect([redirect.statusCode, redirect.headers['cache-control']]).toEqual([303, 'no-store'])
    const signed = new URL(redirect.headers.location ?? '')
    expect(signed.origin).toBe(server.endpoint)
    expect(await (await fetch(signed)).text()).toBe('first pages')
    expect(through.body).toBe('first pages')
    // Clients fetch what is public elsewhere.
    const query = '{ pictures(files: ["nori.webp"]) { large } }'
    const answer = await signing.handle({ method: 'POST', body: JSON.stringify({ query }), headers: {} })
    expect(JSON.parse(answer.body).data.pictures[0].large).toMatch(
      /^https:\/\/cdn\.example\/media\/catalog\/product\/nori-.+\.webp$/,
    )
  })
})

describe.skipIf(!hasS3Server)('media move', () => {
  it('copies to S3 and back while pictures are served, and goes on where it was stopped', async () => {
    const own = await server.newBucket()
    const onDisk: MediaSettings = { ...inS3(), store: 'disk', s3: own }
    const before = await anotherApi('before', onDisk)
    const { sql, settings, media } = before.app
    const from = path.join(folder, 'moved-pictures')
    const files = ['a.webp', 'b.webp', 'c.webp']
    await writePictures(files, from)
    await encodePictures(sql, files, { from, media })
    await media.write('originals/a.webp', 'a')
    await media.write('downloads/guides/b.pdf', 'first')
    const names = (await pictureFiles(sql)).files.filter((name) => name.endsWith('-320.webp'))
    const shown: string[] = []
    for (const name of names) if (await media.sizeOf(`media/${name}`)) shown.push(`/media/${name}`)
    expect(shown).toHaveLength(3)
    const run = async (words: string[], flags: Record<string, string> = {}, store: MediaStore = media) =>
      await mediaCommand(
        { sql, settings, media: store },
        words,
        new Map(Object.entries(flags)),
        () => undefined,
      )
    const target = await mediaStoreNamed(settings, 's3')
    const count = async (store: MediaStore) => {
      const keys: string[] = []
      for (const prefix of ['media/', 'originals/', 'downloads/'])
        for await (const { key } of store.list(prefix)) keys.push(key)
      return keys.length
    }
    const all = await count(media)
    expect(await run(['move'], { to: 's3', 'dry-run': '' })).toMatch(
      new RegExp(`^${all} files would be copied to s3 .+, 0 were there already\\.\nNothing was written\\.$`),
    )
    expect(await count(target)).toBe(0)

    // As if it had been stopped, and with an old edition of a file of the same length.
    await target.write('originals/a.webp', 'a')
    await target.write('downloads/guides/b.pdf', 'other')
    const moving = new AbortController()
    const statuses = new Set<number>()
    const serve = async () => {
      while (!moving.signal.aborted)
        for (const url of shown) statuses.add((await before.server.inject(url)).statusCode)
    }
    const serving = serve()
    const moved = run(['move'], { to: 's3' })
    const said = await moved.finally(() => moving.abort())
    await serving
    const after = await anotherApi('after', { ...inS3(), s3: own })
    for (const url of shown) expect((await after.server.inject(url)).statusCode).toBe(200)
    expect([...statuses]).toEqual([200])
    expect(said).toMatch(
      new RegExp(`^${all - 1} files were copied and compared to s3 .+, 1 were there already\\.$`),
    )
    expect((await target.read('downloads/guides/b.pdf'))?.toString()).toBe('first')
    expect(await run(['move'], { to: 's3' })).toMatch(new RegExp(`^0 files .+, ${all} were there already`))
    expect(await count(target)).toBe(all)

    const back = new DiskStore(path.join(folder, 'back'))
    const elsewhere = { sql, settings: { ...settings, dataDir: path.join(folder, 'back') }, media: back }
    await mediaCommand(elsewhere, ['move'], new Map([['to', 'disk']]), () => undefined)
    expect(await count(back)).toBe(all)
    expect(await back.checksumOf('originals/a.webp')).toBe(await target.checksumOf('originals/a.webp'))
    await expect(run(['move'], { to: 'tape' })).rejects.toThrow(/--to s3 or --to disk/)
    target.close()
  })

  it('serves what another process has not moved yet', async () => {
    const own = await server.newBucket()
    const before = await anotherApi('shared', { ...inS3(), store: 'disk', s3: own })
    await before.app.media.write('media/late.webp', 'late')
    const moving = await anotherApi('shared', { ...inS3(), s3: own, readAlso: 'disk' })
    expect((await moving.server.inject('/media/late.webp')).body).toBe('late')
    await moving.app.media.remove('media/late.webp')
    expect((await before.server.inject('/media/late.webp')).statusCode).toBe(404)
  })
})

describe.skipIf(!hasS3Server)('media check', () => {
  it('names what is missing', async () => {
    const own = await server.newBucket()
    const settings = { ...testSettings(), ...settingsOf('checked', { ...inS3(), s3: own }) }
    const { sql } = a
    const media = await openMediaStore(settings)
    const check = async () =>
      await mediaCommand({ sql, settings, media }, ['check'], new Map(), () => undefined)
    await expect(check()).rejects.toThrow(/ of \d+ files that the shop needs are missing:\nmedia\/catalog/)
    await sql`delete from product_video`
    for (const file of await selectSoldFiles(sql)) await media.write(`downloads/${file}`, file)
    await sql`truncate picture cascade`
    const from = path.join(folder, 'checked-pictures')
    await writePictures(['a.webp'], from)
    await encodePictures(sql, ['a.webp'], { from, media })
    expect(await check()).toMatch(
      /^media {6}\d+ files, .+\n.*\n.*\nAll \d+ files that the shop needs are there/,
    )
    media.close()
  })
})

describe.skipIf(!hasS3Server)('A process whose bucket is not there', () => {
  it('says so in a sentence, and ends', async () => {
    const role = await startRole('apps/api/src/worker.ts', {
      DATABASE_URL: a.databaseUrl,
      DATA_DIR: path.join(folder, 'role'),
      MEDIA_STORE: 's3',
      MEDIA_BUCKET: 'none',
      MEDIA_ENDPOINT: server.endpoint,
      MEDIA_KEY_ID: 'test:tester',
      MEDIA_KEY_SECRET: 'testing',
    })
    expect(await role.ended).toEqual({
      code: 1,
      output: `The bucket "none" does not exist at the media store at ${server.endpoint}: create it, or change MEDIA_BUCKET.\n`,
    })
  })
})
