import { expect, it } from 'vitest'
import { localPictures } from './local-pictures.ts'

it("an editor's pictures come from the shop's own host, and nothing else is touched", () => {
  const html =
    '<p><a href="http://api:4000/media/a.webp">A</a></p><img loading="lazy" src="http://api:4000/media/a.webp" alt="A" />'
  expect(localPictures(html)).toBe(
    '<p><a href="http://api:4000/media/a.webp">A</a></p><img loading="lazy" src="/media/a.webp" alt="A" />',
  )
})
