import type { Readable } from 'node:stream'

/**
 * Folders of a media store. Files of `media` are public, their names hold a hash of their content. Originals of pictures and the
 * files that products sell are private.
 */
export const mediaFolders = ['media', 'originals', 'downloads'] as const

export type StoredFile = { key: string; size: number }

/** The bytes of a file from `start` to `end`, the last one included. */
export type FilePart = { start: number; end?: number | undefined }

export type OpenedFile = Required<FilePart> & {
  /** Of the whole file. */
  size: number
  content: Readable
}

/** How browsers save a file at a signed address. */
export type SignedFile = { seconds: number; type: string; disposition: string }

/**
 * Files by key, a path that begins with one of {@link mediaFolders}. A file is written whole or not at all, and whoever reads it
 * meanwhile gets the one before. What was written or removed shows at once, in every process.
 */
export interface MediaStore {
  readonly name: 'disk' | 's3'
  /** Folder of the public files, where they are files of this machine. */
  readonly publicFolder?: string
  /** Undefined for a file that is not there, as of the other methods. */
  read: (key: string) => Promise<Buffer | undefined>
  sizeOf: (key: string) => Promise<number | undefined>
  /** SHA-256 in hex. */
  checksumOf: (key: string) => Promise<string | undefined>
  /** `outside` for a part that begins behind the end of the file. */
  open: (key: string, part?: FilePart) => Promise<OpenedFile | 'outside' | undefined>
  write: (key: string, content: Buffer | string) => Promise<void>
  /** Copies a file of this machine. */
  writeFile: (key: string, file: string) => Promise<void>
  /** Copies what another store has opened. Throws when it does not have that checksum. */
  writeStream: (key: string, opened: OpenedFile, checksum: string) => Promise<void>
  /** Does nothing when the file is not there. */
  remove: (key: string) => Promise<void>
  /** Every file whose key begins with `prefix`, which names a folder at least. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** An address from which everybody can fetch a file for some time, where the store has such. */
  signedAddress?: (key: string, file: SignedFile) => Promise<string>
  /** Throws SettingsError with a sentence when the store cannot be used. */
  check: () => Promise<void>
  close: () => void
}

/** A copy that is not what was copied. */
export class CopyError extends Error {}

/** The content of a file, which `make` makes when it is not there; its name must change with what it holds. */
export async function storedOrMade(
  store: Pick<MediaStore, 'read' | 'write'>,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = await store.read(key)
  if (known) return known
  const made = await make()
  await store.write(key, made)
  return made
}
