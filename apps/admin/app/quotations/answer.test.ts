import { expect, test } from 'vitest'
import { answerOf, type AnswerDraft } from './answer.ts'

const draft: AnswerDraft = { prices: {}, percentOffAll: '', shipping: '', message: '', validUntil: '' }

test('Prices and discounts are read as people write them', () => {
  const prices = { 1: '1 290,50', 2: '-5 %', 3: '12.5%', 4: '', 5: 'cheap' }
  expect(
    answerOf({ ...draft, prices, percentOffAll: '10 %', shipping: '0', validUntil: '2026-12-24' }, 'EUR'),
  ).toEqual({
    lines: [
      { itemId: '1', price: 129_050 },
      { itemId: '2', percentOff: 500 },
      { itemId: '3', percentOff: 1250 },
    ],
    percentOffAll: 1000,
    shipping: 0,
    message: '',
    validUntil: '2026-12-24',
  })
})

test('What is left empty stays', () => {
  expect(answerOf(draft, 'EUR')).toEqual({ lines: [], message: '', validUntil: null })
})
