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

/** The store views of the shop, looked up by code; read once, and again after a change. */
export class Stores {
  readonly all: readonly Store[]
  readonly default: Store
  readonly #byCode: Map<string, Store>
  readonly #byId: Map<number, Store>

  constructor(all: readonly Store[]) {
    const first = all.find((store) => store.isDefault) ?? all[0]
    if (!first) throw new Error('The database holds no store view: seed it first.')
    this.all = all
    this.default = first
    this.#byCode = new Map(all.map((store) => [store.code, store]))
    this.#byId = new Map(all.map((store) => [store.id, store]))
  }

  /** The store a `Store` header names; no header or `default` is the default view (decisions ). */
  fromHeader(code: string | undefined): Store {
    if (code === undefined || code === '' || code === 'default') return this.default
    const store = this.#byCode.get(code)
    if (!store) throw new StoreNotFoundError(code)
    return store
  }

  byId(id: number): Store {
    const store = this.#byId.get(id)
    if (!store) throw new Error(`There is no store view with id ${id}.`)
    return store
  }

  /** The views of the same group, one a language: what a language switch chooses from. */
  siblingsOf(store: Store): Store[] {
    return this.all.filter((other) => other.group.id === store.group.id)
  }
}
