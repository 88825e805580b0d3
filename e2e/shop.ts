import { connect } from '../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { openAddressService } from '../apps/api/test/address-services.ts'
import { oneAddress } from '../apps/api/test/one-address.ts'
import { exitWithError } from '../scripts/exit-with-error.ts'
import { stopOnSignals } from '../scripts/lifecycle.ts'
import { say } from '../scripts/processes.ts'
import { startShop } from '../scripts/shop.ts'
import { openGuestCheckoutShop } from './guest-checkout.ts'
import { openProofOfWorkShop } from './proof-of-work.ts'
import { openChangingShop } from './changing-shop.ts'
import { importMagentoExport, openImportedShop } from './imported-shop.ts'
import { openStockMagentoShop } from './stock-magento.ts'
import { openCreatedShop } from './created-shop.ts'
import { openSlotAtCheckoutShop } from './slot-at-checkout.ts'
import { runs } from './jobs.ts'
import { openElapsedTime } from './admin/elapsed-time.ts'
import { openKitchenShop } from './admin/kitchen-shop.ts'
import { addresses, ports } from './addresses.ts'
import { openShopBehindVarnish } from './varnish.ts'
import { openAnalyticsShop } from './analytics-shop.ts'
import { openVatNumberService } from './vat-number-service.ts'

const opened: { close: () => Promise<void> }[] = []

/** Notes what is to be closed at the end, however far the start has come. */
async function open(opening: Promise<{ close: () => Promise<void> }>): Promise<void> {
  opened.push(await opening)
}

/** The whole shop on a fresh database, for the browser tests. */
try {
  stopOnSignals(async () => {
    for (const one of opened.toReversed()) await one.close()
  })
  const postgres = await startTemporaryPostgres({ durable: false })
  opened.push({ close: () => postgres.stop() })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.unsafe('create database created')
  await admin.unsafe('create database kitchen')
  await admin.end()
  const env = {
    ...oneAddress,
    LOG_LEVEL: 'error',
    // On a slow machine tests wait instead of being refused.
    LOAD_SHEDDING: '0',
    DATABASE_URL: postgres.urlOf('shop'),
    API_PORT: String(ports.api),
    BANK_PORT: String(ports.bank),
    ADMIN_PORT: String(ports.admin),
    FONTAINES_PORT: String(ports.fontaines),
    SUSHI_PORT: String(ports.sushi),
    KERAMIK_PORT: String(ports.keramik),
    VIES_URL: addresses.vatNumbers,
    ADDRESS_COMPLETION: 'geoplateforme',
    GEOPLATEFORME_URL: addresses.addressService,
    STOREFRONT_ORIGINS: [
      addresses.fontaines,
      addresses.sushi,
      addresses.keramik,
      addresses.guestCheckout,
      addresses.analytics,
      addresses.slotAtCheckout,
      addresses.imported,
    ].join(),
  }
  await open(openVatNumberService())
  await open(openAddressService('geoplateforme', ports.addressService))
  await importMagentoExport(env, say)
  await open(startShop({ env, say, runs }))
  // One API of a database runs its jobs.
  const beside = { ...env, RUN_JOBS: '0' }
  await Promise.all(
    [
      openProofOfWorkShop(beside),
      openSlotAtCheckoutShop(beside),
      openStockMagentoShop(beside),
      openAnalyticsShop(beside),
      openImportedShop(),
      openChangingShop(beside),
      openShopBehindVarnish(),
      openElapsedTime(env.DATABASE_URL),
      openCreatedShop({ ...env, DATABASE_URL: postgres.urlOf('created') }, say),
      openKitchenShop({ ...env, DATABASE_URL: postgres.urlOf('kitchen') }),
    ].map(open),
  )
  // The last, since the tests start when this one is ready.
  await open(openGuestCheckoutShop())
} catch (error) {
  exitWithError(error)
}
