import { describe, expect, it } from 'vitest'
import { formErrors } from '../forms/form-rules.ts'
import { ratingField, reviewErrorTexts, reviewRules, type ReviewRating } from './review-rules.ts'

const rating = (id: string): ReviewRating => ({
  id,
  name: id,
  values: [1, 2, 3, 4, 5].map((stars) => ({ stars, id: `${id}${stars}` })),
})
const ratings = [rating('a'), rating('b')]
const written = { 'rating:a': 'a5', nickname: 'Ada', summary: 'Bien', text: 'Silencieuse.' }
const failing = (values: Readonly<Record<string, string>>) =>
  Object.keys(formErrors(reviewRules(ratings), { ...written, ...values }, reviewErrorTexts(ratings)))

describe('the rules of a review', () => {
  it('need stars for the first rating only', () => {
    expect(failing({})).toEqual([])
    expect(failing({ 'rating:a': '' })).toEqual([ratingField({ id: 'a' })])
    expect(failing({ 'rating:b': '' })).toEqual([])
  })

  it('need each text, within the limits of the API, and a name without an address', () => {
    expect(failing({ nickname: ' ', summary: '', text: '\n' })).toEqual(['nickname', 'summary', 'text'])
    expect(failing({ nickname: 'ada@example.com' })).toEqual(['nickname'])
    expect(failing({ summary: 'x'.repeat(256), text: 'x'.repeat(5001) })).toEqual(['summary', 'text'])
  })

  it('need no stars where nothing is rated', () => {
    expect(formErrors(reviewRules([]), written)).toEqual({})
  })
})
