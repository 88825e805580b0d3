import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

it.each([
  [
    'Eau pétillante',
    'petil',
    [
      ['Eau ', false],
      ['pétil', true],
      ['lante', false],
    ],
  ],
  [
    'Robinet noir mat',
    'robinet no',
    [
      ['Robinet', true],
      [' ', false],
      ['no', true],
      ['ir mat', false],
    ],
  ],
  ['Carafe', 'fontaine', [['Carafe', false]]],
  [
    'Source 1, sous plan',
    'so',
    [
      ['So', true],
      ['urce 1, ', false],
      ['so', true],
      ['us plan', false],
    ],
  ],
])('highlights matches in "%s" for "%s"', (text, search, pieces) => {
  expect(highlight(text, search)).toEqual(pieces)
})
