import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { yieldToEventLoop } from '../apps/api/src/platform/cooperative-scheduler.ts'
import { TextIndex } from '../apps/api/src/search/index.ts'
import { describeProduct, type Described } from './search-texts.ts'
import { median, report } from './report.ts'
import { say } from '../scripts/processes.ts'

const sizes = [10_000, 100_000, 1_000_000]
const leastMeasured = 100_000
const queries = 200
const rounds = 3
const shown = 24
const suggested = 5
const changes = 300
const bars = { search: 5, suggestions: 2, change: 30, bytes: 1024 }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function usedBytes(): Promise<number> {
  collectGarbage()
  await yieldToEventLoop()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The queries of a round; each round has others, so that nothing is answered from a cache. */
type Asked = readonly (readonly string[])[]

/** CPU of one call in milliseconds: the median of the rounds after a first one to warm up, and the slowest call. */
function cpuOf(work: (query: string) => unknown, [warmUp = [], ...asked]: Asked) {
  for (const query of warmUp) work(query)
  let slowest = { ms: 0, query: '' }
  const means = asked.map((some) => {
    const start = process.cpuUsage()
    for (const query of some) {
      const before = process.cpuUsage()
      work(query)
      const ms = cpuMs(before)
      if (ms > slowest.ms) slowest = { ms, query }
    }
    return cpuMs(start) / some.length
  })
  return { mean: median(means), slowest }
}

function cpuMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const withoutMiddle = (word: string) =>
  word.slice(0, Math.floor(word.length / 2)) + word.slice(Math.floor(word.length / 2) + 1)

/** Search in texts of made-up products, without a database: CPU a query and bytes a product. */
export async function benchSearch(wanted: readonly number[] = []): Promise<void> {
  for (const size of wanted.length > 0 ? wanted : sizes) await benchSize(size)
}

async function benchSize(count: number): Promise<void> {
  const of = count.toLocaleString('en')
  const before = await usedBytes()
  const started = process.cpuUsage()
  const index = await TextIndex.build({
    language: 'fr',
    synonyms: new Map(),
    count,
    textsOf: async (documents) => documents.map((document) => describeProduct(document).texts),
  })
  const { user } = process.cpuUsage(started)
  const bytes = (await usedBytes()) - before
  say(`${of} products indexed in ${(user / 1e6).toFixed(1)} s of CPU, ${(bytes / 1e6).toFixed(0)} MB.`)
  // Words that few products share weigh more in small indexes.
  if (count >= leastMeasured)
    report({
      what: `${of}: memory of the search index a product`,
      value: bytes / count,
      unit: 'bytes',
      bar: bars.bytes,
    })
  const products = Array.from({ length: (rounds + 1) * queries }, (_, at) =>
    describeProduct((at * 7919) % count),
  )
  const asked = (query: (one: Described) => string) =>
    Array.from({ length: rounds + 1 }, (_, round) =>
      products.slice(round * queries, (round + 1) * queries).map(query),
    )
  const page = (query: string) => index.find(query).best(shown)
  const suggestions = (query: string) => [index.likelySpelling(query), index.complete(query, suggested)]
  const cases: [string, (one: Described) => string, (query: string) => unknown, number][] = [
    ['one word', ({ kind }) => kind, page, bars.search],
    ['two words', ({ kind, brand }) => `${kind} ${brand}`, page, bars.search],
    ['two words, a typo in one', ({ kind, model }) => `${kind} ${withoutMiddle(model)}`, page, bars.search],
    ['a word and a quantity', ({ kind, litres }) => `${kind} ${litres} litres`, page, bars.search],
    ['a part of a SKU', ({ sku }) => sku.slice(0, -1), page, bars.search],
    ['suggestions for two letters', ({ kind }) => kind.slice(0, 2), suggestions, bars.suggestions],
    ['suggestions for four letters', ({ model }) => model.slice(0, 4), suggestions, bars.suggestions],
    [
      'suggestions for a second word',
      ({ kind, brand }) => `${kind} ${brand.slice(0, 3)}`,
      suggestions,
      bars.suggestions,
    ],
  ]
  for (const [what, query, work, bar] of cases) {
    const { mean, slowest } = cpuOf(work, asked(query))
    const against = `slowest ${slowest.ms.toFixed(1)} ms: "${slowest.query}"`
    report({ what: `${of}: ${what}, CPU`, value: mean, unit: 'ms', bar, against })
  }
  await benchChange(index, count, of)
}

/** New texts of one product at a time, as many as a shop's owner may correct in an hour. */
async function benchChange(built: TextIndex, count: number, of: string): Promise<void> {
  let index = built
  const start = process.cpuUsage()
  for (let change = 0; change < changes; change++) {
    const document = (change * 7919) % count
    const { texts } = describeProduct(count + change)
    index = await index.changed([{ document, texts }])
  }
  const value = cpuMs(start) / changes
  report({ what: `${of}: texts of one product changed, CPU`, value, unit: 'ms', bar: bars.change })
}
