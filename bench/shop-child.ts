import { startShop } from '../scripts/shop.ts'
import { answerQuestions } from './usage.ts'

/** Runs a shop in its own process and reports its resource usage to the benchmark. */
// Libraries run in production mode; the shop is a demo.
const shop = await startShop({ env: { ...process.env, NODE_ENV: undefined }, say: () => undefined })
answerQuestions({ close: shop.close, caches: () => shop.caches.statistics() })
