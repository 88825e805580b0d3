import { describe, expect, it } from 'vitest'
import { exchangeTimeOf, findFormError, HTTP_LIMITS, findRequestError } from './http-limits.ts'

const limits = { ...HTTP_LIMITS, headers: 3, pathLength: 20, pathSegments: 4, parameters: 3, formFields: 2 }
const headers = (count: number) => Array.from({ length: count * 2 }, () => 'x')
const statusOf = (url: string, { count = 1, encoding }: { count?: number; encoding?: string } = {}) =>
  findRequestError({ url, rawHeaders: headers(count), contentEncoding: encoding }, limits)?.status

describe('findRequestError', () => {
  it.each([
    ['/', undefined],
    ['/fr/a/b/c', undefined],
    [`/${'a'.repeat(19)}`, undefined],
    [`/${'a'.repeat(20)}`, 414],
    ['/a/b/c/d/e', 414],
    ['/?a=1&b=2&c=3', undefined],
    ['/?a=1&b=2&c=3&d=4', 414],
    ['/?q=/////////////////////', undefined],
  ])('returns the status for %s: %s', (url, status) => {
    expect(statusOf(url)).toBe(status)
  })

  it('rejects too many headers', () => {
    expect(statusOf('/', { count: 3 })).toBeUndefined()
    expect(statusOf('/', { count: 4 })).toBe(431)
  })

  it('rejects compressed bodies', () => {
    expect(statusOf('/', { encoding: 'identity' })).toBeUndefined()
    for (const encoding of ['gzip', 'br', 'deflate, gzip']) expect(statusOf('/', { encoding })).toBe(415)
  })
})

describe('exchangeTimeOf', () => {
  it.each([
    [0, 100_000],
    [1_000_000, 100_000],
    [1_638_400, 100_000],
    [100 * 1024 * 1024, 6_400_000],
  ])('of %i bytes is %i ms', (bytes, time) => {
    expect(exchangeTimeOf(bytes, { exchangeTime: 100_000, leastRate: 16 * 1024 })).toBe(time)
  })
})

describe('findFormError', () => {
  const urlencoded = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=x'
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'

  it('rejects too many fields', () => {
    expect(findFormError('a=1&b=2', urlencoded, limits)).toBeUndefined()
    expect(findFormError('a=1&b=2&c=3', urlencoded, limits)?.status).toBe(413)
    expect(findFormError(part.repeat(2), multipart, limits)).toBeUndefined()
    expect(findFormError(part.repeat(3), multipart, limits)?.status).toBe(413)
  })
})
