import { expect, it } from 'vitest'
import { formatRate, numberFormatOf } from './number-format.ts'

it.each([
  [550, 'fr', '5,5\u00a0%'],
  [2000, 'en', '20%'],
  [210, 'it', '2,1%'],
  [700, 'de', '7\u00a0%'],
])('The rate %d is written in %s', (rate, language, text) => expect(formatRate(rate, language)).toBe(text))

it.each([
  ['fr', { group: '\u202f', decimal: ',', symbolFirst: false }],
  ['en', { group: ',', decimal: '.', symbolFirst: true }],
  ['es', { group: '.', decimal: ',', symbolFirst: false }],
  ['nl', { group: '.', decimal: ',', symbolFirst: true }],
])('Money is written in %s', (language, format) => expect(numberFormatOf(language)).toMatchObject(format))
