import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Found } from './found.ts'
import { TextIndex, type Before } from './text-index.ts'
import type { SearchableText } from './text-words.ts'

const name = (text: string): SearchableText => ({ text, weight: 10 })
const label = (text: string): SearchableText => ({ text, weight: 3, isShown: true })
const code = (text: string): SearchableText => ({ text, weight: 12, isCode: true })

function indexOf(things: readonly SearchableText[][], language = 'fr', before?: Before): Promise<TextIndex> {
  const textsOf = async (wanted: readonly number[]) => wanted.map((thing) => things[thing] ?? [])
  return TextIndex.build({ language, count: things.length, textsOf }, before)
}

/** Answers the numbers of what is found, best first; of equals the smallest. */
function finderIn(index: TextIndex) {
  return (query: string) => {
    const found = index.find(query)
    return [...found.things].toSorted((a, b) => found.scoreOf(b) - found.scoreOf(a))
  }
}

/** A search over things with these texts; answers their numbers, best first. */
async function finderOf(things: readonly SearchableText[][], language = 'fr') {
  const index = await indexOf(things, language)
  return finderIn(index)
}

describe('a search', () => {
  it('wants every word, wherever it stands', async () => {
    const find = await finderOf([
      [name('Fontaine'), label('Fraîche')],
      [name('Fontaine'), label('Chaude')],
    ])
    expect(find('fraiche fontaine')).toEqual([0])
    expect(find('fontaine')).toEqual([0, 1])
    expect(find('fontaine fraîche chaude')).toEqual([])
  })

  it('puts names before labels, and whole words before beginnings', async () => {
    const find = await finderOf([
      [name('Bol'), label('Carafe')],
      [name('Carafes gravées')],
      [name('Carafe')],
      [name('Carafon')],
    ])
    expect(find('carafe')).toEqual([2, 1, 0])
    expect(find('caraf').at(-1)).toBe(0)
  })

  it('finds the singular by the plural and the other way round', async () => {
    const find = await finderOf([[name('Cartouche claire')], [name('Trois eaux')]])
    expect(find('cartouches')).toEqual([0])
    expect(find('eau')).toEqual([1])
  })

  it('finds codes by their beginning, however they are separated', async () => {
    const find = await finderOf([[code('VSQ-C3')], [code('VSQ-C3-AB')], [code('VSQ-C6')]])
    for (const query of ['VSQ-C3', 'vsq c3', 'vsqc3', 'VSQ.C3']) expect(find(query)).toEqual([0, 1])
    expect(find('VSQ-C3-AB')).toEqual([1])
  })

  it('takes a single letter for a whole word only', async () => {
    const find = await finderOf([[name('Comptoir 3')], [name('Acier 304')]])
    expect(find('3')).toEqual([0])
    expect(find('30')).toEqual([1])
  })

  it('answers nothing to nothing', async () => {
    const find = await finderOf([[name('Fontaine')]])
    expect(find('')).toEqual([])
    expect(find(' ’ - ')).toEqual([])
  })
})

describe('a misspelt search', () => {
  const things = [[name('Cartouche noire')], [name('Noisette')], [code('VSQ-1234')]]

  it('is forgiven one letter in a word that nothing has', async () => {
    const find = await finderOf(things)
    expect(find('cartuche')).toEqual([0])
    expect(find('cartuches noire')).toEqual([0])
  })

  it('is not forgiven where the word is known, short or a reference', async () => {
    const find = await finderOf(things)
    expect(find('noisette cartouche')).toEqual([])
    expect(find('ner')).toEqual([])
    expect(find('1235')).toEqual([])
  })

  it('is forgiven two letters from eight on', async () => {
    const find = await finderOf(things)
    expect(find('carttuches')).toEqual([0])
    expect(find('moizete')).toEqual([])
  })
})

describe('what things are without', () => {
  const things = [
    [name('Sashimi de poisson'), { text: 'Une partie sans poisson', weight: 1 }],
    [name('Nigiri omelette'), label('Sans poisson cru')],
    [name('Bol du jardin'), label('Sans gluten'), { text: 'Poisson', weight: 3, isWithout: true as const }],
  ]

  it('is not what they are found by', async () => {
    const find = await finderOf(things)
    expect(find('poisson')).toEqual([0])
    expect(find('sans poisson')).toEqual([2])
    expect(find('sans poisson cru')).toEqual([1])
    expect(find('bol sans gluten')).toEqual([2])
  })

  it('answers for a word that nothing has', async () => {
    const find = await finderOf(things)
    expect(find('gluten')).toEqual([2])
  })
})

