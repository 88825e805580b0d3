import { describe, expect, it } from 'vitest'
import { foldText, wordsOf } from './fold.ts'
import { documentTokens, queryTokens } from './tokens.ts'
import { stemOf } from './stemmer.ts'

describe('foldText', () => {
  it.each([
    ['Fraîche', 'fraiche'],
    ['CŒUR DE BŒUF', 'coeur de boeuf'],
    ['l’eau', "l'eau"],
    ['Perché', 'perche'],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('splits at apostrophes, hyphens and punctuation', () => {
    expect(wordsOf('L’eau, VSQ-C3 · 40 L/h')).toEqual(['l', 'eau', 'vsq', 'c3', '40', 'l', 'h'])
  })
})

const searched = (query: string, language: string, known: readonly string[] = []) =>
  queryTokens(query, language, (word) => known.includes(word)).map(({ word }) => word)

describe('queryTokens', () => {
  it.each([
    ['fr', 'le filtre de l’eau', ['filtre', 'eau']],
    ['en', 'a filter for the tap', ['filter', 'tap']],
    ['it', 'filtro per l’acqua', ['filtro', 'acqua']],
    ['de', 'eine Schale für das Frühstück', ['schale', 'fruhstuck']],
    ['es', 'una jarra para el agua', ['jarra', 'agua']],
    ['xx', 'le filtre', ['le', 'filtre']],
  ])('drops stop words in %s', (language, query, words) => {
    expect(searched(query, language)).toEqual(words)
  })

  it('keeps stop words when there are no other words', () => {
    expect(searched('de la', 'fr')).toEqual(['de', 'la'])
  })

  it('drops repeated words', () => {
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
    ['es', 'pan sin gluten ni lactosa', ['pan', '-gluten', '-lactosa']],
    ['de', 'Tasse ohne Henkel', ['tasse', '-henkel']],
    ['de', 'bleifrei', ['bleifrei']],
  ])('marks negated words in %s: "%s"', (language, query, words) => {
    expect(searched(query, language)).toEqual(words)
  })

  it('joins two negated words when the index knows them as a phrase', () => {
    expect(searched('sans poisson cru', 'fr', ['--poissoncru'])).toEqual(['--poissoncru'])
    expect(searched('sans poisson cru', 'fr')).toEqual(['-poisson', 'cru'])
  })
})

describe('documentTokens', () => {
  it.each([
    ['fr', 'Sans poisson cru', ['--poissoncru']],
    ['fr', 'Laiton sans plomb, poli', ['laiton', '-plomb', 'poli']],
    ['en', 'Lead-free brass', ['-lead', 'brass']],
    ['en', 'A free-standing column', ['a', 'free', 'standing', 'column']],
    ['it', 'Senza pesce né carne', ['-pesce', '-carne']],
    ['es', 'Latón sin plomo, pulido', ['laton', '-plomo', 'pulido']],
  ])('marks negated words in %s: "%s"', (language, text, words) => {
    expect(documentTokens(text, language)).toEqual(words)
  })
})

describe('stemOf', () => {
  it.each([
    ['de', 'Tasse', 'Tassen'],
    ['de', 'Becher', 'Bechern'],
    ['de', 'Schüssel', 'Schüsseln'],
    ['de', 'Krug', 'Krüge'],
    ['de', 'Glas', 'Gläser'],
    ['de', 'blau', 'blauer'],
    ['de', 'Set', 'Sets'],
    ['de', 'glasieren', 'glasiert'],
    ['fr', 'cartouche', 'cartouches'],
    ['fr', 'eau', 'eaux'],
    ['fr', 'frais', 'fraîches'],
    ['fr', 'gazeux', 'gazeuse'],
    ['fr', 'végétarien', 'végétariennes'],
    ['fr', 'pétillante', 'pétillant'],
    ['fr', 'brossé', 'brossée'],
    ['fr', 'gravée', 'graver'],
    ['fr', 'installation', 'installer'],
    ['es', 'taza', 'tazas'],
    ['es', 'jarrón', 'jarrones'],
    ['es', 'luz', 'luces'],
    ['es', 'dulce', 'dulces'],
    ['es', 'blanco', 'blancas'],
    ['es', 'japonés', 'japonesas'],
    ['es', 'francés', 'francesa'],
    ['es', 'grabada', 'grabar'],
    ['es', 'instalación', 'instalar'],
    ['es', 'filtración', 'filtro'],
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
  ])('returns the same stem in %s for %s and %s', (language, one, other) => {
    const stem = (word: string) => wordsOf(word).map((part) => stemOf(part, language))
    expect(stem(one)).toEqual(stem(other))
  })

  it.each([
    ['es', 'mesa', 'mesón'],
    ['es', 'marca', 'marzo'],
    ['es', 'talla', 'taller'],
    ['xx', 'taza', 'tazas'],
  ])('returns other stems in %s for %s and %s', (language, one, other) => {
    expect(stemOf(foldText(one), language)).not.toBe(stemOf(foldText(other), language))
  })

  it('leaves short words and codes unchanged', () => {
    expect(stemOf('bus', 'fr')).toBe('bus')
    expect(stemOf('c30s', 'fr')).toBe('c30s')
  })
})
