import type { Sql } from '../platform/database.ts'
import { selectChanges, type ChangeRow } from './changes.sql.ts'

type Reader = {
  onChange: (row: ChangeRow) => void
  /** Is called after the changes up to a version, which is then {@link ChangeLog.version}. */
  onRead: () => void
}

/** The log of changes in the database, as far as this process has read it. */
export class ChangeLog {
  readonly #sql: Sql
  readonly #reader: Reader
  #version: number
  #reading: Promise<void> | undefined
  #mustRead = false

  /** The changes up to `version` are known. */
  constructor(sql: Sql, version: number, reader: Reader) {
    this.#sql = sql
    this.#version = version
    this.#reader = reader
  }

  /** The log is read up to this version. */
  get version(): number {
    return this.#version
  }

  /** Reads every change that was committed before the call. Rejects with the errors of the database. */
  async read(): Promise<void> {
    this.#mustRead = true
    this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined))
    await this.#reading
  }

  /** Resolves when nothing is being read. */
  async settled(): Promise<void> {
    await this.#reading?.catch(() => undefined)
  }

  async #readAll(): Promise<void> {
    while (this.#mustRead) {
      this.#mustRead = false
      const { version, rows, isComplete } = await selectChanges(this.#sql, this.#version)
      if (version <= this.#version) continue
      if (!isComplete) this.#reader.onChange({ version, kind: 'all', ids: [], before: null, after: null })
      for (const row of rows) this.#reader.onChange(row)
      this.#version = version
      this.#reader.onRead()
    }
  }
}