describe('what people call otherwise', () => {
  it('is found under the word of the shop', async () => {
    const find = await finderOf([[name('Fontaine'), label('Pétillante')], [name('Carafe')]])
    expect(find('fontaine gazeuse')).toEqual([0])
  })
})

describe('a search that is still typed', () => {
  const shown = (text: string): SearchableText => ({ ...name(text), isShown: true })
  const things = [
    [shown('Robinet doré'), { text: 'robuste', weight: 1 }],
    [shown('Robinets d’eau pétillante')],
    [shown('Rose des sables')],
  ]
  const build = () => indexOf(things)

  it('is completed with words as they are written, one of each', async () => {
    const index = await build()
    expect(index.complete('ro', 5)).toEqual(['rose', 'robinet'])
    expect(index.complete('l’eau pet', 5)).toEqual(['l’eau pétillante'])
  })

  it('goes on only to what is there together', async () => {
    const index = await build()
    expect(index.complete('rose rob', 5)).toEqual([])
    expect(index.complete('robinet do', 5)).toEqual(['robinet doré'])
  })

  it('is offered the likely spelling where nothing is written so', async () => {
    const index = await build()
    expect(index.likelySpelling('robimet dore')).toBe('robinet dore')
    expect(index.likelySpelling('robinet')).toBeUndefined()
    expect(index.likelySpelling('xylophone')).toBeUndefined()
  })
})

describe('an index made of one before', () => {
  const text = fc
    .array(fc.constantFrom('fontaine', 'carafe', 'carafes', 'gravée', 'noire', 'sans plomb', 'c3', 'eau'), {
      maxLength: 4,
    })
    .chain((words) => fc.constantFrom(name, label, code).map((kind) => kind(words.join(' '))))
  const texts = fc.array(text, { maxLength: 3 })
  /** Of each thing: what it was found by, or null where it is new; what it is found by now, null where it is gone. */
  const thing = fc.record({
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

  it('finds what one made anew finds, whatever changed, came or went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(thing, { maxLength: 12 }), async (all) => {
        const old = all.filter(({ before }) => before !== null)
        const kept = all.filter(({ before, now }) => now !== null && (now !== 'same' || before !== null))
        const sameAs = Int32Array.from(kept, (one) => (one.now === 'same' ? old.indexOf(one) : -1))
        const things = kept.map(({ before, now }) => (now === 'same' ? (before ?? []) : (now ?? [])))
        const before = await indexOf(old.map((one) => one.before ?? []))
        const next = await indexOf(things, 'fr', { index: before, sameAs })
        const fresh = await indexOf(things)
        for (const query of queries) expect(next.find(query)).toEqual(fresh.find(query))
      }),
    )
  })

  it('reads no texts but those that changed', async () => {
    const index = await indexOf([[name('Fontaine')], [name('Carafe')], [name('Bol')]])
    const read: number[] = []
    const textsOf = async (things: readonly number[]) => {
      read.push(...things)
      return things.map(() => [name('Gourde')])
    }
    const sameAs = Int32Array.from([0, -1, 2])
    const find = finderIn(await TextIndex.build({ language: 'fr', count: 3, textsOf }, { index, sameAs }))
    expect(read).toEqual([1])
    expect(['fontaine', 'gourde', 'bol', 'carafe'].map(find)).toEqual([[0], [1], [2], []])
  })
})

describe('the best of what is found', () => {
  it('are chosen as if all were sorted', () => {
    const score = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(fc.array(score, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (scores, limit) => {
        const found = new Found(Uint32Array.from(scores.keys()), Float32Array.from(scores))
        const isWanted = (thing: number) => thing % 3 !== 0
        const sorted = [...scores.keys()].filter(isWanted)
        sorted.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a)
        expect(found.best(limit, isWanted)).toEqual(sorted.slice(0, limit))
      }),
    )
  })
})
