import { stopOnSignals } from './lifecycle.ts'
import { printAddresses } from './print-addresses.ts'
import { say } from './processes.ts'
import { startShop } from './shop.ts'
import { exitWithError } from './exit-with-error.ts'

const started = performance.now()

try {
  const shop = await startShop({ env: process.env, say })
  printAddresses(shop, started)
  stopOnSignals(shop.close)
} catch (error) {
  exitWithError(error)
}
