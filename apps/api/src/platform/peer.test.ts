import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Peer } from './peer.ts'

/** A stranger's server that behaves as the path says. */
const stranger: Server = createServer((request, response) => {
  if (request.url === '/well') response.end('well')
  if (request.url === '/elsewhere') response.writeHead(302, { location: '/well' }).end()
  if (request.url === '/endless') pour(response)
  if (request.url === '/drops') drip(response)
  // To anything else it never answers.
})

function pour(response: ServerResponse): void {
  while (response.write('x'.repeat(10_000)));
  response.once('drain', () => pour(response))
}

function drip(response: ServerResponse): void {
  response.write('x')
  const timer = setInterval(() => response.write('x'), 20)
  response.once('close', () => clearInterval(timer))
}

let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
})
afterAll(() => {
  stranger.closeAllConnections()
  stranger.close()
})

const peer = () => new Peer({ atOnce: 2, bytes: 100_000 })

it('returns the response', async () => {
  expect(await peer().ask(`${origin}/well`, { timeoutMs: 20_000 })).toEqual({ status: 200, body: 'well' })
})

it.each(['/never', '/drops'])('an answer is waited for only so long: %s', async (path) => {
  await expect(peer().ask(origin + path, { timeoutMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('stops reading an endless response', async () => {
  await expect(peer().ask(`${origin}/endless`, { timeoutMs: 20_000 })).rejects.toMatchObject({
    failure: 'too_large',
  })
})

it('does not follow redirects', async () => {
  await expect(peer().ask(`${origin}/elsewhere`, { timeoutMs: 20_000 })).rejects.toThrow('fetch failed')
})

it('rejects requests while too many are waiting', async () => {
  const busy = peer()
  const waiting = [1, 2].map(() => busy.ask(`${origin}/never`, { timeoutMs: 300 }))
  await expect(busy.ask(`${origin}/well`, { timeoutMs: 20_000 })).rejects.toMatchObject({ failure: 'busy' })
  expect(await Promise.allSettled(waiting)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await busy.ask(`${origin}/well`, { timeoutMs: 20_000 })).toMatchObject({ body: 'well' })
})
