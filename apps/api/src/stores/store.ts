import { InputError } from '../platform/errors.ts'
import type { StoreSettings } from './settings.ts'

export type Language = 'fr' | 'en' | 'it'

/** A store view: one language of one store group of one website. */
export type Store = {
  id: number
  code: string
  name: string
  language: Language
  locale: string
  isDefault: boolean
  sortOrder: number
  group: { id: number; code: string; name: string; rootCategoryId: number }
  website: { id: number; code: string; name: string; pricesIncludeTax: boolean }
  /** Settings of the website. */
  settings: StoreSettings
}

class StoreNotFoundError extends InputError {
  constructor(code: string) {
    super(`Requested store is not found (${code})`)
  }
}

type KnownStores = {
  all: readonly Store[]
  default: Store
  byCode: ReadonlyMap<string, Store>
  byId: ReadonlyMap<number, Store>
}

/** The store views of the shop, looked up by code; read at start, and again when the caches are cleared. */
export class Stores {
  #known: KnownStores

  constructor(all: readonly Store[]) {
    this.#known = knownStores(all)
  }

  get all(): readonly Store[] {
    return this.#known.all
  }

  get default(): Store {
    return this.#known.default
  }

  /** Takes over the store views as they are now. */
  replace(all: readonly Store[]): void {
    this.#known = knownStores(all)
  }

  /** The store a `Store` header names; no header or `default` is the default view (decisions ). */
  fromHeader(code: string | undefined): Store {
    if (code === undefined || code === '' || code === 'default') return this.default
    const store = this.#known.byCode.get(code)
    if (!store) throw new StoreNotFoundError(code)
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

  /** The views of the same group, one a language: what a language switch chooses from. */
  siblingsOf(store: Store): Store[] {
    return this.all.filter((other) => other.group.id === store.group.id)
  }
}

function knownStores(all: readonly Store[]): KnownStores {
  const first = all.find((store) => store.isDefault) ?? all[0]
  if (!first) throw new Error('The database holds no store view: seed it first.')
  return {
    all,
    default: first,
    byCode: new Map(all.map((store) => [store.code, store])),
    byId: new Map(all.map((store) => [store.id, store])),
  }
}
