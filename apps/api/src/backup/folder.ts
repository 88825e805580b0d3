import type { Readable } from 'node:stream'

/** Where backups are kept. */
export type BackupFolder = {
  /** The address of a file, for people. */
  addressOf: (name: string) => string
  list: () => Promise<{ name: string; bytes: number }[]>
  /** Writes a whole file, or none. */
  write: (name: string, content: Readable) => Promise<void>
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}
