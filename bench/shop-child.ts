import { startShop } from '../scripts/shop.ts'

type Question = 'usage' | 'stop'

/** A shop in a process of its own, which tells the benchmark what it has used so far. */
// The libraries run as in production; the shop itself is a trial.
const shop = await startShop({ env: { ...process.env, NODE_ENV: undefined }, say: () => undefined })
process.on('message', async (question: Question) => {
  if (question === 'usage') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1024 ** 2 })
  } else {
    await shop.close()
    process.exit(0)
  }
})
process.send?.('open')
