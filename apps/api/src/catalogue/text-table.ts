import { copiedYielding } from '../platform/cooperative-scheduler.ts'

/** The least share of a table that stays free, so that a search meets few entries of other texts. */
const freeShare = 1 / 3
const smallest = 16
const free = 0
const removed = -1

export type TextTableState = { ids: Int32Array; hashes: Int32Array; used: number }

/**
 * Finds ids by a text without holding the texts: by their hashes, so that a few ids of other texts are found as well. Takes
 * about 14 bytes an entry, where a map with the texts takes a hundred. Ids are above 0.
 */
export class TextTable {
  #ids: Int32Array = new Int32Array(smallest)
  #hashes: Int32Array = new Int32Array(smallest)
  /** Places that are not free. */
  #used = 0

  static from({ ids, hashes, used }: TextTableState): TextTable {
    const table = new TextTable()
    table.#ids = ids
    table.#hashes = hashes
    table.#used = used
    return table
  }

  /** A copy of what the table holds. Yields to the event loop; the table must not change meanwhile. */
  async state(): Promise<TextTableState> {
    const [ids, hashes, used] = [this.#ids, this.#hashes, this.#used]
    return { ids: await copiedYielding(ids), hashes: await copiedYielding(hashes), used }
  }

  add(text: string, id: number): void {
    if ((this.#used + 1) / this.#ids.length > 1 - freeShare) this.#makeRoom()
    this.#insert(hashOf(text), id)
  }

  remove(text: string, id: number): void {
    const hash = hashOf(text)
    for (let place = this.#firstPlace(hash); this.#ids[place] !== free; place = this.#after(place)) {
      if (this.#ids[place] !== id || this.#hashes[place] !== hash) continue
      this.#ids[place] = removed
      return
    }
  }

  /** Ids that were added with the text, and perhaps others. */
  candidates(text: string): number[] {
    const hash = hashOf(text)
    const found: number[] = []
    for (let place = this.#firstPlace(hash); ; place = this.#after(place)) {
      const id = this.#ids[place] ?? free
      if (id === free) return found
      if (id !== removed && this.#hashes[place] === hash) found.push(id)
    }
  }

  /** The length is a power of two. */
  #firstPlace(hash: number): number {
    return hash & (this.#ids.length - 1)
  }

  #after(place: number): number {
    return (place + 1) & (this.#ids.length - 1)
  }

  #insert(hash: number, id: number): void {
    let place = this.#firstPlace(hash)
    while (this.#ids[place] !== free) place = this.#after(place)
    this.#ids[place] = id
    this.#hashes[place] = hash
    this.#used++
  }

  /** Also forgets the places of entries that were removed. */
  #makeRoom(): void {
    const [ids, hashes] = [this.#ids, this.#hashes]
    const entries = ids.reduce((sum, id) => sum + Number(id > 0), 0)
    const length = 2 * entries > ids.length ? 2 * ids.length : ids.length
    this.#ids = new Int32Array(length)
    this.#hashes = new Int32Array(length)
    this.#used = 0
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place] ?? free
      if (id > 0) this.#insert(hashes[place] ?? 0, id)
    }
  }
}

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
