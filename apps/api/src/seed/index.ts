import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { encodePictures } from '../catalogue/index.ts'
import {
  importAttributes,
  importSynonyms,
  importTierPrices,
  importCategories,
  importPriceHistory,
  importReviewRatings,
  importProductMedia,
  importProducts,
  problemLine,
  selectDanglingLandingPages,
  ImportReport,
  importDownloadFiles,
} from '../import/index.ts'
import type { Sql } from '../platform/database.ts'
import { importCartRules, importCoupons } from '../promotions/index.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { isDemo } from '../platform/demo.ts'
import { withMediaStore } from '../platform/media-store/open.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import { isSeeded } from '../platform/seeded.ts'
import type { ApiSettings } from '../platform/settings.ts'
import { contentPictures, importContentFolder, importContentKind, importPlaces } from './content.ts'
import { noDemo, readDemoFiles } from './demo-files.ts'
import { seedHistory, type WithApp } from './history.ts'
import { seedPeople } from './people.ts'
import { seedStaff } from './staff.ts'
import {
  readSiteFiles,
  readWebsiteFile,
  updateSiteFiles,
  writeWebsite,
  type SiteFiles,
  type WebsiteFile,
} from '../websites/index.ts'

export { demoCommand, demoUsage } from './demo-people.ts'

export { contentPictures, importContentFolder, importContentKind }

type Say = (line: string) => void

type SeedOptions = { withApp: WithApp; say: Say }

const lock = 7_402_919

/**
 * Imports the sites of the sites folder into an empty database and completes an interrupted seed. Does nothing for a
 * seeded database. Reuses encoded pictures of the data folder. A second process waits until the first is done.
 */
export async function seed(sql: Sql, settings: ApiSettings, options: SeedOptions): Promise<void> {
  await sql.begin(async (holder) => {
    // The transaction only holds the lock: it waits and idles as long as a seed takes.
    await holder`
      select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
             set_config('idle_in_transaction_session_timeout', '0', true)`
    await holder`select pg_advisory_xact_lock(${lock})`
    if (await isSeeded(sql)) return
    await withMediaStore(settings, async (media) => await seedSites(sql, { settings, media }, options))
  })
}

async function seedSites(
  sql: Sql,
  { settings, media }: { settings: ApiSettings; media: MediaStore },
  { withApp, say }: SeedOptions,
): Promise<void> {
  const known = await sql<{ code: string }[]>`select code from website`
  const sites = await readSites(settings.sitesDir)
  const demos = isDemo(settings) ? await Promise.all(sites.map(({ folder }) => readDemoFiles(folder))) : []
  for (const [index, { folder, file, siteFiles }] of sites.entries()) {
    if (known.some((website) => website.code === file.website.code)) continue
    await sql.begin(async (tx) => {
      await writeWebsite(tx, file)
      if (siteFiles) await updateSiteFiles(tx, file.website.code, siteFiles)
      await seedPeople(tx, folder, file.website.code, demos[index] ?? noDemo)
    })
  }
  for (const { folder, file } of sites) await seedCatalogue(sql, folder, file, media, say)
  for (const { folder, file } of sites) await seedContent(sql, folder, file.website, say)
  for (const { name, block } of await selectDanglingLandingPages(sql))
    say(`The category "${name}" names the block "${block}", which is not there: add it to content/blocks.`)
  await seedDownloads(sql, sites, media)
  for (const { folder, file } of sites)
    await seedPictures(sql, folder, file.website, { settings, media }, say)
  const histories = sites.map(({ folder, file }, index) => {
    return { folder, websiteCode: file.website.code, orders: (demos[index] ?? noDemo).orders }
  })
  await sql.begin(async (tx) => {
    await seedHistory(tx, withApp, histories)
    for (const [index, { folder, file }] of sites.entries()) {
      const { staff } = demos[index] ?? noDemo
      await seedStaff(tx, { folder, websiteCode: file.website.code, staff })
    }
    await tx`update website set seeded_at = now()`
    await tx`select bump_catalogue()`
  })
}

/** `siteFiles`: of its storefront, when it has one. */
export type SiteFolder = { folder: string; file: WebsiteFile; siteFiles: SiteFiles | undefined }

/** The sites, the default one first. */
export async function readSites(sitesDir: string): Promise<SiteFolder[]> {
  const names = await readdir(sitesDir)
  const folders = names.map((name) => path.join(sitesDir, name))
  const withFile = folders.filter((folder) => existsSync(path.join(folder, 'website.json')))
  if (withFile.length === 0)
    throw new ImportFileError(`${sitesDir} holds no site: a site is a folder with a website.json.`)
  const sites = await Promise.all(
    withFile.map(async (folder) => {
      const { file } = await readWebsiteFile(path.join(folder, 'website.json'))
      return { folder, file, siteFiles: await readSiteFiles(folder, file) }
    }),
  )
  return sites.toSorted((a, b) => Number(b.file.website.isDefault) - Number(a.file.website.isDefault))
}

