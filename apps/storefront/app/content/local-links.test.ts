import { expect, it } from 'vitest'
import { localLinks } from './local-links.ts'

it.each([
  ['/contact', '/it/contact'],
  ['/menu/vassoi?p=2#a', '/it/menu/vassoi?p=2#a'],
  ['/', '/it'],
  ['/it/contact', '/it/contact'],
  ['/fr', '/fr'],
  ['/es/contacto', '/es/contacto'],
  ['/de', '/de'],
  ['/en#top', '/en#top'],
  ['/france', '/it/france'],
  ['/media/a.webp', '/media/a.webp'],
  ['//example.com/a', '//example.com/a'],
  ['https://example.com/', 'https://example.com/'],
  ['#allergeni', '#allergeni'],
])('links %s to %s', (address, expected) => {
  expect(localLinks(`<p><a class="x" href="${address}">A</a></p>`, 'it')).toBe(
    `<p><a class="x" href="${expected}">A</a></p>`,
  )
})
