import { report } from './report.ts'
import { benchDatabase, cpuPerRequest, startChild, startMeasuredShop, stopChild, usageOf } from './shop.ts'
import { buyer } from './visited-pages.ts'
import { visit } from './visitor.ts'

const requests = 800
const mostMs = 5
const mostTimes = 1.3
const site = 'fontaines'

/** Pages of a customer with a cart are rendered for each request. */
const pages = [
  { what: 'category page', path: '/fr/particuliers' },
  { what: 'product page', path: '/fr/comptoir-3.html' },
  { what: 'cart', path: '/fr/panier' },
  { what: 'checkout step', path: '/fr/commander' },
]

type Measured = ReadonlyMap<string, number>

/** What rendering a page costs, with API and storefront in one process and in one each. */
export async function benchRendering(): Promise<void> {
  const database = await benchDatabase()
  const start = (part: string) => startChild('part-child.ts', database.url, [part])
  try {
    const shop = await startMeasuredShop(database.url)
    const together = await cpuOfPages(async () => (await shop.usage()).cpuMs).finally(shop.stop)
    const parts = [await start('api'), await start(site)]
    const usedMs = async () =>
      (await Promise.all(parts.map(usageOf))).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
    const apart = await cpuOfPages(usedMs).finally(() => Promise.all(parts.map(stopChild)))
    for (const { what } of pages) {
      const [one, two] = [together.get(what) ?? Number.NaN, apart.get(what) ?? Number.NaN]
      report({ what: `${what} rendered, server CPU`, value: one, unit: 'ms', bar: mostMs })
      report({
        what: `${what} rendered in two processes, times that in one`,
        value: two / one,
        unit: 'x',
        bar: mostTimes,
        against: `${two.toFixed(2)} ms in both`,
      })
    }
  } finally {
    await database.stop()
  }
}

async function cpuOfPages(usedMs: () => Promise<number>): Promise<Measured> {
  const cookie = (await buyer()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const measured = new Map<string, number>()
  for (const { what, path: address } of pages) {
    const open = async () => {
      const { status } = await visit(address, cookie)
      if (status !== 200) throw new Error(`${address} answers ${status}.`)
    }
    measured.set(what, (await cpuPerRequest(usedMs, requests, open)).cpuMs)
  }
  return measured
}
