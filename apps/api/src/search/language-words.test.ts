import { describe, expect, it } from 'vitest'
import { foldText, wordsOf } from './fold.ts'
import { indexedWords, searchedWords } from './language-words.ts'
import { stemOf } from './stem.ts'

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

const searched = (query: string, language: string, known: readonly string[] = []) =>
  searchedWords(query, language, (word) => known.includes(word)).map(({ word }) => word)

describe('the words of a search', () => {
  it.each([
    ['fr', 'le filtre de l’eau', ['filtre', 'eau']],
    ['en', 'a filter for the tap', ['filter', 'tap']],
    ['it', 'filtro per l’acqua', ['filtro', 'acqua']],
    ['de', 'le filtre', ['le', 'filtre']],
  ])('leave small words out in %s', (language, query, words) => {
    expect(searched(query, language)).toEqual(words)
  })

  it('keep small words when there are no others', () => {
    expect(searched('de la', 'fr')).toEqual(['de', 'la'])
  })

  it('say each word once', () => {
    expect(searched('Eau eau EAU', 'fr')).toEqual(['eau'])
  })

  it.each([
    ['fr', 'maki sans gluten', ['maki', '-gluten']],
    ['fr', 'sans le gluten', ['-gluten']],
    ['fr', 'sans poisson ni viande', ['-poisson', '-viande']],
    ['fr', 'sans gluten maki', ['-gluten', 'maki']],
    ['fr', 'sans', ['sans']],
    ['en', 'gluten-free maki', ['-gluten', 'maki']],
    ['en', 'no fish', ['-fish']],
    ['en', 'free-standing', ['free', 'standing']],
    ['it', 'senza glutine', ['-glutine']],
  ])('tell in %s what "%s" leaves out', (language, query, words) => {
    expect(searched(query, language)).toEqual(words)
  })

  it('take two words for one thing where it is known as such', () => {
    expect(searched('sans poisson cru', 'fr', ['--poissoncru'])).toEqual(['--poissoncru'])
    expect(searched('sans poisson cru', 'fr')).toEqual(['-poisson', 'cru'])
  })
})

describe('the words of a text', () => {
  it.each([
    ['fr', 'Sans poisson cru', ['--poissoncru']],
    ['fr', 'Laiton sans plomb, poli', ['laiton', '-plomb', 'poli']],
    ['en', 'Lead-free brass', ['-lead', 'brass']],
    ['en', 'A free-standing column', ['a', 'free', 'standing', 'column']],
    ['it', 'Senza pesce né carne', ['-pesce', '-carne']],
  ])('say in %s what "%s" is without', (language, text, words) => {
    expect(indexedWords(text, language)).toEqual(words)
  })
})

describe('the forms of a word', () => {
  it.each([
    ['fr', 'cartouche', 'cartouches'],
    ['fr', 'eau', 'eaux'],
    ['fr', 'frais', 'fraîches'],
    ['fr', 'gazeux', 'gazeuse'],
    ['fr', 'végétarien', 'végétariennes'],
    ['fr', 'pétillante', 'pétillant'],
    ['fr', 'brossé', 'brossée'],
    ['fr', 'gravée', 'graver'],
    ['fr', 'installation', 'installer'],
    ['it', 'caraffa', 'caraffe'],
    ['it', 'rubinetto', 'rubinetti'],
    ['it', 'fresca', 'fresche'],
    ['it', 'cartuccia', 'cartucce'],
    ['it', 'filtrazione', 'filtro'],
    ['it', 'spazzolata', 'spazzolato'],
    ['it', 'bicchiere', 'bicchieri'],
    ['en', 'cartridge', 'cartridges'],
    ['en', 'glass', 'glasses'],
    ['en', 'battery', 'batteries'],
    ['en', 'engraved', 'engraving'],
    ['en', 'filter', 'filtered'],
    ['en', 'litre', 'liters'],
    ['en', 'flavour', 'flavor'],
    ['en', 'matte', 'matt'],
  ])('have the same stem in %s: %s, %s', (language, one, other) => {
    const stem = (word: string) => wordsOf(word).map((part) => stemOf(part, language))
    expect(stem(one)).toEqual(stem(other))
  })

  it('leave short words and references alone', () => {
    expect(stemOf('bus', 'fr')).toBe('bus')
    expect(stemOf('c30s', 'fr')).toBe('c30s')
  })
})
