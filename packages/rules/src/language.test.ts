import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'
import { isLanguageCode, preferredLanguage, textIn } from './language.ts'

it('A text is in the language, or in the first there is', () => {
  const texts = { de: 'Tasse', en: 'Mug' }
  expect(textIn(texts, 'en')).toBe('Mug')
  expect(textIn(texts, 'it')).toBe('Tasse')
  expect(() => textIn({}, 'it')).toThrow('There is no text, not even in another language than it.')
})

it.each([
  ['de', true],
  ['de-CH', false],
  ['default', false],
  ['DE', false],
  ['de_CH', false],
  ['', false],
])('%o is the code of a language: %s', (code, is) => expect(isLanguageCode(code)).toBe(is))

it.each([
  ['de', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
])('%s is written %s', (language, direction) => expect(directionOf(language)).toBe(direction))

it.each([
  ['it-CH,it;q=0.9,de;q=0.8', 'it'],
  ['es, en;q=0.5, de;q=0.7', 'de'],
  ['es', 'fr'],
  ['de;q=0, en', 'en'],
  ['', 'fr'],
])('%o prefers %s', (header, language) => {
  expect(preferredLanguage(header, ['fr', 'en', 'it', 'de'], 'fr')).toBe(language)
})
