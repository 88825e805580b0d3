import { startShop } from '../scripts/shop.ts'

type Question = 'usage' | 'stop'

/** Runs a shop in its own process and reports its resource usage to the benchmark. */
// Libraries run in production mode; the shop is a demo.
const shop = await startShop({ env: { ...process.env, NODE_ENV: undefined }, say: () => undefined })
process.on('message', async (question: Question) => {
  if (question === 'usage') {
    const { user, system } = process.cpuUsage()
    const memory = process.memoryUsage()
    process.send?.({
      cpuMs: (user + system) / 1000,
      rssMb: memory.rss / 1024 ** 2,
      memory,
      caches: shop.caches.statistics(),
    })
  } else {
    await shop.close()
    process.exit(0)
  }
})
process.send?.('open')
