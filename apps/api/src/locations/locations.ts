import type { Snapshot } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { readStores } from '../stores/index.ts'
import type { Location } from './location.ts'
import { withNearPostcodes } from './near-postcodes.ts'
import { selectLocations } from './read.sql.ts'

/** The points of sale, in the order of their files. */
export class Locations {
  readonly all: readonly Location[]
  readonly #byId: ReadonlyMap<number, Location>

  constructor(all: readonly Location[]) {
    this.all = all
    this.#byId = new Map(all.map((location) => [location.id, location]))
  }

  ofWebsite(websiteId: number): Location[] {
    return this.all.filter((location) => location.websiteId === websiteId)
  }

  find(id: number): Location | undefined {
    return this.#byId.get(id)
  }
}

const known = new WeakMap<Snapshot['content'], Promise<Locations>>()

/**
 * The points of sale, cached until an import changes them. Transactions pass their own `sql`,
 * so that they do not wait for a second connection.
 */
export async function locationsOf(app: App, sql: Queryable = app.sql): Promise<Locations> {
  const { content } = app.catalogue.snapshot
  const locations = known.get(content)
  if (locations) return await locations
  const reading = read(app, sql)
  known.set(content, reading)
  reading.catch(() => known.delete(content))
  return await reading
}

async function read({ stores }: App, sql: Queryable): Promise<Locations> {
  const locations = new Locations(await withNearPostcodes(await selectLocations(sql)))
  const seen = new Set(stores.ofLocations.map(({ location }) => location?.id))
  if (locations.all.some(({ id }) => !seen.has(id))) stores.replace(await readStores(sql))
  return locations
}
