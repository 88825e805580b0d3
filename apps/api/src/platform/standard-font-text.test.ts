import { expect, it } from 'vitest'
import { standardFontText } from './standard-font-text.ts'

it('replaces what the fonts lack, and keeps numbers with their units', () => {
  expect(standardFontText('CO₂, 2 kg : 2\u202f100,00 €')).toBe('CO2, 2\u00a0kg : 2\u00a0100,00\u00a0€')
  expect(standardFontText('01 99 00 00 48')).toBe('01\u00a099\u00a000\u00a000\u00a048')
})
