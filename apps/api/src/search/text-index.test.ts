import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchHits } from './search-hits.ts'
import { TextIndex, type PreviousIndex } from './text-index.ts'
import type { Synonyms } from './synonyms.ts'
import type { SearchableText } from './text-analyzer.ts'

const name = (text: string): SearchableText => ({ text, weight: 10 })
const label = (text: string): SearchableText => ({ text, weight: 3, isShown: true })
const code = (text: string): SearchableText => ({ text, weight: 12, isCode: true })

const synonyms: Synonyms = new Map([
  ['gazeuse', ['pétillante']],
  ['lactose', ['produit laitier']],
])

function indexOf(
  documents: readonly SearchableText[][],
  language = 'fr',
  before?: PreviousIndex,
): Promise<TextIndex> {
  const textsOf = async (wanted: readonly number[]) => wanted.map((document) => documents[document] ?? [])
  return TextIndex.build({ language, synonyms, count: documents.length, textsOf }, before)
}

/** Returns the numbers of the documents found, best first; ties in ascending order. */
function finderIn(index: TextIndex) {
  return (query: string) => {
    const found = index.find(query)
    return [...found.documents].toSorted((a, b) => found.scoreOf(b) - found.scoreOf(a))
  }
}

/** A search over documents with these texts; returns their numbers, best first. */
async function finderOf(documents: readonly SearchableText[][], language = 'fr') {
  const index = await indexOf(documents, language)
  return finderIn(index)
}

describe('a search', () => {
  it('requires every word, in any text', async () => {
    const find = await finderOf([
      [name('Fontaine'), label('Fraîche')],
      [name('Fontaine'), label('Chaude')],
    ])
    expect(find('fraiche fontaine')).toEqual([0])
    expect(find('fontaine')).toEqual([0, 1])
    expect(find('fontaine fraîche chaude')).toEqual([])
  })

  it('ranks names before labels, and whole words before prefixes', async () => {
    const find = await finderOf([
      [name('Bol'), label('Carafe')],
      [name('Carafes gravées')],
      [name('Carafe')],
      [name('Carafon')],
    ])
    expect(find('carafe')).toEqual([2, 1, 0])
    expect(find('caraf').at(-1)).toBe(0)
  })

  it('matches singular and plural', async () => {
    const find = await finderOf([[name('Cartouche claire')], [name('Trois eaux')]])
    expect(find('cartouches')).toEqual([0])
    expect(find('eau')).toEqual([1])
  })

  it('matches codes by prefix, with any separators', async () => {
    const find = await finderOf([[code('VSQ-C3')], [code('VSQ-C3-AB')], [code('VSQ-C6')]])
    for (const query of ['VSQ-C3', 'vsq c3', 'vsqc3', 'VSQ.C3']) expect(find(query)).toEqual([0, 1])
    expect(find('VSQ-C3-AB')).toEqual([1])
  })

  it('matches a single letter as a whole word only', async () => {
    const find = await finderOf([[name('Comptoir 3')], [name('Acier 304')]])
    expect(find('3')).toEqual([0])
    expect(find('30')).toEqual([1])
  })

  it('returns nothing for an empty query', async () => {
    const find = await finderOf([[name('Fontaine')]])
    expect(find('')).toEqual([])
    expect(find(' ’ - ')).toEqual([])
  })
})

describe('a misspelt search', () => {
  const documents = [[name('Cartouche noire')], [name('Noisette')], [code('VSQ-1234')]]

  it('allows one edit in an unknown word', async () => {
    const find = await finderOf(documents)
    expect(find('cartuche')).toEqual([0])
    expect(find('cartuches noire')).toEqual([0])
  })

  it('allows no edit in known words, short words and codes', async () => {
    const find = await finderOf(documents)
    expect(find('noisette cartouche')).toEqual([])
    expect(find('ner')).toEqual([])
    expect(find('1235')).toEqual([])
  })

  it('leaves out what has a similar word in a long text only, when a name has one', async () => {
    const inText = { text: 'Se pose à côté de la cartouche', weight: 1 }
    const find = await finderOf([...documents, [name('Carafe'), inText]])
    expect(find('cartuche')).toEqual([0])
    const only = await finderOf([[name('Carafe'), inText]])
    expect(only('cartuche')).toEqual([0])
  })

  it('allows two edits in words of eight letters and more', async () => {
    const find = await finderOf(documents)
    expect(find('carttuches')).toEqual([0])
    expect(find('moizete')).toEqual([])
  })
})

