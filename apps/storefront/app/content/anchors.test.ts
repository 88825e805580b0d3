import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'

test('returns headings with an id as plain text', () => {
  const html = '<h2 id="pose">Livraison &amp; <em>pose</em></h2><p>…</p><h2>Sans</h2><h2 id="eau">L’eau</h2>'
  expect(anchorsOf(html)).toEqual([
    { id: 'pose', title: 'Livraison & pose' },
    { id: 'eau', title: 'L’eau' },
  ])
})
