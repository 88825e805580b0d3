const usualPageSize = 4 * 1024 * 1024

/** Where a record is: the page and the offset in it. */
export type RecordPlace = { readonly page: number; readonly offset: number; readonly length: number }

/** Pages without what is free at the end of the last one. */
export type RecordPagesState = { pages: (Uint8Array | undefined)[]; freed: number[] }

/** Texts in pages of bytes, outside the heap, where the garbage collector does not visit them. */
export class RecordPages {
  readonly #pageSize: number
  #pages: (Buffer | undefined)[] = []
  /** Bytes of each page that belong to no record any more. */
  #freed: number[] = []
  /** Bytes in use at the beginning of the last page. */
  #used = 0

  /** `pageSize` is smaller in tests. */
  constructor(pageSize = usualPageSize) {
    this.#pageSize = pageSize
  }

  static from({ pages, freed }: RecordPagesState): RecordPages {
    const records = new RecordPages()
    records.#pages = pages.map((page) => page && Buffer.from(page.buffer, page.byteOffset, page.byteLength))
    records.#freed = freed
    records.#used = records.#pages.at(-1)?.length ?? 0
    return records
  }

  /** What the pages hold now; bytes that are in use do not change later. */
  get state(): RecordPagesState {
    const last = this.#pages.length - 1
    const pages = this.#pages.map((page, at) => (at === last ? page?.subarray(0, this.#used) : page))
    return { pages, freed: [...this.#freed] }
  }

  get bytes(): number {
    return this.#pages.reduce((sum, page) => sum + (page?.length ?? 0), 0)
  }

  add(record: string): RecordPlace {
    const length = Buffer.byteLength(record)
    const last = this.#pages.at(-1)
    if (!last || this.#used + length > last.length) {
      this.#pages.push(Buffer.allocUnsafeSlow(Math.max(this.#pageSize, length)))
      this.#freed.push(0)
      this.#used = 0
    }
    const page = this.#pages.length - 1
    const offset = this.#used
    this.#pages[page]?.write(record, offset)
    this.#used += length
    return { page, offset, length }
  }

  read({ page, offset, length }: RecordPlace): string {
    return this.#pages[page]?.toString('utf8', offset, offset + length) ?? ''
  }

  /** Gives a record up. Returns its page when more than half of it is free, for the caller to move the others and drop it. */
  free({ page, length }: RecordPlace): number | undefined {
    const freed = (this.#freed[page] ?? 0) + length
    this.#freed[page] = freed
    const isLast = page === this.#pages.length - 1
    return !isLast && 2 * freed > (this.#pages[page]?.length ?? 0) ? page : undefined
  }

  drop(page: number): void {
    this.#pages[page] = undefined
  }
}
