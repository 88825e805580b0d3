import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { DiskStore } from './media-store/disk-store.ts'
import { registerMedia } from './media.ts'

const server = fastify()

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-media-'))
  const folder = path.join(dataDir, 'media/catalog')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'tap-1a2b.avif'), 'picture')
  await writeFile(path.join(folder, 'notes.txt'), 'notes')
  await writeFile(path.join(dataDir, 'secret.webp'), 'hidden')
  await registerMedia(server, { media: new DiskStore(dataDir) })
  return async () => {
    await server.close()
    await rm(dataDir, { recursive: true })
  }
})

it('serves pictures to other origins, to be cached for a year', async () => {
  const { statusCode, headers, body } = await server.inject('/media/catalog/tap-1a2b.avif?v=1')
  expect(statusCode).toBe(200)
  expect(body).toBe('picture')
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

it('answers HEAD, ranges and revalidation', async () => {
  const url = '/media/catalog/tap-1a2b.avif'
  const head = await server.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const part = await server.inject({ url, headers: { range: 'bytes=0-2' } })
  expect([part.statusCode, part.body]).toEqual([206, 'pic'])
  const same = await server.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } })
  expect(same.statusCode).toBe(304)
})

it('asks for patience while the store fails, and lets nobody keep that', async () => {
  const failing = fastify()
  const store = Object.assign(new DiskStore('/none'), {
    publicFolder: undefined,
    open: async () => await Promise.reject(new Error('no answer')),
  })
  await registerMedia(failing, { media: store })
  const { statusCode, headers } = await failing.inject('/media/catalog/tap-1a2b.avif')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  await failing.close()
})

it.each([
  '/media/catalog/missing.avif',
  '/media/catalog/notes.txt',
  '/media/catalog',
  '/media/',
  '/media/%2e%2e/secret.webp',
  '/media/catalog/..%2f..%2fsecret.webp',
])('does not serve %s', async (url) => {
  const { statusCode, body } = await server.inject(url)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('hidden')
})
