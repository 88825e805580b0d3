import path from 'node:path'
import { Readable } from 'node:stream'
import { mediaFolders, type MediaStore } from '../platform/media-store/port.ts'
import { BackupError } from './errors.ts'

export type KeptFile = { name: string; bytes: number; sha256: string }

/** The files of a shop that are not in its database: pictures, videos, their originals, and what it sells to download. */
export type KeptFiles = {
  /** Names in order, such as `media/encoded/p1.webp`. */
  names: () => Promise<string[]>
  /** Undefined for a file that is not, or no longer, there. */
  describe: (name: string) => Promise<KeptFile | undefined>
  read: (name: string) => Promise<Readable | undefined>
  /** Writes a whole file, or none when its content ends with an error. */
  write: (file: KeptFile, content: AsyncIterable<Buffer>) => Promise<void>
}

/** Those of a media store, by their keys. */
export function keptFiles(store: MediaStore): KeptFiles {
  return {
    names: async () => {
      const found: string[] = []
      for (const folder of mediaFolders) for await (const { key } of store.list(`${folder}/`)) found.push(key)
      return found.toSorted()
    },
    describe: async (name) => {
      const [bytes, sha256] = [await store.sizeOf(keyOf(name)), await store.checksumOf(name)]
      return bytes === undefined || sha256 === undefined ? undefined : { name, bytes, sha256 }
    },
    read: async (name) => {
      const opened = await store.open(keyOf(name))
      return typeof opened === 'object' ? opened.content : undefined
    },
    write: async ({ name, bytes, sha256 }, content) => {
      const whole = { size: bytes, start: 0, end: bytes - 1, content: Readable.from(content) }
      await store.writeStream(keyOf(name), whole, sha256)
    },
  }
}

function keyOf(name: string): string {
  const isBelow = mediaFolders.some((folder) => name.startsWith(`${folder}/`))
  if (!isBelow || path.posix.normalize(name) !== name)
    throw new BackupError(`The backup names a file outside of its folders: ${name}.`)
  return name
}
