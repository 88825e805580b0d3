import { isSameStructure, readStores, StoreSettingsError, type Stores } from '../stores/index.ts'
import type { CatalogueOptions } from './options.ts'

/** Follows the store views and their settings, on which the indexes depend. */
export class SettingsUpdates {
  readonly #options: Pick<CatalogueOptions, 'sql' | 'stores' | 'log'>
  /** How often changed settings were shown before a reload. */
  #shown = 0

  constructor(options: Pick<CatalogueOptions, 'sql' | 'stores' | 'log'>) {
    this.#options = options
  }

  /** Shows changed settings before the reload, which takes long for a large catalogue, when the indexes allow it. */
  async show(): Promise<void> {
    const { stores } = this.#options
    const changed = await this.#read()
    if (!isSameStructure(stores, changed)) return
    stores.replace(changed)
    this.#shown++
  }

  /** The settings for a reload, and a function that shows them unless newer ones were shown meanwhile, which never go back. */
  async forReload(): Promise<{ stores: Stores; show: () => void }> {
    const shown = this.#shown
    const stores = await this.#read()
    const show = () => {
      if (shown === this.#shown) this.#options.stores.replace(stores)
    }
    return { stores, show }
  }

  /** The store views of the database, or the last good ones when their settings are invalid. */
  async #read(): Promise<Stores> {
    const { sql, stores, log } = this.#options
    try {
      return await readStores(sql)
    } catch (error) {
      if (!(error instanceof StoreSettingsError)) throw error
      log.error({ err: error }, 'The settings of a website are invalid; the last good ones stay')
      return stores
    }
  }
}
