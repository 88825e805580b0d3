import { expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

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
])('of "%s", "%s" is marked', (text, search, pieces) => {
  expect(piecesOf(text, search)).toEqual(pieces)
})
