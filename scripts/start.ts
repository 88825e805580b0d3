import { stopOnSignals } from './lifecycle.ts'
import { say } from './processes.ts'
import { startShop } from './shop.ts'
import { failClearly } from './failure.ts'

const started = performance.now()

try {
  const shop = await startShop({ env: process.env, say })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say('')
  say(`The shop is open (${seconds} s):`)
  for (const { name, url } of shop.addresses) say(`  ${name.padEnd(12)} ${url}`)
  say('')
  if (shop.isDemo) {
    say('Demo customers: particulier@example.com and professionnel@example.com, password Comptoir2026')
    say('Demo coupon:    BIENVENUE10')
  }
  say('Stop with Ctrl-C.')
  stopOnSignals(shop.close)
} catch (error) {
  failClearly(error)
}
