import { describe, expect, it } from 'vitest'
import { foldText, wordsOf } from './fold.ts'
import { searchedWords, stemOf } from './language-words.ts'

describe('a folded text', () => {
  it.each([
    ['Fraîche', 'fraiche'],
    ['CŒUR DE BŒUF', 'coeur de boeuf'],
    ['l’eau', "l'eau"],
    ['Perché', 'perche'],
  ])('reads %s as people type it', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('falls into words at apostrophes, hyphens and signs', () => {
    expect(wordsOf('L’eau, VSQ-C3 · 40 L/h')).toEqual(['l', 'eau', 'vsq', 'c3', '40', 'l', 'h'])
  })
})

describe('the words of a search', () => {
  it.each([
    ['fr', 'le filtre de l’eau', ['filtre', 'eau']],
    ['en', 'a filter for the tap', ['filter', 'tap']],
    ['it', 'filtro per l’acqua', ['filtro', 'acqua']],
    ['de', 'le filtre', ['le', 'filtre']],
  ])('leave small words out in %s', (language, query, words) => {
    expect(searchedWords(query, language)).toEqual(words)
  })

  it('keep small words when there are no others', () => {
    expect(searchedWords('de la', 'fr')).toEqual(['de', 'la'])
  })

  it('say each word once', () => {
    expect(searchedWords('Eau eau EAU', 'fr')).toEqual(['eau'])
  })
})

describe('singular and plural', () => {
  it.each([
    ['fr', 'cartouche', 'cartouches'],
    ['fr', 'eau', 'eaux'],
    ['it', 'caraffa', 'caraffe'],
    ['it', 'rubinetto', 'rubinetti'],
    ['it', 'fresca', 'fresche'],
    ['it', 'cartuccia', 'cartucce'],
    ['en', 'cartridge', 'cartridges'],
    ['en', 'glass', 'glasses'],
    ['en', 'battery', 'batteries'],
  ])('have the same stem in %s: %s, %s', (language, one, many) => {
    expect(stemOf(many, language)).toBe(stemOf(one, language))
  })

  it('leave short words and references alone', () => {
    expect(stemOf('bus', 'fr')).toBe('bus')
    expect(stemOf('c30s', 'fr')).toBe('c30s')
  })
})
