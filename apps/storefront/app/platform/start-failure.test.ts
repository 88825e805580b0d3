import { describe, expect, it } from 'vitest'
import { urlOf } from './start-failure.ts'

describe('the address of a failed start', () => {
  it('is found in the error and in those that it wraps', () => {
    const failed = Object.assign(new Error('No shop'), { url: '/maintenance' })
    expect(urlOf(failed)).toBe('/maintenance')
    const wrapped = new Error('A script could not be loaded', { cause: failed })
    expect(urlOf(new Error('Start', { cause: wrapped }))).toBe('/maintenance')
  })

  it('is undefined without one, even of an error that causes itself', () => {
    const loop = new Error('Loop')
    loop.cause = loop
    expect([new Error('No url'), loop, { url: 3 }, undefined, 'text'].map((error) => urlOf(error))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })
})
