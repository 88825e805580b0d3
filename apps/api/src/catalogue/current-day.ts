import { localDay } from '../stores/index.ts'
import type { CatalogueOptions } from './options.ts'

/** The day whose prices the catalogue has to show. */
export class CurrentDay {
  readonly #options: Pick<CatalogueOptions, 'stores' | 'now'>
  /** The day that the database announced last, which the clock of this process may not have reached. */
  #announced = ''

  constructor(options: Pick<CatalogueOptions, 'stores' | 'now'>) {
    this.#options = options
  }

  /** The later of the day here and the one that the database announced, in the time zone of the default website. */
  get today(): string {
    const { stores, now } = this.#options
    const today = localDay(stores.default, now())
    return today > this.#announced ? today : this.#announced
  }

  /** Notes a day that the database announced, as YYYYMMDD. */
  announce(digits: number): void {
    this.#announced = String(digits).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  }
}
