import type { FilePart, MediaStore, OpenedFile, StoredFile } from './port.ts'

/** Writes to one store and reads from another what that one lacks, while files move between the two. */
export class JoinedStore implements MediaStore {
  readonly #first: MediaStore
  readonly #second: MediaStore
  readonly name: MediaStore['name']
  readonly publicFolder?: string

  constructor(first: MediaStore, second: MediaStore) {
    this.#first = first
    this.#second = second
    this.name = first.name
    if (first.publicFolder !== undefined) this.publicFolder = first.publicFolder
  }

  async read(key: string): Promise<Buffer | undefined> {
    return (await this.#first.read(key)) ?? (await this.#second.read(key))
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await this.#first.sizeOf(key)) ?? (await this.#second.sizeOf(key))
  }

  async checksumOf(key: string): Promise<string | undefined> {
    return (await this.#first.checksumOf(key)) ?? (await this.#second.checksumOf(key))
  }

  async open(key: string, part?: FilePart): Promise<OpenedFile | 'outside' | undefined> {
    return (await this.#first.open(key, part)) ?? (await this.#second.open(key, part))
  }

  async write(key: string, content: Buffer | string): Promise<void> {
    await this.#first.write(key, content)
  }

  async writeFile(key: string, file: string): Promise<void> {
    await this.#first.writeFile(key, file)
  }

  async writeStream(key: string, opened: OpenedFile, checksum: string): Promise<void> {
    await this.#first.writeStream(key, opened, checksum)
  }

  /** From both: what is left in the other would come back. */
  async remove(key: string): Promise<void> {
    await this.#first.remove(key)
    await this.#second.remove(key)
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const seen = new Set<string>()
    for await (const file of this.#first.list(prefix)) {
      seen.add(file.key)
      yield file
    }
    for await (const file of this.#second.list(prefix)) if (!seen.has(file.key)) yield file
  }

  async check(): Promise<void> {
    await this.#first.check()
    await this.#second.check()
  }

  close(): void {
    this.#first.close()
    this.#second.close()
  }
}
