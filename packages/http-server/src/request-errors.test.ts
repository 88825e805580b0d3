import type { AddressInfo } from 'node:net'
import { HTTP_LIMITS } from '@comptoir/rules/http-limits'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { closeConnections, connectTo, exchange } from './connections.fixture.ts'
import { answerUnreadable, rejectOversized, RejectedRequestError, statusOfError } from './request-errors.ts'

describe('rejectOversized', () => {
  const server = fastify({ rewriteUrl: () => '/' })
  rejectOversized(server, { ...HTTP_LIMITS, headers: 5, pathLength: 20 })
  server.get('/', () => 'within the limits')

  it.each([
    ['a short path', 200, '/short', {}],
    ['a long path, even when it is rewritten', 414, `/${'a'.repeat(20)}`, {}],
    ['too many headers', 431, '/', { a: '1', b: '2', c: '3', d: '4', e: '5' }],
    ['a compressed body', 415, '/', { 'content-encoding': 'gzip' }],
  ])('answers %s with %i', async (_what, status, url, headers) => {
    expect((await server.inject({ url, headers })).statusCode).toBe(status)
  })
})

describe('statusOfError', () => {
  it.each([
    [414, new RejectedRequestError(414, 'Too long.')],
    [500, new RejectedRequestError(200, 'No error status.')],
    [500, Object.assign(new Error('Of a library.'), { statusCode: '404' })],
    [500, new Error('Without a status.')],
    [500, { statusCode: 404 }],
    [500, undefined],
  ])('returns %i for %s', (status, error) => {
    expect(statusOfError(error)).toBe(status)
  })
})

describe('answerUnreadable', () => {
  const bodyOf = (status: number, reason: string) => ({ type: 'text/plain', text: `${status}: ${reason}` })
  const server = fastify({ clientErrorHandler: answerUnreadable(bodyOf) })
  afterEach(async () => {
    closeConnections()
    await server.close()
  })

  it('answers invalid HTTP and closes the connection', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const { answer } = await exchange(port, 'EHLO shop\r\n\r\n')
    expect(answer.split('\r\n')).toEqual([
      'HTTP/1.1 400 Bad Request',
      'Content-Type: text/plain',
      'Content-Length: 16',
      'Connection: close',
      '',
      '400: Bad Request',
    ])
  })

  it('does not answer on a closed connection', () => {
    const socket = connectTo(1)
    socket.destroy()
    answerUnreadable(() => expect.unreachable())(new Error('Late.'), socket)
  })
})
