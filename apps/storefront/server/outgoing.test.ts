import fastify from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { serveMedia } from '@comptoir/http-server/media'
import { networkTransport } from './transport.ts'

const cleanUp: (() => unknown)[] = []
afterEach(() => {
  for (const end of cleanUp.splice(0)) end()
})

/** Starts a commerce API with this listener; returns its URL. */
async function api(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = { body: '{}', headers: {} }
const limits = { timeout: 20_000, maxBytes: 1000, maxConcurrent: 2 }

describe('networkTransport', () => {
  it('times out', async () => {
    const send = networkTransport(await api(() => undefined), { ...limits, timeout: 100 })
    await expect(send(request)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('stops reading a response that is too large', async () => {
    const send = networkTransport(await api((_asked, answer) => answer.end('x'.repeat(5000))), limits)
    await expect(send(request)).rejects.toMatchObject({ failure: 'too_large' })
  })

  it('rejects redirects', async () => {
    const send = networkTransport(
      await api((_asked, answer) => answer.writeHead(307, { location: 'http://localhost/' }).end()),
      limits,
    )
    await expect(send(request)).rejects.toThrow('redirects')
  })

  it('keeps the connection for the next call', async () => {
    const ports = new Set<number | undefined>()
    const send = networkTransport(
      await api(({ socket }, answer) => {
        ports.add(socket.remotePort)
        answer.writeHead(200, { 'x-catalogue-version': '7' }).end('{"data":"é"}')
      }),
      limits,
    )
    const answers = [await send(request), await send(request)]
    expect(
      answers.map(({ status, headers, body }) => [status, headers['x-catalogue-version'], body]),
    ).toEqual(Array.from({ length: 2 }, () => [200, '7', '{"data":"é"}']))
    expect(ports.size).toBe(1)
  })

  it('rejects calls over the limit of concurrent ones', async () => {
    const send = networkTransport(await api(() => undefined), { ...limits, timeout: 200 })
    const waiting = [send(request), send(request)]
    await expect(send(request)).rejects.toMatchObject({ failure: 'busy' })
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('serveMedia', () => {
  const fetched = async (listener: RequestListener) => {
    const app = fastify()
    await serveMedia(app, { endpoint: await api(listener) })
    const { statusCode, body, headers } = await app.inject('/media/a.webp')
    return { statusCode, body, type: headers['content-type'] }
  }

  it('fetches images from the commerce API', async () => {
    const answer = await fetched((_asked, reply) => {
      reply.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
    })
    expect(answer).toEqual({ statusCode: 200, body: 'picture', type: 'image/webp' })
  })

  it('serves images of a folder, and fetches those that the folder lacks', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-media-'))
    cleanUp.push(async () => await rm(folder, { recursive: true }))
    await writeFile(path.join(folder, 'a.webp'), 'of the folder')
    const app = fastify()
    const endpoint = await api((asked, reply) => {
      if (asked.url === '/media/b.webp') reply.writeHead(200, { 'content-type': 'image/webp' }).end('fetched')
      else reply.writeHead(404).end()
    })
    await serveMedia(app, { mediaDir: folder, endpoint })
    const answers = await Promise.all(
      ['a.webp', 'b.webp', 'c.webp'].map(async (name) => await app.inject(`/media/${name}`)),
    )
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'of the folder'],
      [200, 'fetched'],
      [404, ''],
    ])
  })

  it.each<[string, number, RequestListener]>([
    ['does not exist', 404, (_asked, reply) => void reply.writeHead(404).end()],
    ['redirects', 502, (_asked, reply) => void reply.writeHead(302, { location: '/' }).end()],
    ['breaks off', 502, (_asked, reply) => void reply.destroy()],
    ['is too large', 502, (_asked, reply) => void reply.end(Buffer.alloc(9 * 1024 * 1024))],
  ])('answers an image that %s with %i', async (_what, status, listener) => {
    expect((await fetched(listener)).statusCode).toBe(status)
  })
})
