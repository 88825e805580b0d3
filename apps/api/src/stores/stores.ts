import { InputError } from '../platform/errors.ts'
import { inCurrency } from './in-currency.ts'
import { isSameGroup, type Store } from './store.ts'

class StoreNotFoundError extends InputError {
  constructor(code: string) {
    super(`Requested store is not found (${code})`)
  }
}

const STORE_COOKIE = /(?:^|;\s*)store=([^;]*)/

type KnownStores = {
  all: readonly Store[]
  ofLocations: readonly Store[]
  default: Store
  byCode: ReadonlyMap<string, Store>
  byId: ReadonlyMap<number, Store>
}

/** The store views; replaced when they or their settings change (`Catalogue`). */
export class Stores {
  #known: KnownStores

  constructor(all: readonly Store[]) {
    this.#known = knownStores(all)
  }

  /** The active views of websites, without those of locations. */
  get all(): readonly Store[] {
    return this.#known.all
  }

  /** The views of points of sale, one per language. */
  get ofLocations(): readonly Store[] {
    return this.#known.ofLocations
  }

  get default(): Store {
    return this.#known.default
  }

  /** Replaces the store views. */
  replace(stores: Stores): void {
    this.#known = stores.#known
  }

  /**
   * The store view of a request: by its `Store` header, else by its `store` cookie if such a view exists (contract §3),
   * else the default view, which also has the code `default` (decisions ).
   */
  ofRequest(header: string | undefined, cookies = ''): Store {
    if (header === 'default') return this.default
    if (!header) return this.#known.byCode.get(STORE_COOKIE.exec(cookies)?.[1] ?? '') ?? this.default
    const store = this.#known.byCode.get(header)
    if (!store) throw new StoreNotFoundError(header)
    return store
  }

  byId(id: number): Store {
    const store = this.#known.byId.get(id)
    if (!store) throw new Error(`There is no store view with id ${id}.`)
    return store
  }

  ofWebsite(websiteId: number): Store[] {
    return this.all.filter((store) => store.website.id === websiteId)
  }

  /** The default view of a website: its content is written in this language first. */
  defaultOf(websiteId: number): Store {
    const views = this.ofWebsite(websiteId)
    return views.find((store) => store.isDefaultOfWebsite) ?? views[0] ?? this.default
  }

  /** The views of the same group, one per language, for a language switch. */
  siblingsOf(store: Store): Store[] {
    const views = store.location ? this.ofLocations : this.all
    return views.filter((other) => isSameGroup(other, store))
  }

  /** Whether the website sells at points of sale (decisions A-3). */
  hasLocations(websiteId: number): boolean {
    return this.ofLocations.some((store) => store.website.id === websiteId)
  }

  /** The view in the language and currency of `store` of a location of its website, or with null of the website itself. */
  at(store: Store, locationId: number | null): Store {
    if ((store.location?.id ?? null) === locationId) return store
    const views = locationId === null ? this.all : this.ofLocations
    const found = views.find(
      ({ language, website, location }) =>
        website.id === store.website.id &&
        language === store.language &&
        (location?.id ?? null) === locationId,
    )
    if (!found) throw new Error(`There is no store view ${store.language} of location ${locationId}.`)
    return inCurrency(found, store.currency)
  }
}

/** Whether the same store views of the same groups, websites, currencies and audiences exist: all else may differ. */
export function isSameStructure(a: Stores, b: Stores): boolean {
  const structure = ({ all, ofLocations }: Stores) =>
    JSON.stringify(
      [...all, ...ofLocations].map(({ id, code, language, group, location, website, settings }) => [
        [id, code, language, location?.id ?? null],
        [group.id, group.code, group.rootCategoryId, website.id],
        [settings.currencies, website.priceAudiences],
      ]),
    )
  return structure(a) === structure(b)
}

function knownStores(views: readonly Store[]): KnownStores {
  const ofWebsites = views.filter((store) => store.location === null)
  const all = ofWebsites.filter(({ isActive }) => isActive)
  const ofLocations = views.filter((store) => store.location !== null)
  const first = all.find((store) => store.isDefault) ?? all[0]
  if (!first) throw new Error('The database holds no store view: seed it first.')
  return {
    all,
    ofLocations,
    default: first,
    byCode: new Map([...ofLocations, ...all].map((store) => [store.code, store])),
    byId: new Map(ofWebsites.map((store) => [store.id, store])),
  }
}
