import { randomOf, type Random } from '../apps/api/src/generate/random.ts'
import type { SearchableText } from '../apps/api/src/search/index.ts'

const heads = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
]
const cores = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou', 'eau', 'oi']
const tails = ['', 'l', 'n', 'r', 's', 't', 'nd', 'rt', 'x', 'm']

/** A made-up word of two to four syllables; the same number gives the same word. */
function wordOf(number: number): string {
  const random = randomOf(number + 1)
  const syllables = random.between(2, 4)
  return Array.from(
    { length: syllables },
    () => random.pick(heads) + random.pick(cores) + random.pick(tails),
  ).join('')
}

const wordsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => wordOf(first + at))

/** Kinds, brands and words of descriptions differ; a few of each are frequent, as in shops. */
const kinds = wordsFrom(0, 400)
const brands = wordsFrom(10_000, 3000)
const collections = wordsFrom(500, 12)
const labels = wordsFrom(5000, 36)
const describing = wordsFrom(2_000_000, 60_000)
const wordsOfDescription = 20

/** One of the words; the first ones are frequent, as in texts. */
const frequent = (random: Random, words: readonly string[]) =>
  words[Math.floor(words.length ** random.fraction()) - 1] ?? ''

export type Described = {
  kind: string
  brand: string
  model: string
  sku: string
  litres: number
  texts: SearchableText[]
}

/** A made-up product: SKU, name, labels, category and description. */
export function describeProduct(index: number): Described {
  const random = randomOf(index * 7 + 3)
  const kind = frequent(random, kinds)
  const brand = frequent(random, brands)
  // One product in five has a model name of its own.
  const model = wordOf(100_000 + (random.chance(0.2) ? index + 20_000 : random.between(0, 20_000)))
  const sku = `${brand.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(7, '0')}`
  const litres = random.between(1, 50)
  const label = (group: number) => shown(labels[12 * group + random.between(0, 11)] ?? '', 3)
  const description = Array.from({ length: wordsOfDescription }, () => frequent(random, describing))
  return {
    kind,
    brand,
    model,
    sku,
    litres,
    texts: [
      { text: sku, weight: 12, isCode: true },
      { ...shown(`${kind} ${brand} ${model} ${litres} l`, 10), isTitle: true },
      label(0),
      label(1),
      label(2),
      shown(`${kind} ${collections[index % collections.length]}`, 6),
      { text: description.join(' '), weight: 1 },
    ],
  }
}

const shown = (text: string, weight: number): SearchableText => ({ text, weight, isShown: true })
