import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { HTTP_LIMITS, type HttpLimits } from '@comptoir/rules/http-limits'
import { afterEach, describe, expect, it } from 'vitest'
import { closeConnections, connectTo, exchange, nextConnectionEnd } from './connections.fixture.ts'
import { allowLargeResponse, createLimitedServer } from './limited-server.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  closeConnections()
  for (const end of cleanUp.splice(0)) await end()
})

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`
const getAndClose = (path: string) => get(path, 'Connection: close\r\n')

/** A server that answers each request with its path, `/large` with 64 MB, and `/slow` never. */
async function serve(limits: Partial<HttpLimits> = {}) {
  const large = Buffer.alloc(64 * 1024 * 1024)
  const started: string[] = []
  const aborts: Error[] = []
  const handle: RequestListener = (request, response) => {
    const { url = '' } = request
    started.push(url)
    request.once('error', (error) => aborts.push(error))
    if (url !== '/slow') response.end(url === '/large' ? large : url)
  }
  const server = createLimitedServer(handle, { ...HTTP_LIMITS, ...limits })
  const ended = nextConnectionEnd(server)
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  return { port: (server.address() as AddressInfo).port, ended, started, aborts }
}

describe('createLimitedServer', () => {
  it.each<[string, Partial<HttpLimits>]>([
    ['is not read', { idleTime: 300 }],
    ['is read too slowly', { exchangeTime: 300 }],
  ])('closes the connection when a response %s', async (_what, limits) => {
    const { port, ended } = await serve(limits)
    const socket = connectTo(port)
    socket.pause()
    socket.write(getAndClose('/large'))
    await ended
  })

  it('gives a large file the time that its size needs', async () => {
    const limits = { ...HTTP_LIMITS, exchangeTime: 300, leastRate: 1 }
    let finish = (): void => undefined
    const server = createLimitedServer(({ url }, response) => {
      if (url !== '/file') return
      allowLargeResponse(response, 100)
      response.write('first ')
      finish = () => void response.end('last')
    }, limits)
    server.listen({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
    const { port } = server.address() as AddressInfo
    const file = exchange(port, getAndClose('/file'))
    // Starts later and is closed at the usual limit.
    expect(await exchange(port, getAndClose('/slow'))).toMatchObject({ answer: '' })
    finish()
    expect((await file).answer).toContain('last')
  })

  it('answers some pipelined requests in order', async () => {
    const { port } = await serve({ pipelinedRequests: 3 })
    const { answer } = await exchange(port, get('/1') + get('/2') + get('/3') + getAndClose('/4'))
    expect(answer.match(/\/\d$|\/\d(?=HTTP)/gm)).toEqual(['/1', '/2', '/3', '/4'])
  })

  it('starts a pipelined request after the response to the one before', async () => {
    const { port, started } = await serve({ pipelinedRequests: 3, exchangeTime: 300 })
    expect(await exchange(port, get('/slow') + get('/2'))).toMatchObject({ answer: '' })
    expect(started).toEqual(['/slow'])
  })

  it('closes a connection with too many pipelined requests, of which it started the first', async () => {
    const { port, ended, started } = await serve({ pipelinedRequests: 3 })
    connectTo(port).write(get('/slow').repeat(50))
    await ended
    expect(started).toEqual(['/slow'])
  })

  it('goes on reading other connections after it closed one', async () => {
    const { port } = await serve({ pipelinedRequests: 3 })
    const other = connectTo(port).setEncoding('latin1')
    other.write(get('/1'))
    await once(other, 'data')
    await exchange(port, get('/slow').repeat(50))
    other.write(getAndClose('/2'))
    expect(await text(other)).toContain('HTTP/1.1 200')
  })

  it('takes no stack of requests that a closed connection aborts, but of later errors', async () => {
    const { port, ended, aborts } = await serve()
    const socket = connectTo(port)
    // The server answers "100 Continue" when it starts the request.
    socket.write(get('/slow', 'Expect: 100-continue\r\n'))
    await once(socket, 'data')
    socket.destroy()
    await ended
    expect(aborts.map(({ stack }) => stack)).toEqual(['Error: aborted'])
    expect(new Error('Later.').stack).toMatch(/\n +at /)
  })

  it('closes a connection after the maximum number of requests', async () => {
    const { port } = await serve({ requestsPerConnection: 2 })
    const { answer } = await exchange(port, get('/1') + get('/2') + getAndClose('/3'))
    expect(answer.match(/HTTP\/1\.1 \d+|Connection: close/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'Connection: close',
      'HTTP/1.1 503',
      'Connection: close',
    ])
  })

  it('closes further connections when there are too many', async () => {
    const { port } = await serve({ connections: 1 })
    const first = connectTo(port)
    first.write(get('/slow'))
    await once(first, 'connect')
    expect((await exchange(port, getAndClose('/1'))).answer).toBe('')
  })
})
