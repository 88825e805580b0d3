import { expect, it } from 'vitest'
import { packTexts, unpackTexts } from './packed-texts.ts'

it.each([0, 1, 1999, 2000, 2001, 4000, 30_000])('gives %i packed texts back', async (count) => {
  const texts = Array.from({ length: count }, (_, at) => (at % 7 === 3 ? 'é' : `mot ${at}`))
  expect(await unpackTexts(await packTexts(texts))).toEqual(texts)
})
