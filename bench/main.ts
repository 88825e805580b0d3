import { buildStorefront } from '../scripts/build-apps.ts'
import { root, say } from '../scripts/processes.ts'
import { benchAdminLists } from './admin-lists.bench.ts'
import { benchBytes } from './bytes.bench.ts'
import { benchCheckout } from './checkout.bench.ts'
import { benchCluster } from './cluster.bench.ts'
import { benchConcurrency } from './concurrency.bench.ts'
import { benchFailover } from './failover.bench.ts'
import { benchFailure } from './failure.bench.ts'
import { benchGeo } from './geo.bench.ts'
import { benchGrowth } from './growth.bench.ts'
import { benchImport } from './import.bench.ts'
import { benchLarge } from './large.bench.ts'
import { benchLighthouse } from './lighthouse.bench.ts'
import { benchMemory } from './memory.bench.ts'
import { benchOverload } from './overload.bench.ts'
import { benchPages } from './page.bench.ts'
import { benchPeak } from './peak.bench.ts'
import { benchPromotions } from './promotions.bench.ts'
import { benchRendering } from './rendering.bench.ts'
import { benchResponses } from './responses.bench.ts'
import { benchSearch } from './search.bench.ts'
import { takeMeasured } from './report.ts'
import { describeMachine, writeBenchmarksPage, writeResult } from './results.ts'
import { benchServer } from './server.bench.ts'

/** `npm run bench -- growth` runs one part; `growth 1000 5000`, `import 1000 5000` and `search 1000 5000` run it with these numbers of products. */
const words = process.argv.slice(2)
const isNumber = (word: string) => /^\d+$/.test(word)
const sizes = words.filter(isNumber).map(Number)
const wanted = words.filter((word) => !isNumber(word))

const parts = new Map<string, () => Promise<void>>([
  ['server', benchServer],
  ['rendering', benchRendering],
  ['bytes', benchBytes],
  ['pages', benchPages],
  ['responses', benchResponses],
  ['checkout', benchCheckout],
  ['admin-lists', benchAdminLists],
  ['peak', benchPeak],
  ['overload', benchOverload],
  ['concurrency', benchConcurrency],
  ['failure', benchFailure],
  ['failover', benchFailover],
  ['cluster', benchCluster],
  ['geo', benchGeo],
  ['growth', () => benchGrowth(sizes)],
  ['large', benchLarge],
  ['memory', () => benchMemory(sizes)],
  ['import', () => benchImport(sizes)],
  ['promotions', benchPromotions],
  ['search', () => benchSearch(sizes)],
  ['lighthouse', benchLighthouse],
])
const needPages = [
  'server',
  'rendering',
  'bytes',
  'pages',
  'checkout',
  'peak',
  'overload',
  'cluster',
  'memory',
  'lighthouse',
]
/** One downloads a program, the other makes a million products: they only run on request. */
const onRequest = new Set(['lighthouse', 'large'])

const unknown = wanted.find((word) => !parts.has(word))
if (unknown) {
  say(`There is no part "${unknown}": use ${[...parts.keys()].join(', ')}, or none for all.`)
  process.exit(2)
}
const selected = wanted.length > 0 ? wanted : [...parts.keys()].filter((part) => !onRequest.has(part))

say('One benchmark at a time; figures are of this machine and this run.\n')
if (selected.some((part) => needPages.includes(part))) await buildStorefront()
for (const part of selected) {
  const machine = describeMachine()
  await parts.get(part)?.()
  const measuredOn = new Date().toISOString().slice(0, 10)
  await writeResult({ part, measuredOn, machine, ...takeMeasured() })
  await writeBenchmarksPage(root)
}
