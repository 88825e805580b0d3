import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasS3Server, startS3Server, type S3Server } from '../../../test/s3/s3-server.ts'
import { DiskStore } from './disk-store.ts'
import { JoinedStore } from './joined-store.ts'
import { storedOrMade, type MediaStore, type OpenedFile } from './port.ts'
import { S3Store } from './s3-store.ts'
import type { S3Settings } from './settings.ts'

let folder: string
let server: S3Server | undefined
let bucket: S3Settings

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-store-'))
  server = hasS3Server ? await startS3Server() : undefined
  if (server) bucket = await server.newBucket()
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const keysOf = async (store: MediaStore, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}
const isOpened = (opened: OpenedFile | 'outside' | undefined): opened is OpenedFile =>
  opened !== undefined && opened !== 'outside'
const contentOf = async (opened: OpenedFile | 'outside' | undefined) =>
  isOpened(opened) ? await text(opened.content) : opened

const kinds: { name: string; isSkipped: boolean; open: (own: string) => MediaStore }[] = [
  { name: 'disk', isSkipped: false, open: (own) => new DiskStore(path.join(folder, own)) },
  {
    name: 's3',
    isSkipped: !hasS3Server,
    open: (own) => new S3Store({ ...bucket, prefix: `${own}/` }),
  },
  {
    name: 'disk that reads S3, too',
    isSkipped: !hasS3Server,
    open: (own) =>
      new JoinedStore(
        new DiskStore(path.join(folder, `${own}-joined`)),
        new S3Store({ ...bucket, prefix: `${own}-joined/` }),
      ),
  },
]

for (const { name, isSkipped, open } of kinds) {
  describe.skipIf(isSkipped)(`The media store: ${name}`, () => {
    it('keeps what is written, and replaces it', async () => {
      const store = open('written')
      await store.check()
      const key = 'media/catalog/product/tap 1 é+%-1a2b-320.avif'
      expect(await store.read(key)).toBeUndefined()
      expect(await store.sizeOf(key)).toBeUndefined()
      expect(await store.checksumOf(key)).toBeUndefined()
      expect(await store.open(key)).toBeUndefined()
      await store.write(key, 'first')
      await store.write(key, Buffer.from('second'))
      expect((await store.read(key))?.toString()).toBe('second')
      expect(await store.sizeOf(key)).toBe(6)
      expect(await store.checksumOf(key)).toBe(sha256('second'))
      expect(await keysOf(store, 'media/')).toEqual([key])
      await store.write('originals/empty', '')
      expect(await store.sizeOf('originals/empty')).toBe(0)
      expect(await contentOf(await store.open('originals/empty'))).toBe('')
      store.close()
    })

    it('opens whole files and parts', async () => {
      const store = open('parts')
      await store.write('media/video.mp4', '0123456789')
      const parts = [undefined, { start: 2 }, { start: 2, end: 4 }, { start: 8, end: 99 }]
      const opened = await Promise.all(parts.map(async (part) => await store.open('media/video.mp4', part)))
      expect(opened.map((one) => isOpened(one) && [one.size, one.start, one.end])).toEqual([
        [10, 0, 9],
        [10, 2, 9],
        [10, 2, 4],
        [10, 8, 9],
      ])
      expect(await Promise.all(opened.map(contentOf))).toEqual(['0123456789', '23456789', '234', '89'])
      expect(await store.open('media/video.mp4', { start: 10 })).toBe('outside')
      expect(await store.open('media/none.mp4', { start: 1 })).toBeUndefined()
      store.close()
    })

    it('ends a read with the file as it was when it is replaced', async () => {
      const store = open('replaced')
      const first = Buffer.alloc(3_000_000, 'a')
      await store.write('downloads/plan.pdf', first)
      const opened = await store.open('downloads/plan.pdf')
      await store.write('downloads/plan.pdf', '2nd')
      expect(isOpened(opened) && sha256(await buffer(opened.content))).toBe(sha256(first))
      expect((await store.read('downloads/plan.pdf'))?.toString()).toBe('2nd')
      store.close()
    })

    it('copies files of the machine, large ones in parts', async () => {
      const store = open('files')
      const large = Buffer.alloc(9 * 1024 * 1024, 'comptoir ')
      for (const [file, content] of [
        ['small.pdf', Buffer.from('small')],
        ['large.pdf', large],
      ] as const) {
        await writeFile(path.join(folder, file), content)
        await store.writeFile(`downloads/${file}`, path.join(folder, file))
        expect(await store.sizeOf(`downloads/${file}`)).toBe(content.length)
        expect(await store.checksumOf(`downloads/${file}`)).toBe(sha256(content))
      }
      const part = await store.open('downloads/large.pdf', { start: large.length - 9 })
      expect(await contentOf(part)).toBe(large.subarray(-9).toString())
      store.close()
    })

    it.each([5, 9 * 1024 * 1024])('refuses a copy of %i bytes that is not the original', async (size) => {
      const store = open(`copies-${size}`)
      const content = Buffer.alloc(size, 'x')
      const opened = () => ({ size, start: 0, end: size - 1, content: Readable.from([content]) })
      await expect(store.writeStream('downloads/a', opened(), sha256('y'))).rejects.toThrow(/differs/)
      expect(await store.sizeOf('downloads/a')).toBeUndefined()
      await store.writeStream('downloads/a', opened(), sha256(content))
      expect(await store.checksumOf('downloads/a')).toBe(sha256(content))
      expect(await keysOf(store, 'downloads/')).toEqual(['downloads/a'])
      store.close()
    })

    it('lists by prefix and removes', async () => {
      const store = open('lists')
      const keys = ['media/b/c-1.webp', 'media/b/c-2.webp', 'media/b/d.webp', 'media/e.png']
      for (const key of keys) await store.write(key, key)
      expect(await keysOf(store, 'media/')).toEqual(keys)
      expect(await keysOf(store, 'media/b/c-')).toEqual(keys.slice(0, 2))
      expect(await keysOf(store, 'originals/')).toEqual([])
      await store.remove('media/e.png')
      await store.remove('media/e.png')
      expect(await keysOf(store, 'media/')).toEqual(keys.slice(0, 3))
      store.close()
    })

    it('makes what is missing once', async () => {
      const store = open('made')
      const made = async (content: string) =>
        (await storedOrMade(store, 'media/logo/a.png', async () => Buffer.from(content))).toString()
      expect([await made('one'), await made('two')]).toEqual(['one', 'one'])
      store.close()
    })
  })
}

