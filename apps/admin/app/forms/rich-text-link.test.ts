import { describe, expect, it } from 'vitest'
import { isAllowedLink, linkFrom } from './rich-text-link.ts'

describe('isAllowedLink', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'HTTP://example.com',
    'mailto:shop@example.com',
    'tel:+33450000000',
    '/livraison',
    '#avis',
  ])('allows %s', (href) => expect(isAllowedLink(href)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' https://example.com',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    '//example.com',
    '/\\example.com',
    'https:',
    'livraison',
    '',
  ])('rejects %s', (href) => expect(isAllowedLink(href)).toBe(false))
})

describe('linkFrom', () => {
  it.each([
    ['example.com/page', 'https://example.com/page'],
    [' https://example.com ', 'https://example.com'],
    ['shop@example.com', 'mailto:shop@example.com'],
    ['+33 4 50 00 00 00', 'tel:+33450000000'],
    ['/livraison', '/livraison'],
  ])('reads %s', (typed, href) => expect(linkFrom(typed)).toBe(href))

  it.each(['javascript:alert(1)', 'bonjour', 'deux mots', 'a@b@example.com', '12', ''])(
    'does not read %s',
    (typed) => expect(linkFrom(typed)).toBeUndefined(),
  )
})
