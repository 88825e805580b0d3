/** Tags remembered one by one; beyond it, everything older than the newest of them counts as changed. */
const mostTags = 100_000

/**
 * When what a tag stands for last changed, in versions of one sequence. A cached value with tags is current when none of
 * them changed after the version of the data that it was made from.
 */
export class TagVersions {
  readonly #changed = new Map<string, number>()
  readonly #mostTags: number
  #newest = 0
  /** Values from data of a lower version are not current, whatever their tags. */
  #floor = 0

  constructor(limit = mostTags) {
    this.#mostTags = limit
  }

  /** What these tags stand for changed in `version`. Returns those of which this was not known. */
  invalidate(tags: Iterable<string>, version: number): string[] {
    const changed = [...tags].filter((tag) => version > (this.#changed.get(tag) ?? this.#floor))
    for (const tag of changed) this.#changed.set(tag, version)
    this.#newest = Math.max(this.#newest, version)
    if (this.#changed.size > this.#mostTags) this.invalidateAll(this.#newest)
    return changed
  }

  /** Everything may have changed in `version`. Returns whether this was not known. */
  invalidateAll(version: number): boolean {
    const isNew = version > this.#floor
    this.#floor = Math.max(this.#floor, version)
    this.#newest = Math.max(this.#newest, version)
    for (const [tag, changed] of this.#changed) if (changed <= this.#floor) this.#changed.delete(tag)
    return isNew
  }

  /** Whether a value with these tags, made from data of `version` or newer, shows what it would show if made now. */
  isCurrent(tags: readonly string[], version: number): boolean {
    if (version < this.#floor) return false
    for (const tag of tags) if ((this.#changed.get(tag) ?? 0) > version) return false
    return true
  }

  /** Number of tags remembered. */
  get size(): number {
    return this.#changed.size
  }
}
