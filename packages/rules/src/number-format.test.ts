import { expect, it } from 'vitest'
import { formatNumber, formatRate } from './number-format.ts'

it.each([
  ['de-CH', "1'234.5", '8.1%', '1.9 km'],
  ['de-AT', '1\u00a0234,5', '8,1\u00a0%', '1,9 km'],
  ['de-DE', '1.234,5', '8,1\u00a0%', '1,9 km'],
  ['fr-FR', '1\u202f234,5', '8,1\u00a0%', '1,9 km'],
  ['it-IT', '1234,5', '8,1%', '1,9 km'],
  ['es-ES', '1234,5', '8,1\u00a0%', '1,9 km'],
  ['en-GB', '1,234.5', '8.1%', '1.9 km'],
])('In %s a number is %s, a rate %s, a distance %s', (locale, number, rate, distance) => {
  expect(formatNumber(1234.5, locale)).toBe(number)
  expect(formatRate(810, locale)).toBe(rate)
  const spaced = formatNumber(1.9, locale, { style: 'unit', unit: 'kilometer' }).replaceAll(/\s/g, ' ')
  expect(spaced).toBe(distance)
})

it.each([
  [550, 'fr', '5,5\u00a0%'],
  [2000, 'en', '20%'],
  [210, 'it', '2,1%'],
  [700, 'de', '7\u00a0%'],
  [1234, 'en', '12.34%'],
])('The rate %d is written in %s', (rate, locale, text) => expect(formatRate(rate, locale)).toBe(text))
