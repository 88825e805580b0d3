import path from 'node:path'
import { importProducts } from '../apps/api/src/import/index.ts'
import { connect } from '../apps/api/src/platform/database.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { importWebsite } from '../apps/api/src/websites/index.ts'
import { root } from '../scripts/processes.ts'
import { ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

const folder = path.join(root, 'apps/api/test/imported-shop')

/**
 * Imports the export of a stock Magento as a website of its own, without pictures. Call it before the API starts, which
 * reads the list of websites once.
 */
export async function importMagentoExport(
  env: Record<string, string> & { DATABASE_URL: string },
  log: (line: string) => void,
): Promise<void> {
  await prepareDatabase(readSettings(env, root), log)
  const sql = connect(env.DATABASE_URL, 2)
  await importWebsite(sql, path.join(folder, 'website.json'))
  await importProducts(sql, path.join(folder, 'products.csv'), { website: 'outpost' })
  await sql.end()
}

/** Opens the storefront of that website. Its site folder has only the required files. */
export const openImportedShop = () => openStorefront(ports.imported, { SITE_DIR: folder })
