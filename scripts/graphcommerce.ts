import { ensureChromium } from './browsers.ts'
import { bin, runNode } from './processes.ts'

/**
 * Walks through GraphCommerce's example, which runs at `GRAPHCOMMERCE_URL` for the shop named first, `fountains` or
 * `food`; docs/magento.md says how to build it.
 */
const [shop = 'fountains', ...options] = process.argv.slice(2)
const { code } = await runNode(
  bin('playwright'),
  ['test', '--config', 'e2e/graphcommerce/playwright.config.ts', '--project', shop, ...options],
  { env: { CHROMIUM_PATH: await ensureChromium() } },
)
process.exitCode = code
