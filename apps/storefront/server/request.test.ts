import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { pageRequest } from './request.ts'

const sent = (headers: Record<string, string>) =>
  pageRequest(
    { method: 'POST', headers, body: Buffer.from('a=1') } as unknown as FastifyRequest,
    '/fr/login',
    {
      origin: 'https://shop.example',
      signal: new AbortController().signal,
    },
  )

it('has the origin of the site for a form that was sent by another name of the host', () => {
  const request = sent({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' })
  expect(request.url).toBe('https://shop.example/fr/login')
  expect(request.headers.get('origin')).toBe('https://shop.example')
})

it('has no origin when none was sent', async () => {
  const request = sent({ host: 'shop.example', 'x-other': 'kept' })
  expect(request.headers.has('origin')).toBe(false)
  expect(request.headers.get('x-other')).toBe('kept')
  expect(await request.text()).toBe('a=1')
})