describe('The media store on disk', () => {
  it('leaves no drafts, and no path leads out of it', async () => {
    const store = new DiskStore(path.join(folder, 'inner'))
    await store.write('media/a.webp', 'a')
    await expect(store.writeFile('media/b.webp', path.join(folder, 'none'))).rejects.toThrow(/ENOENT/)
    expect(await readdir(path.join(folder, 'inner/media'))).toEqual(['a.webp'])
    await expect(store.read('../secret')).rejects.toThrow(/no key/)
  })
})

describe.skipIf(!hasS3Server)('The media store on S3', () => {
  it('signs addresses that end', async () => {
    const store = new S3Store(bucket)
    await store.write('downloads/plan.pdf', 'plan')
    const file = { seconds: 60, type: 'application/pdf', disposition: 'attachment; filename="plan.pdf"' }
    const address = await store.signedAddress('downloads/plan.pdf', file)
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([200, 'plan'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
    const changed = new URL(address)
    changed.searchParams.set('X-Amz-Expires', '6000')
    expect((await fetch(changed)).status).toBe(403)
    expect((await fetch(address.split('?')[0] ?? '')).ok).toBe(false)
    store.close()
  })

  it('tells in a sentence why a bucket cannot be used', async () => {
    const problemOf = async (settings: Partial<S3Settings>) => {
      const store = new S3Store({ ...bucket, ...settings })
      const problem = await store.check().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? [error.name, error.message] : error),
      )
      store.close()
      return problem
    }
    expect(await problemOf({})).toBeUndefined()
    expect(await problemOf({ bucket: 'none' })).toEqual([
      'SettingsError',
      `The bucket "none" does not exist at the media store at ${bucket.endpoint}: create it, or change MEDIA_BUCKET.`,
    ])
    const wrongKey = { keyId: 'test:tester', secret: 'wrong' }
    expect(await problemOf({ credentials: wrongKey })).toEqual([
      'SettingsError',
      expect.stringMatching(/^The bucket "shop-.+" is refused by .+: check MEDIA_KEY_ID, .+\.$/),
    ])
    expect(await problemOf({ credentials: undefined })).toEqual([
      'SettingsError',
      'MEDIA_KEY_ID and MEDIA_KEY_SECRET must be set: neither the environment nor this machine has an access key.',
    ])
    expect(await problemOf({ endpoint: 'http://127.0.0.1:9' })).toEqual([
      'SettingsError',
      expect.stringMatching(/ cannot be reached at .+:9 \(ECONNREFUSED\): check MEDIA_ENDPOINT, /),
    ])
  })

  it('serves what it lacks from another store, and removes from both', async () => {
    const [from, to] = [
      new DiskStore(path.join(folder, 'moved')),
      new S3Store({ ...bucket, prefix: 'moved/' }),
    ]
    const store = new JoinedStore(to, from)
    await from.write('media/old.webp', 'old')
    await store.write('media/new.webp', 'new')
    expect((await store.read('media/old.webp'))?.toString()).toBe('old')
    expect(await contentOf(await store.open('media/old.webp', { start: 1 }))).toBe('ld')
    expect(await keysOf(store, 'media/')).toEqual(['media/new.webp', 'media/old.webp'])
    expect(await keysOf(from, 'media/')).toEqual(['media/old.webp'])
    await to.write('media/old.webp', 'old')
    await store.remove('media/old.webp')
    expect(await store.read('media/old.webp')).toBeUndefined()
    store.close()
  })
})
