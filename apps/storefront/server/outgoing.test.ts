import fastify from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { serveMedia } from './media.ts'
import { networkTransport } from './transport.ts'

const cleanUp: (() => unknown)[] = []
afterEach(() => {
  for (const end of cleanUp.splice(0)) end()
})

/** A commerce API that behaves as the test wants; answers its address. */
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
const wide = { timeout: 20_000, largest: 1000, most: 2 }

describe('the commerce API', () => {
  it('is not waited for without end', async () => {
    const send = networkTransport(await api(() => undefined), { ...wide, timeout: 100 })
    await expect(send(request)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is not read without end', async () => {
    const send = networkTransport(await api((_asked, answer) => answer.end('x'.repeat(5000))), wide)
    await expect(send(request)).rejects.toMatchObject({ failure: 'too large' })
  })

  it('sends nobody elsewhere', async () => {
    const send = networkTransport(
      await api((_asked, answer) => answer.writeHead(307, { location: 'http://localhost/' }).end()),
      wide,
    )
    await expect(send(request)).rejects.toThrow('fetch failed')
  })

  it('has only so many waiting', async () => {
    const send = networkTransport(await api(() => undefined), { ...wide, timeout: 200 })
    const waiting = [send(request), send(request)]
    await expect(send(request)).rejects.toMatchObject({ failure: 'busy' })
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('a picture', () => {
  const fetched = async (listener: RequestListener) => {
    const app = fastify()
    await serveMedia(app, { endpoint: await api(listener) })
    const { statusCode, body, headers } = await app.inject('/media/a.webp')
    return { statusCode, body, type: headers['content-type'] }
  }

  it('comes from the commerce API', async () => {
    const answer = await fetched((_asked, reply) => {
      reply.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
    })
    expect(answer).toEqual({ statusCode: 200, body: 'picture', type: 'image/webp' })
  })

  it.each<[string, number, RequestListener]>([
    ['is not there', 404, (_asked, reply) => void reply.writeHead(404).end()],
    ['is elsewhere', 502, (_asked, reply) => void reply.writeHead(302, { location: '/' }).end()],
    ['breaks off', 502, (_asked, reply) => void reply.destroy()],
    ['is too large', 502, (_asked, reply) => void reply.end(Buffer.alloc(9 * 1024 * 1024))],
  ])('that %s is a %i', async (_what, status, listener) => {
    expect((await fetched(listener)).statusCode).toBe(status)
  })
})
