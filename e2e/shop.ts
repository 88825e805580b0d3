import { connect } from '../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { oneAddress } from '../apps/api/test/one-address.ts'
import { failClearly } from '../scripts/failure.ts'
import { stopOnSignals } from '../scripts/lifecycle.ts'
import { say } from '../scripts/processes.ts'
import { startShop } from '../scripts/shop.ts'
import { openToGuests } from './guests.ts'
import { openToProvers } from './proving.ts'
import { importForeignShop, openForeignShop } from './foreign-shop.ts'
import { openAsMagento } from './stock-magento.ts'
import { openToLateChoosers } from './order-time.ts'
import { addresses, ports } from './addresses.ts'
import { openMeasured } from './tags.ts'

/** The whole shop on a fresh database, for the browser tests. */
try {
  const postgres = await startTemporaryPostgres({ durable: false })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.end()
  const env = {
    ...oneAddress,
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.urlOf('shop'),
    API_PORT: String(ports.api),
    BANK_PORT: String(ports.bank),
    FONTAINES_PORT: String(ports.fontaines),
    SUSHI_PORT: String(ports.sushi),
    STOREFRONT_ORIGINS: [
      addresses.fontaines,
      addresses.sushi,
      addresses.guests,
      addresses.measured,
      addresses.later,
      addresses.foreign,
    ].join(),
  }
  await importForeignShop(env, say)
  const shop = await startShop({ env, say })
  const provers = await openToProvers(env)
  const later = await openToLateChoosers(env)
  const magento = await openAsMagento(env)
  const measured = await openMeasured(env)
  const foreign = await openForeignShop()
  const guests = await openToGuests()
  stopOnSignals(async () => {
    await guests.close()
    await foreign.close()
    await measured.close()
    await magento.close()
    await later.close()
    await provers.close()
    await shop.close()
    await postgres.stop()
  })
} catch (error) {
  failClearly(error)
}
