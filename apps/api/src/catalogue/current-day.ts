import type { Day } from '@comptoir/rules/calendar'
import { localDay } from '../stores/index.ts'
import { beginDay, selectRepriced } from './changes.sql.ts'
import type { CatalogueOptions } from './options.ts'
import { replaceRules } from './replace-rules.ts'
import { beginScheduledPrices } from './scheduled-prices.ts'
import type { Snapshot } from './snapshot.ts'

/** What a day does to the prices of a snapshot; nothing is changed before `apply`, which puts the prices of rules into it. */
type DayPatch = {
  day: Day
  /** Ids of the products whose special price begins or ends. */
  special: readonly number[]
  apply: () => void
}

type Options = Pick<CatalogueOptions, 'sql' | 'stores' | 'now'>

/** The day whose prices the catalogue has to show. */
export class CurrentDay {
  readonly #options: Options
  /** The day that the database announced last, which the clock of this process may not have reached. */
  #announced = ''

  constructor(options: Options) {
    this.#options = options
  }

  /** The later of the day here and the one that the database announced, in the time zone of the default website. */
  get today(): string {
    const { stores, now } = this.#options
    const today = localDay(stores.default, now())
    return today > this.#announced ? today : this.#announced
  }

  /** Makes the prices that were scheduled for today those of their products, and tells all processes of the day. */
  async begin(): Promise<void> {
    const { sql } = this.#options
    await beginScheduledPrices(sql, this.today)
    await beginDay(sql, this.today)
  }

  /** What today changes in a snapshot of an earlier day; undefined when it is of today. */
  async prepare(snapshot: Snapshot): Promise<DayPatch | undefined> {
    const { today: day } = this
    const { sql, stores } = this.#options
    if (day <= snapshot.day) return undefined
    const special = await selectRepriced(sql, snapshot.day, day)
    const { apply } = await replaceRules(snapshot, stores, { rules: snapshot.rules, day })
    return { day, special, apply }
  }

  /** Notes a day that the database announced, as YYYYMMDD. */
  announce(digits: number): void {
    this.#announced = String(digits).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  }
}
