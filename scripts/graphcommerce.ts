import { ensureChromium } from './browsers.ts'
import { bin, runNode } from './processes.ts'

/** Walks through GraphCommerce's example, which runs at `GRAPHCOMMERCE_URL`; docs/magento.md says how to build it. */
const { code } = await runNode(
  bin('playwright'),
  ['test', '--config', 'e2e/graphcommerce/playwright.config.ts', ...process.argv.slice(2)],
  { env: { CHROMIUM_PATH: await ensureChromium() } },
)
process.exitCode = code
