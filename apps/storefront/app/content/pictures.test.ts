import { describe, expect, it } from 'vitest'
import { relativeUrl } from '../platform/relative-url.ts'
import { pictureOf } from './pictures.ts'

const size = (width: number) => ({
  width,
  avif: `http://localhost:4000/media/a-${width}.avif`,
  webp: `http://localhost:4000/media/a-${width}.webp`,
})

describe('catalogue images', () => {
  it('have URLs relative to the shop', () => {
    expect(relativeUrl('https://cdn.test:8443/media/a/b.webp')).toBe('/media/a/b.webp')
    expect(relativeUrl('/media/a.webp')).toBe('/media/a.webp')
  })

  it('have both formats in every width, each once', () => {
    const image = {
      label: 'Une carafe',
      colour: '#d8cbb7',
      width: 1280,
      height: 1600,
      sizes: [size(320), size(640), size(1280), size(1280)],
    }
    expect(pictureOf(image, 'Carafe')).toEqual({
      alt: 'Une carafe',
      src: '/media/a-640.webp',
      avif: '.avif',
      webp: '/media/a-*.webp 320 640 1280',
      width: 1280,
      height: 1600,
      colour: '#d8cbb7',
    })
  })

  it('fall back to the product name as alternative text', () => {
    expect(
      pictureOf({ label: null, colour: null, width: 320, height: 320, sizes: [size(320)] }, 'Carafe')?.alt,
    ).toBe('Carafe')
  })

  it('are undefined without a file', () => {
    expect(pictureOf(undefined, 'Carafe')).toBeUndefined()
    expect(pictureOf({ label: null, colour: null, width: 1, height: 1, sizes: [] }, 'Carafe')).toBeUndefined()
  })
})