describe('negated words', () => {
  const documents = [
    [name('Sashimi de poisson'), { text: 'Une partie sans poisson', weight: 1 }],
    [name('Nigiri omelette'), label('Sans poisson cru')],
    [name('Bol du jardin'), label('Sans gluten'), { text: 'Poisson', weight: 3, isAbsent: true as const }],
  ]

  it('do not match the word itself', async () => {
    const find = await finderOf(documents)
    expect(find('poisson')).toEqual([0])
    expect(find('sans poisson')).toEqual([2])
    expect(find('sans poisson cru')).toEqual([1])
    expect(find('bol sans gluten')).toEqual([2])
  })

  it('match when no document contains the word', async () => {
    const find = await finderOf(documents)
    expect(find('gluten')).toEqual([2])
  })
})

describe('synonyms', () => {
  it('match the words of the shop', async () => {
    const find = await finderOf([[name('Fontaine'), label('Pétillante')], [name('Carafe')]])
    expect(find('fontaine gazeuse')).toEqual([0])
  })

  it('match the absence of a synonym in a negated query', async () => {
    const find = await finderOf([[name('Glace'), label('Sans produit laitier')], [name('Carafe')]])
    expect(find('sans lactose')).toEqual([0])
  })
})

describe('completions', () => {
  const shown = (text: string): SearchableText => ({ ...name(text), isShown: true })
  const documents = [
    [shown('Robinet doré'), { text: 'robuste', weight: 1 }],
    [shown('Robinets d’eau pétillante')],
    [shown('Rose des sables')],
  ]
  const build = () => indexOf(documents)

  it('keep the spelling, one for each stem', async () => {
    const index = await build()
    expect(index.complete('ro', 5)).toEqual(['rose', 'robinet'])
    expect(index.complete('l’eau pet', 5)).toEqual(['l’eau pétillante'])
  })

  it('match together with the other words', async () => {
    const index = await build()
    expect(index.complete('rose rob', 5)).toEqual([])
    expect(index.complete('robinet do', 5)).toEqual(['robinet doré'])
  })

  it('suggest the likely spelling of unknown words', async () => {
    const index = await build()
    expect(index.likelySpelling('robimet dore')).toBe('robinet dore')
    expect(index.likelySpelling('robinet')).toBeUndefined()
    expect(index.likelySpelling('xylophone')).toBeUndefined()
  })
})

describe('an updated index', () => {
  const text = fc
    .array(fc.constantFrom('fontaine', 'carafe', 'carafes', 'gravée', 'noire', 'sans plomb', 'c3', 'eau'), {
      maxLength: 4,
    })
    .chain((words) => fc.constantFrom(name, label, code).map((kind) => kind(words.join(' '))))
  const texts = fc.array(text, { maxLength: 3 })
  /** A document: its texts before (null if it is new), and its texts now (null if it was removed). */
  const document = fc.record({
    before: fc.option(texts),
    now: fc.oneof(fc.constant(null), fc.constant('same' as const), texts),
  })
  const queries = [
    'fontaine',
    'carafe noire',
    'cara',
    'gravee',
    'sans plomb',
    'c3 eau',
    'fontane',
    'carrafe eau',
  ]

  it('returns the same hits as a new index', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 12 }), async (all) => {
        const old = all.filter(({ before }) => before !== null)
        const current = all.filter(({ before, now }) => now !== null && (now !== 'same' || before !== null))
        const unchanged = Int32Array.from(current, (one) => (one.now === 'same' ? old.indexOf(one) : -1))
        const documents = current.map(({ before, now }) => (now === 'same' ? (before ?? []) : (now ?? [])))
        const before = await indexOf(old.map((one) => one.before ?? []))
        const next = await indexOf(documents, 'fr', { index: before, unchanged })
        const fresh = await indexOf(documents)
        for (const query of queries) expect(next.find(query)).toEqual(fresh.find(query))
      }),
    )
  })

  it('reads changed texts only', async () => {
    const index = await indexOf([[name('Fontaine')], [name('Carafe')], [name('Bol')]])
    const read: number[] = []
    const textsOf = async (documents: readonly number[]) => {
      read.push(...documents)
      return documents.map(() => [name('Gourde')])
    }
    const unchanged = Int32Array.from([0, -1, 2])
    const find = finderIn(
      await TextIndex.build({ language: 'fr', synonyms, count: 3, textsOf }, { index, unchanged }),
    )
    expect(read).toEqual([1])
    expect(['fontaine', 'gourde', 'bol', 'carafe'].map(find)).toEqual([[0], [1], [2], []])
  })
})