/** Their conditions name categories, and codes name their rules. */
const promotions = [
  ['cart-rules.csv', importCartRules],
  ['coupons.csv', importCoupons],
] as const

async function seedCatalogue(
  sql: Sql,
  folder: string,
  { website }: WebsiteFile,
  store: MediaStore,
  say: Say,
): Promise<void> {
  const catalogue = (name: string) => path.join(folder, 'catalogue', name)
  const reports = [
    await importAttributes(sql, catalogue('attributes.json')),
    await importCategories(sql, website.code, catalogue('categories.csv')),
    await importProducts(sql, catalogue('products.csv')),
  ]
  const history = catalogue('price-history.csv')
  if (existsSync(history)) reports.push(await importPriceHistory(sql, history))
  const tiers = catalogue('tier-prices.csv')
  if (existsSync(tiers)) reports.push(await importTierPrices(sql, tiers, { website: website.code }))
  const synonyms = catalogue('synonyms.json')
  if (existsSync(synonyms)) reports.push(await importSynonyms(sql, website.code, synonyms))
  const ratings = catalogue('ratings.json')
  if (existsSync(ratings)) reports.push(await importReviewRatings(sql, website.code, ratings))
  const media = catalogue('media.json')
  if (existsSync(media)) {
    const places = { from: path.join(folder, 'pictures'), media: store }
    reports.push((await importProductMedia(sql, website.code, media, places)).report)
  }
  for (const [name, importFile] of promotions) {
    const file = path.join(folder, 'promotions', name)
    if (existsSync(file)) reports.push(await importFile(sql, file, { website: website.code }))
  }
  refuseProblems(reports)
  say(`Seeded ${website.name}: ${reports[2]?.rows ?? 0} rows of products`)
}

async function seedContent(
  sql: Sql,
  folder: string,
  website: WebsiteFile['website'],
  say: Say,
): Promise<void> {
  const options = { pictures: path.join(folder, 'pictures'), mayLackPictures: true }
  const reports = await importContentFolder(sql, website.code, path.join(folder, 'content'), options)
  reports.push(...(await importPlaces(sql, website.code, folder, options)))
  say(
    `Imported the content of ${website.name}: ${reports.map(({ kind, read }) => `${read} ${kind}`).join(', ')}`,
  )
}

function refuseProblems(reports: readonly ImportReport[]): void {
  const problems = reports.flatMap((report) => report.problems)
  if (problems.length > 0)
    throw new ImportFileError(`The seed data is wrong:\n${problems.map(problemLine).join('\n')}`)
}

/** Copies the files that the sites sell for download; refuses products whose files are missing. */
async function seedDownloads(sql: Sql, sites: readonly SiteFolder[], media: MediaStore): Promise<void> {
  for (const { folder } of sites)
    await importDownloadFiles(sql, { from: path.join(folder, 'downloads'), media }, new ImportReport(folder))
  const report = new ImportReport('downloads')
  await importDownloadFiles(sql, { media }, report)
  refuseProblems([report])
}

/** Encodes every picture of a site, or notes it as waiting, those of the content first. Says which are missing: pages and products are shown without them. */
async function seedPictures(
  sql: Sql,
  folder: string,
  website: WebsiteFile['website'],
  { settings, media }: { settings: ApiSettings; media: MediaStore },
  say: Say,
): Promise<void> {
  // A bucket that browsers ask themselves encodes nothing on demand.
  const encodesFirst =
    settings.encodesPicturesFirst || (media.name === 's3' && settings.media.publicUrl !== undefined)
  const from = path.join(folder, 'pictures')
  const masters = existsSync(from) ? await readdir(from) : []
  const used = await sql<{ file: string }[]>`
    select distinct m.file from product_media m join product_website w on w.product_id = m.product_id
      join website s on s.id = w.website_id where s.code = ${website.code}`
  const files = [...used.map(({ file }) => file), ...masters.filter((name) => /\.(webp|jpe?g)$/.test(name))]
  const progress = (done: number, total: number) => {
    if (encodesFirst && (done === total || done % 20 === 0))
      say(`Encoding the pictures of ${website.name}: ${done} of ${total}`)
  }
  const named = [...(await contentPictures(sql, website.code)), ...files]
  const missing = await encodePictures(sql, named, {
    from,
    media,
    cacheDir: settings.pictureCacheDir,
    progress,
    later: !encodesFirst,
  })
  if (missing.length > 0)
    say(
      `${website.name} is shown without ${missing.length} pictures that ${from} lacks: ${missing.join(', ')}`,
    )
}
