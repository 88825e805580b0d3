import { expect, it } from 'vitest'
import { localImages } from './local-images.ts'

it('replaces image URLs only', () => {
  const html =
    '<p><a href="http://api:4000/media/a.webp">A</a></p><img loading="lazy" src="http://api:4000/media/a.webp" alt="A" />'
  expect(localImages(html)).toBe(
    '<p><a href="http://api:4000/media/a.webp">A</a></p><img loading="lazy" src="/media/a.webp" alt="A" />',
  )
})
