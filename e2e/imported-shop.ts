import path from 'node:path'
import { importProducts } from '../apps/api/src/import/index.ts'
import { connect } from '../apps/api/src/platform/database.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { importWebsite } from '../apps/api/src/seed/index.ts'
import { root } from '../scripts/processes.ts'
import { ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

const folder = path.join(root, 'apps/api/test/foreign-shop')

/**
 * Takes the export of a stock Magento into a website of its own beside those of the shop, without its pictures. An API
 * knows a website that was there when it started.
 */
export async function importMagentoExport(
  env: Record<string, string> & { DATABASE_URL: string },
  say: (line: string) => void,
): Promise<void> {
  await prepareDatabase(readSettings(env, root), say)
  const sql = connect(env.DATABASE_URL, 2)
  await importWebsite(sql, path.join(folder, 'website.json'))
  await importProducts(sql, path.join(folder, 'products.csv'), { website: 'outpost' })
  await sql.end()
}

/** The storefront of that website, whose folder holds nothing but what it cannot do without. */
export const openImportedShop = () => openStorefront(ports.imported, { SITE_DIR: folder })
