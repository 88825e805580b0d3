import { createHash, randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CopyError, type FilePart, type MediaStore, type OpenedFile, type StoredFile } from './port.ts'

/** Files in folders of a data folder, which several processes share on one machine or over the network. */
export class DiskStore implements MediaStore {
  readonly name = 'disk'
  readonly publicFolder: string
  readonly #root: string

  constructor(dataDir: string) {
    this.#root = path.resolve(dataDir)
    this.publicFolder = path.join(this.#root, 'media')
  }

  async read(key: string): Promise<Buffer | undefined> {
    return await readFile(this.#fileOf(key)).catch(missing)
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const found = await stat(this.#fileOf(key)).catch(missing)
    return found?.isFile() ? found.size : undefined
  }

  async checksumOf(key: string): Promise<string | undefined> {
    if ((await this.sizeOf(key)) === undefined) return undefined
    return await checksumOfFile(this.#fileOf(key)).catch(missing)
  }

  async open(key: string, part?: FilePart): Promise<OpenedFile | 'outside' | undefined> {
    // eslint-disable-next-line no-bitwise -- flags of a file are bits
    const handle = await open(this.#fileOf(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(missing)
    if (!handle) return undefined
    const status = await handle.stat()
    if (!status.isFile() || (part && part.start >= status.size)) {
      await handle.close()
      return status.isFile() ? 'outside' : undefined
    }
    const { size } = status
    const start = part?.start ?? 0
    const end = Math.min(part?.end ?? size - 1, size - 1)
    if (size === 0) {
      await handle.close()
      return { size, start, end, content: Readable.from([]) }
    }
    return { size, start, end, content: handle.createReadStream({ start, end }) }
  }

  async write(key: string, content: Buffer | string): Promise<void> {
    await this.#replace(key, async (draft) => await writeFile(draft, content))
  }

  async writeFile(key: string, file: string): Promise<void> {
    await this.#replace(key, async (draft) => await copyFile(file, draft))
  }

  async writeStream(key: string, { content }: OpenedFile, checksum: string): Promise<void> {
    const hash = createHash('sha256')
    await this.#replace(key, async (draft) => {
      await pipeline(content, hashing(hash), createWriteStream(draft))
      if (hash.digest('hex') !== checksum)
        throw new CopyError(`The copy of ${key} differs from the original.`)
    })
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true })
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/'))
    yield* this.#filesIn(folder, prefix)
  }

  async check(): Promise<void> {
    // The folder is made with its first file.
  }

  close(): void {
    // Nothing is open.
  }

  async *#filesIn(folder: string, prefix: string): AsyncIterable<StoredFile> {
    const entries =
      (await readdir(path.join(this.#root, folder), { withFileTypes: true }).catch(missing)) ?? []
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = `${folder}/${entry.name}`
      if (isDraft(entry.name) || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue
      if (entry.isDirectory()) yield* this.#filesIn(key, prefix)
      const size = entry.isFile() ? await this.sizeOf(key) : undefined
      if (size !== undefined) yield { key, size }
    }
  }

  /** Makes a draft beside the file and renames it, so that nobody reads a part. */
  async #replace(key: string, make: (draft: string) => Promise<void>): Promise<void> {
    const target = this.#fileOf(key)
    const draft = path.join(path.dirname(target), `.${randomUUID()}.tmp`)
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await make(draft)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  #fileOf(key: string): string {
    const file = path.join(this.#root, key)
    if (!file.startsWith(this.#root + path.sep)) throw new Error(`${key} is no key of a media store.`)
    return file
  }
}

export async function checksumOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Passes chunks on and counts them into a hash. */
export function hashing(hash: ReturnType<typeof createHash>) {
  return async function* pass(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

const isDraft = (name: string) => name.startsWith('.') || name.endsWith('.tmp')

/** Undefined for a file that is not there, as for one whose folder is a file; throws other errors. */
function missing(error: unknown): undefined {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (!['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'].includes(String(code))) throw error
}
