import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readStructure, writeStructure } from '../platform/structure-file.ts'
import type { Stores } from '../stores/index.ts'
import type { Attribute } from './attribute.ts'
import type { Category } from './category.ts'
import { selectLineage } from './changes.sql.ts'
import type { CatalogueOptions } from './options.ts'
import { restoreSearchIndexes, searchIndexStates, type SearchIndexState } from './product-search.ts'
import { ProductStore, type ProductStoreState } from './product-store.ts'
import type { RulesByWebsite } from './rules.sql.ts'
import type { SiteIndex } from './site-index.ts'
import { snapshotOf, type Snapshot } from './snapshot.ts'

/** What a snapshot holds, as it is written to a file. */
type StoredIndex = {
  /** What has to be the same for the file to be of use. */
  key: string
  version: number
  /** When the database got this version. */
  changedAt: string | null
  day: string
  attributes: Attribute[]
  categories: Map<number, Category>
  products: ProductStoreState
  rules: RulesByWebsite
  sites: Omit<SiteIndex, 'products'>[]
  searches: SearchIndexState[]
}

type Place = Pick<CatalogueOptions, 'sql' | 'settings' | 'stores' | 'now'>

/** Programs that decide what an index looks like. */
const sources = [
  import.meta.dirname,
  path.join(import.meta.dirname, '../search'),
  path.dirname(createRequire(import.meta.url).resolve('@comptoir/rules/money')),
]

/** A smaller catalogue is read from the database within two seconds. */
export const leastStored = 20_000

const indexName = 'catalogue-index'
const fileOf = ({ settings }: Place) => path.join(settings.dataDir, indexName)

/** Nobody writes to a file for so long. */
const longestWriteMs = 3600_000

/** Deletes what processes left behind that were killed while they wrote. */
async function deleteUnfinished({ settings: { dataDir }, now }: Place): Promise<void> {
  for (const file of await readdir(dataDir)) {
    if (!file.startsWith(`${indexName}.`)) continue
    // Another process may have just finished it.
    const found = await stat(path.join(dataDir, file)).catch(() => undefined)
    if (found && now().getTime() - found.mtimeMs > longestWriteMs)
      await rm(path.join(dataDir, file), { force: true })
  }
}

/**
 * Writes a snapshot with its search indexes to a file, from which the next start reads it instead of the database. `version` is
 * that of the changes it shows. Nothing is written if `isCurrent` says that the snapshot changed before it was copied. Throws
 * the errors of the file system and of the database.
 */
export async function storeIndex(
  place: Place,
  { snapshot, version, isCurrent }: { snapshot: Snapshot; version: number; isCurrent: () => boolean },
): Promise<boolean> {
  const [lineage, key] = await Promise.all([selectLineage(place.sql, version), keyOf(place.stores)])
  const searches = await searchIndexStates(snapshot)
  const products = await snapshot.products.state()
  if (!isCurrent()) return false
  const { attributes, categoryById: categories, sites, day, rules } = snapshot
  const stored: StoredIndex = {
    key: `${lineage.id} ${key}`,
    version,
    changedAt: lineage.changedAt,
    day,
    attributes,
    categories,
    products,
    rules,
    // What readers share is replaced by changes, except for the stock.
    sites: [...sites.values()].map(({ products: _all, ...site }) => ({
      ...site,
      inStock: site.inStock.slice(),
    })),
    searches,
  }
  await deleteUnfinished(place)
  await writeStructure(fileOf(place), stored)
  return true
}

/**
 * The snapshot that was stored, with the version of the changes it shows; undefined if there is none, or if it is not of this
 * database, these settings and this release. Changes since then have to be in the log.
 */
export async function readStoredIndex(
  place: Place,
): Promise<{ snapshot: Snapshot; version: number } | undefined> {
  const isWanted = async (value: unknown) => await isOfPlace(place, value as StoredIndex)
  const stored = (await readStructure(fileOf(place), isWanted)) as StoredIndex | undefined
  if (!stored) return undefined
  const { version, day, attributes, categories, rules, searches } = stored
  const products = ProductStore.from(stored.products)
  const snapshot = snapshotOf({ day, attributes, categories, products, rules })
  for (const site of stored.sites) snapshot.sites.set(site.websiteId, { ...site, products })
  await restoreSearchIndexes(snapshot, place.stores, searches)
  return { snapshot, version }
}

async function isOfPlace(place: Place, { key, version, changedAt }: StoredIndex): Promise<boolean> {
  const [lineage, ownKey] = await Promise.all([selectLineage(place.sql, version), keyOf(place.stores)])
  if (key !== `${lineage.id} ${ownKey}` || lineage.current < version) return false
  return lineage.changedAt === changedAt || (lineage.changedAt === null && lineage.current === version)
}

/** The release and the settings. An index of others would be read wrongly, or answer otherwise than one built anew. */
async function keyOf(stores: Stores): Promise<string> {
  const settings = JSON.stringify([stores.all, stores.ofLocations])
  return createHash('sha256')
    .update(await hashOfSources())
    .update(settings)
    .digest('hex')
}

let sourcesHash: Promise<string> | undefined

/** Read once: a process runs the programs that it was started with, even if a deployment replaces their files. */
async function hashOfSources(): Promise<string> {
  sourcesHash ??= hashSources()
  sourcesHash.catch(() => (sourcesHash = undefined))
  return await sourcesHash
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const folder of sources) {
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
    for (const name of names) hash.update(name).update(await readFile(path.join(folder, name)))
  }
  return hash.digest('hex')
}
