/** When more than one product in so many changed, an index is built anew on its next use. */
const productsPerChange = 20
const mostChangedOfFew = 1000

/**
 * An index over a text or a value of all products of a website, with the products that changed since it was built. These
 * have a small index of their own, built when it is needed.
 */
export class CarriedIndex<Index> {
  readonly #base: Promise<Index>
  readonly #changed: ReadonlySet<number>
  #fresh: Promise<Index> | undefined

  constructor(base: Promise<Index>, changed: ReadonlySet<number> = new Set()) {
    this.#base = base
    this.#changed = changed
  }

  /** Calls back when the index cannot be built. */
  onFailure(notify: () => void): void {
    this.#base.catch(() => {
      notify()
    })
  }

  /** The index after more products changed, by ordinal; undefined when too many have changed. */
  carried(ordinals: readonly number[], size: number): CarriedIndex<Index> | undefined {
    const changed = this.#changed.union(new Set(ordinals))
    const most = Math.max(mostChangedOfFew, size / productsPerChange)
    return changed.size > most ? undefined : new CarriedIndex(this.#base, changed)
  }

  /** `build` makes the index of the products that changed. */
  async read(build: (changed: readonly number[]) => Promise<Index>): Promise<ReadIndex<Index>> {
    const base = await this.#base
    const changed = [...this.#changed]
    if (changed.length === 0) return { base, changed, fresh: undefined }
    this.#fresh ??= build(changed)
    this.#fresh.catch(() => (this.#fresh = undefined))
    return { base, changed, fresh: await this.#fresh }
  }
}

/** `fresh` counts for the products that changed, `base` for the others. */
export type ReadIndex<Index> = { base: Index; changed: readonly number[]; fresh: Index | undefined }
