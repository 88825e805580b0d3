import path from 'node:path'
import { encodePictures } from './catalogue/index.ts'
import type { Command } from './cli-arguments.ts'
import { commandSettings, say } from './cli-environment.ts'
import {
  exportCatalogueRules,
  exportCommand,
  exportScheduledPrices,
  exportTierPrices,
  importAttributes,
  importCatalogueRules,
  importCategories,
  importDownloadFiles,
  importPictures,
  importPriceHistory,
  importProductMedia,
  importProducts,
  importReviewRatings,
  importScheduledPrices,
  importSynonyms,
  importTierPrices,
  reportLackingPictures,
  type ImportReport,
} from './import/index.ts'
import type { Sql } from './platform/database.ts'
import { withMediaStore } from './platform/media-store/open.ts'
import { exportCartRules, exportCoupons, importCartRules, importCoupons } from './promotions/index.ts'

type Flags = Command['flags']
type FileImport = (sql: Sql, file: string, flags: Flags) => Promise<ImportReport>

const optionsOf = (flags: Flags) => {
  return { website: flags.get('website'), replaces: flags.has('replace') }
}

/** Imports of one file by its kind. */
export const fileImports = new Map<string, FileImport>([
  ['attributes', importAttributes],
  ['cart-rules', (sql, file, flags) => importCartRules(sql, file, optionsOf(flags))],
  ['catalogue-rules', (sql, file, flags) => importCatalogueRules(sql, file, optionsOf(flags))],
  ['categories', (sql, file, flags) => importCategories(sql, flags.get('website') ?? '', file)],
  ['coupons', (sql, file, flags) => importCoupons(sql, file, optionsOf(flags))],
  ['media', importMedia],
  ['price-history', importPriceHistory],
  ['products', importProductsWithFiles],
  ['ratings', (sql, file, flags) => importReviewRatings(sql, flags.get('website') ?? '', file)],
  ['scheduled-prices', (sql, file, flags) => importScheduledPrices(sql, file, optionsOf(flags))],
  ['synonyms', (sql, file, flags) => importSynonyms(sql, flags.get('website') ?? '', file)],
  ['tier-prices', (sql, file, flags) => importTierPrices(sql, file, optionsOf(flags))],
])

/** Exports to one file, or to the terminal, by their kind. */
export const fileExports = new Map<string, ReturnType<typeof exportCommand>>([
  ['cart-rules', exportCommand('cart rules', exportCartRules)],
  ['catalogue-rules', exportCommand('catalogue rules', exportCatalogueRules)],
  ['coupons', exportCommand('coupons', exportCoupons)],
  ['scheduled-prices', exportCommand('scheduled prices', exportScheduledPrices)],
  ['tier-prices', exportCommand('tier prices', exportTierPrices)],
])

/** Imports products with their pictures and the files that they sell. */
async function importProductsWithFiles(sql: Sql, file: string, flags: Flags): Promise<ImportReport> {
  const website = flags.get('website')
  const report = await importProducts(sql, file, {
    ...(website === undefined ? {} : { website }),
    progress: (rows) => say(`  ${rows} rows …`),
  })
  const from = flags.get('pictures')
  const progress = (done: number, total: number) => done % 20 === 0 && say(`  ${done} of ${total} pictures …`)
  return await withMediaStore(commandSettings(), async (media) => {
    if (from) await importPictures(sql, { from, media, website, progress }, report)
    else await reportLackingPictures(sql, report, website)
    await importDownloadFiles(sql, { from: flags.get('downloads'), media }, report)
    return report
  })
}

/** Imports videos and turntables, and encodes what they show. */
async function importMedia(sql: Sql, file: string, flags: Flags): Promise<ImportReport> {
  const from = flags.get('pictures') ?? path.join(path.dirname(file), '../pictures')
  return await withMediaStore(commandSettings(), async (media) => {
    const website = flags.get('website') ?? ''
    const { report, pictures } = await importProductMedia(sql, website, file, { from, media })
    await encodePictures(sql, pictures, { from, media })
    return report
  })
}