describe('a changed index', () => {
  const words = [
    'fontaine',
    'carafe',
    'carafes',
    'gravée',
    'noire',
    'sans plomb',
    'c3-ab',
    '10 l',
    'eau',
    'eautasse',
  ]
  const text = fc
    .array(fc.constantFrom(...words), { maxLength: 4 })
    .chain((some) => fc.constantFrom(name, label, code).map((kind) => kind(some.join(' '))))
  const texts = fc.array(text, { maxLength: 3 })
  const change = fc.record({ document: fc.nat(15), texts: fc.option(texts) })
  const queries = [
    ...words,
    'carafe noire',
    'cara',
    'c3ab',
    'c3 eau',
    'fontane',
    'carrafe eau',
    '10 litres',
    'plomb',
  ]

  it('returns the same hits as a new index, after any number of changes', async () => {
    const rounds = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { maxLength: 10 }),
        rounds,
        fc.constantFrom('fr', 'de'),
        async (first, all, language) => {
          const documents = [...first]
          let index = await indexOf(first, language)
          for (const changes of all) {
            for (const one of changes) documents[one.document] = one.texts ?? []
            index = await index.changed(changes)
          }
          const fresh = await indexOf(
            Array.from(documents, (one) => one ?? []),
            language,
          )
          for (const query of queries) expect(index.find(query)).toEqual(fresh.find(query))
        },
      ),
    )
  })

  it('compacts itself after many changes', async () => {
    let index = await indexOf([[name('Fontaine')]])
    const all = Array.from({ length: 1500 }, (_, document) => ({
      document,
      texts: [name(`Carafe ${document}`)],
    }))
    for (let start = 0; start < all.length; start += 100)
      index = await index.changed(all.slice(start, start + 100))
    expect(index.find('carafe').size).toBe(1500)
    expect(index.find('fontaine').size).toBe(0)
    expect(index.find('carafe 1234').documents).toEqual(Uint32Array.of(1234))
  })

  it('leaves the index before it as it was', async () => {
    const before = await indexOf([[name('Fontaine')], [name('Carafe')]])
    const after = await before.changed([
      { document: 0, texts: [name('Bol')] },
      { document: 1, texts: null },
    ])
    const found = (index: TextIndex) => ['fontaine', 'carafe', 'bol'].map(finderIn(index))
    expect(found(before)).toEqual([[0], [1], []])
    expect(found(after)).toEqual([[], [], [0]])
  })
})

describe('compounds', () => {
  const documents = [
    [name('Kaffeebecher')],
    [name('Becher für Kaffee')],
    [name('Arbeitsplatte')],
    [name('Platte für die Arbeit')],
    [name('Tischplatten')],
    [name('Kaffeetasse')],
    [name('Tisch')],
  ]

  it.each([
    ['becher', [1, 0]],
    ['kaffee becher', [0, 1]],
    ['platten', [4, 3, 2]],
    ['arbeit platte', [2, 3]],
    ['arbeitstisch', []],
    ['platte', [3, 4, 2]],
  ])('are found by their parts: "%s"', async (query, expected) => {
    const find = await finderOf(documents, 'de')
    expect(new Set(find(query))).toEqual(new Set(expected))
  })

  it('in a query find their parts', async () => {
    const find = await finderOf([[name('Becher für den Tee')], [name('Becher')], [name('Tee')]], 'de')
    expect(find('Teebecher')).toEqual([0])
  })

  it('are left whole when a part is no word of the shop, and in other languages', async () => {
    expect((await finderOf([[name('Milchbecher')]], 'de'))('becher')).toEqual([])
    expect((await finderOf(documents, 'fr'))('becher')).toEqual([1])
  })
})

