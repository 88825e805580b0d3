import { setStock } from '../apps/api/test/checkout.ts'
import { killRound } from '../apps/api/test/kill-round.ts'
import { startKillableShop } from '../apps/api/test/killable-shop.ts'
import { say } from '../scripts/processes.ts'
import { report } from './report.ts'

const rounds = 200
const sku = 'VSQ-CLAIR'

/** kill -9 of the API, and in every fourth round of the database, in the middle of four checkouts. */
export async function benchFailure(): Promise<void> {
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
