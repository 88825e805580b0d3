import { setStock } from '../apps/api/test/checkout.ts'
import { killRound } from '../apps/api/test/kill-round.ts'
import { startKillableShop, type KillableShop } from '../apps/api/test/killable-shop.ts'
import { waitUntil } from '../apps/api/test/wait-until.ts'
import { startMailServer } from '../apps/api/test/mail-server.ts'
import { goOn, newPurchase } from '../apps/api/test/purchase.ts'
import { say } from '../scripts/processes.ts'
import { median, report } from './report.ts'

const rounds = 200
const sku = 'VSQ-CLAIR'

/** Data loss when a part of the shop is killed, and slowdown when its mail server hangs. */
export async function benchFailure(): Promise<void> {
  await benchKills()
  for (const manner of ['silent', 'unresponsive'] as const) await benchMailServer(manner)
}

/** kill -9 of the API, and in every fourth round of the database, during four checkouts. */
async function benchKills(): Promise<void> {
  const shop = await startKillableShop()
  const problems: string[] = []
  try {
    await setStock(shop, sku, 100_000)
    for (let round = 1; round <= rounds; round++) {
      const victim = round % 4 === 0 ? 'database' : 'api'
      const found = await killRound(shop, { round, shoppers: 4, sku, victim })
      problems.push(...found.map((problem) => `round ${round}, ${victim}: ${problem}`))
    }
  } finally {
    await shop.close()
  }
  for (const problem of problems) say(`  ${problem}`)
  report({
    what: `kill -9 of API or database in a checkout, ${rounds} rounds: lost or invented`,
    value: problems.length,
    unit: '',
    bar: 0,
  })
}

const dueMails = 300
const purchases = 31

/** Paid purchases while 300 mails are due and the mail server accepts connections without responding. */
async function benchMailServer(manner: 'silent' | 'unresponsive'): Promise<void> {
  const server = await startMailServer()
  const shop = await startKillableShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  try {
    await setStock(shop, sku, 100_000)
    await purchaseTimes(shop, 'w')
    const quiet = median(await purchaseTimes(shop, 'q'))
    server.manner = manner
    await shop.sql`
      insert into mail (store_id, kind, recipient, subject, html, plain)
      select (select min(id) from store), 'bench', 'reader-' || number || '@example.com', 'Hello', '<p>Hello</p>', 'Hello'
        from generate_series(1, ${dueMails}) as number`
    await waitUntil('mails are under way', () => Promise.resolve(server.open.size > 0))
    const stalled = median(await purchaseTimes(shop, 's'))
    const [row] = await shop.sql<{ idle: number }[]>`
      select count(*)::int as idle from pg_stat_activity where state like 'idle in transaction%'`
    const what = `${manner === 'silent' ? 'mail server without a greeting' : 'mail server that stops responding'}, ${dueMails} mails due`
    report({
      what: `${what}: a whole purchase`,
      value: stalled / quiet,
      unit: 'x',
      bar: 1.5,
      against: `quiet: ${quiet.toFixed(0)} ms`,
    })
    report({ what: `${what}: idle transactions`, value: row?.idle ?? Number.NaN, unit: '', bar: 0 })
    report({ what: `${what}: connections to it`, value: server.mostOpen, unit: '', bar: 5 })
  } finally {
    await shop.close()
    await server.close()
  }
}

/** Duration of sequential purchases in milliseconds. */
async function purchaseTimes(shop: KillableShop, name: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < purchases; at++) {
    const started = performance.now()
    await goOn(shop, newPurchase(sku, `${name}${String(at).padStart(5, '0')}`))
    times.push(performance.now() - started)
  }
  return times
}
