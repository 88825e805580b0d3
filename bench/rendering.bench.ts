import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { report } from './report.ts'
import { benchDatabase, childEnvironment, load, startMeasuredShop } from './shop.ts'
import { buyer } from './visited-pages.ts'
import { visit } from './visitor.ts'

const parallel = 8
const warmUps = 800
const counted = 800
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
  try {
    const shop = await startMeasuredShop(database.url)
    const together = await cpuOfPages(async () => (await shop.usage()).cpuMs).finally(shop.stop)
    const parts = [await startPart('api', database.url), await startPart(site, database.url)]
    const usage = async () => (await Promise.all(parts.map(cpuOf))).reduce((sum, cpuMs) => sum + cpuMs, 0)
    const apart = await cpuOfPages(usage).finally(() => Promise.all(parts.map(stop)))
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

async function cpuOfPages(usage: () => Promise<number>): Promise<Measured> {
  const cookie = (await buyer()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const measured = new Map<string, number>()
  for (const { what, path: address } of pages) {
    const open = async () => {
      const { status } = await visit(address, cookie)
      if (status !== 200) throw new Error(`${address} answers ${status}.`)
    }
    await load(warmUps, parallel, open)
    const before = await usage()
    await load(counted, parallel, open)
    measured.set(what, ((await usage()) - before) / counted)
  }
  return measured
}

async function startPart(part: string, databaseUrl: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'part-child.ts'), [part], {
    env: childEnvironment(databaseUrl),
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The ${part} ended with ${code}.`))),
  ])
  return child
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('usage')
  const [cpuMs] = await once(child, 'message')
  return cpuMs
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill()
  await once(child, 'exit')
}
