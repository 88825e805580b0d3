import { describe, expect, it } from 'vitest'
import { shortSourceSets, sourceSets } from './source-set.ts'

const files = (addressOf: (width: number) => string) =>
  [320, 640].map((width) => ({ address: addressOf(width), width }))

describe('the sources of a picture', () => {
  it('are short where their addresses differ in the width and the format alone', () => {
    const short = shortSourceSets(
      files((width) => `/media/a-${width}.avif`),
      files((width) => `/media/a-${width}.webp`),
    )
    expect(short).toEqual({ avif: '.avif', webp: '/media/a-*.webp 320 640' })
    expect(sourceSets(short)).toEqual({
      avif: '/media/a-320.avif 320w, /media/a-640.avif 640w',
      webp: '/media/a-320.webp 320w, /media/a-640.webp 640w',
    })
  })

  it.each([
    ['name no width', () => '/media/a.jpg'],
    ['differ in more', (width: number) => `/media/${width === 640 ? 'b' : 'a'}-${width}.webp`],
    ['repeat the width', (width: number) => `/media/a-${width}.b-${width}.webp`],
    ['hold a star', (width: number) => `/media/*/a-${width}.webp`],
  ])('are what they are where addresses %s', (_what, addressOf) => {
    const webp = files(addressOf)
    const text = webp.map(({ address, width }) => `${address} ${width}w`).join(', ')
    expect(sourceSets(shortSourceSets([], webp))).toEqual({ avif: '', webp: text })
  })

  it('may be of other addresses in each format', () => {
    const avif = files((width) => `/media/b-${width}.avif`)
    const webp = files((width) => `/media/a-${width}.webp`)
    const short = shortSourceSets(avif, webp)
    expect(short.avif).toBe('/media/b-*.avif 320 640')
    expect(sourceSets(short).avif).toBe('/media/b-320.avif 320w, /media/b-640.avif 640w')
  })

  it('are none without files', () => {
    expect(sourceSets(shortSourceSets([], []))).toEqual({ avif: '', webp: '' })
  })
})
