import { TagVersions } from '@comptoir/rules/tag-versions'

/** What changed in a version; without tags, everything may have. */
export type Change = { version: number; tags?: readonly string[] }

/** The changes above a version. `version` is the one that the process has applied; it may be lower than that of changes. */
export type ChangesSince = { version: number; changes: readonly Change[] }

/** Changes and tags that the feed remembers; a reader that is further behind is told that everything changed. */
const mostChanges = 2000
const mostTags = 50_000

/**
 * The changes of what the process shows, by version of the database, and the version up to which it shows all of them.
 * Caches ask it whether their entries are current; storefronts ask it what changed.
 */
export class ChangeFeed {
  readonly tags = new TagVersions()
  /** Changes by ascending version; complete above `#start`. */
  readonly #changes: Change[] = []
  #tagCount = 0
  #start: number
  #version: number
  #clearings = 0
  readonly #onRecord: ((change: Change) => void)[] = []
  readonly #waiting = new Set<() => void>()

  constructor(version: number) {
    this.#version = version
    this.#start = version
  }

  /** Every change up to this version is shown. */
  get version(): number {
    return this.#version
  }

  /** Increases when caches have to forget everything although no version says so. */
  get clearings(): number {
    return this.#clearings
  }

  /** Records a change before it is shown: from now on, nothing made from older data with these tags is current. */
  record(change: Change): void {
    if (change.tags) this.tags.invalidate(change.tags, change.version)
    else this.tags.invalidateAll(change.version)
    for (const callback of this.#onRecord) callback(change)
    this.#changes.push(change)
    this.#tagCount += change.tags?.length ?? 0
    while (this.#changes.length > mostChanges || this.#tagCount > mostTags) {
      const [dropped] = this.#changes.splice(0, 1)
      if (!dropped) break
      this.#tagCount -= dropped.tags?.length ?? 0
      this.#start = Math.max(this.#start, dropped.version)
    }
  }

  /** Calls `callback` with each change that is recorded from now on. */
  onRecord(callback: (change: Change) => void): void {
    this.#onRecord.push(callback)
  }

  /** All changes up to `version` are shown now. */
  advance(version: number): void {
    if (version <= this.#version) return
    this.#version = version
    for (const wake of this.#waiting) wake()
  }

  /** Makes the caches of this process forget everything. */
  clear(): void {
    this.#clearings++
  }

  /** The changes above `version`. */
  since(version: number): ChangesSince {
    const changes = this.#changes.filter((change) => change.version > version)
    const isComplete = version >= this.#start
    const everything = { version: Math.max(this.#version, this.#start) }
    return { version: this.#version, changes: isComplete ? changes : [everything, ...changes] }
  }

  /** Resolves when the process shows every change up to `version`, or after `ms`; returns whether it does. */
  async reach(version: number, ms: number): Promise<boolean> {
    const isReached = () => this.#version >= version
    if (!isReached()) await this.#until(isReached, ms)
    return isReached()
  }

  /** The changes above `version` as soon as there are any, or none after `ms`. */
  async next(version: number, ms: number): Promise<ChangesSince> {
    await this.reach(version + 1, ms)
    return this.since(version)
  }

  async #until(isDone: () => boolean, ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const wake = () => {
        if (isDone()) end()
      }
      const timer = setTimeout(end, ms)
      this.#waiting.add(wake)
    })
  }

  /** Readers that wait. */
  get waiting(): number {
    return this.#waiting.size
  }
}