describe('quantities', () => {
  const documents = [
    [name('Bidon 10 l')],
    [name('Bidon 1 l, lot de 10')],
    [name('Raccord 1/2 pouce')],
    [name('Bouteille 0,5 l')],
  ]

  it.each([
    ['10 l', [0]],
    ['10l', [0]],
    ['bidon 10 litres', [0]],
    ['1000 cl', [0]],
    ['1/2"', [2]],
    ['½ pouce', [2]],
    ['raccord 1/2', [2]],
    ['50 cl', [3]],
    ['500ml', [3]],
    ['0.5 litre', [3]],
  ])('match however they are written: "%s"', async (query, expected) => {
    const find = await finderOf(documents)
    expect(find(query)).toEqual(expected)
  })

  it('that no document has are searched as words', async () => {
    const find = await finderOf([[name('Bidon l 10')]])
    expect(find('10 l')).toEqual([0])
  })
})

describe('a SKU', () => {
  const documents = [[code('VSQ-C3-AB2')], [code('VSQ-C3')], [name('Bol C3')], [code('GRN12345')]]

  it('is found whole first, then by a part, then by its beginning', async () => {
    const find = await finderOf(documents)
    expect(find('vsq-c3')).toEqual([1, 0])
    expect(find('c3').at(0)).toBe(0)
    expect(find('C3-AB2')).toEqual([0])
    expect(find('c3ab2')).toEqual([0])
    expect(find('12345')).toEqual([3])
    expect(find('grn12')).toEqual([3])
  })
})

describe('an explanation', () => {
  it('adds up to the score, with each kind of match', async () => {
    const title = (text: string): SearchableText => ({ text, weight: 10, isTitle: true })
    const index = await indexOf([
      [code('VSQ-C3'), title('Fontaine pétillante 10 l'), label('Noire')],
      [title('Carafe')],
    ])
    const kinds = (query: string) =>
      index.explain(query, 0)?.words.map(({ matched, kind }) => [matched, kind])
    expect(kinds('fontaine noir 10 litres')).toEqual([
      ['fontaine', 'exact'],
      ['noire', 'form'],
      ['#10000ml', 'quantity'],
    ])
    expect(kinds('gazeuse font')).toEqual([
      ['petillante', 'synonym'],
      ['fontaine', 'prefix'],
    ])
    expect(kinds('fontane')).toEqual([['fontaine', 'typo']])
    expect(kinds('vsqc3')).toEqual([['=vsqc3', 'sku']])
    expect(index.explain('carafe', 0)).toBeUndefined()
    for (const query of ['fontaine noir 10 litres', 'vsq c3', 'fontane', 'gazeuse font']) {
      const { score, words = [] } = index.explain(query, 0) ?? {}
      expect(score).toBe(index.find(query).scoreOf(0))
      expect(score).toBe(words.reduce((sum, one) => sum + one.score, 0))
    }
  })

  it('values a word of a short title more', async () => {
    const find = await finderOf([
      [{ text: 'Robinet avec filtre', weight: 10, isTitle: true }],
      [{ text: 'Filtre', weight: 10, isTitle: true }],
    ])
    expect(find('filtre')).toEqual([1, 0])
  })
})

describe('the best hits', () => {
  it('are the same as after sorting all hits', () => {
    const score = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(fc.array(score, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (scores, limit) => {
        const found = new SearchHits(Uint32Array.from(scores.keys()), Uint16Array.from(scores))
        const isWanted = (document: number) => document % 3 !== 0
        const sorted = [...scores.keys()].filter(isWanted)
        sorted.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a)
        expect(found.best(limit, isWanted)).toEqual(sorted.slice(0, limit))
      }),
    )
  })
})
