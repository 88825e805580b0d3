import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../app/generated/languages.ts'
import { textsIn } from './messages.ts'

const [source, ...others] = LANGUAGES
const known = textsIn(source)

/** The placeholders of a text, in any order. */
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort()

describe.each(others)('The texts of the back office in %s', (language) => {
  const texts = textsIn(language)

  it('are complete', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(known).sort())
  })

  it('have the placeholders of the source language', () => {
    const differing = Object.entries(known).filter(
      ([key, text]) =>
        typeof text === 'string' && String(placeholders(text)) !== String(placeholders(texts[key])),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })
})
