import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress, constants } from 'node:zlib'
import { decrypt, encrypt, keyOf, newEncryption, type Encryption, type Secret } from './encryption.ts'
import { BackupError, cutShort, damaged } from './errors.ts'
import { framesOf, readEntries, type ReadEntry, type Totals, type WrittenEntry } from './frames.ts'

const format = 'comptoir-backup'
const version = 1
const mostHeaderBytes = 4096

/** The first line of a backup, readable without its key. */
export type Header = {
  format: typeof format
  version: number
  release: number
  takenAt: string
  compression: 'zstd'
  encryption: Encryption | null
}

type Contents = {
  release: number
  takenAt: string
  secret: Secret | undefined
  entries: AsyncIterable<WrittenEntry>
  totals: () => Totals
}

/** Writes a backup as a stream, compressed and, with a secret, encrypted; `write` takes it where it is kept. */
export async function writeBackup(
  { release, takenAt, secret, entries, totals }: Contents,
  write: (stream: Readable) => Promise<void>,
): Promise<void> {
  const sealing = secret ? await newEncryption(secret) : undefined
  const header: Header = {
    format,
    version,
    release,
    takenAt,
    compression: 'zstd',
    encryption: sealing?.encryption ?? null,
  }
  const line = `${JSON.stringify(header)}\n`
  const out = new PassThrough()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const seal = sealing ? encrypt(sealing.key, line) : unchanged
  const making = pipeline(framesOf(entries, totals), compress, seal, startingWith(line), out)
  const writing = write(out).catch((error: unknown) => {
    // Ends the making, too.
    out.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  const [made, written] = await Promise.allSettled([making, writing])
  if (made.status === 'rejected') throw made.reason
  if (written.status === 'rejected') throw written.reason
}

/** Reads a backup to its end and checks all of it. Throws BackupError, and what `onEntry` throws. */
export async function readBackup(
  stream: Readable,
  { secret, onHeader }: { secret: Secret | undefined; onHeader?: (header: Header) => void },
  onEntry: (entry: ReadEntry) => Promise<void>,
): Promise<Totals> {
  const { header, line, rest } = await readHeader(stream)
  onHeader?.(header)
  let unseal: ReturnType<typeof decrypt> = unchanged
  if (header.encryption) {
    if (!secret) throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE.')
    unseal = decrypt(await keyOf(header.encryption, secret), line)
  }
  let own: { error: unknown } | undefined
  const noted = async (entry: ReadEntry) =>
    await onEntry(entry).catch((error: unknown) => {
      own = { error }
      throw error
    })
  try {
    return await pipeline(
      rest,
      unseal,
      createZstdDecompress(),
      async (plain: AsyncIterable<Buffer>) => await readEntries(plain, noted),
    )
  } catch (error) {
    throw readable(own ? own.error : error)
  }
}

/** Reads the first line. Throws BackupError for a file of another kind. */
export async function readHeader(
  stream: AsyncIterable<Buffer>,
): Promise<{ header: Header; line: string; rest: AsyncIterable<Buffer> }> {
  const chunks = stream[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (!start.includes('\n') && start.length < mostHeaderBytes) {
    const { value, done } = await chunks.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const end = start.indexOf('\n') + 1
  const line = start.subarray(0, end).toString()
  const header = parseHeader(line)
  const rest = async function* left(): AsyncGenerator<Buffer, void> {
    yield start.subarray(end)
    for (;;) {
      const { value, done } = await chunks.next()
      if (done) return
      yield value
    }
  }
  return { header, line, rest: rest() }
}

function parseHeader(line: string): Header {
  const foreign = 'The file is no backup of a shop.'
  let header: Partial<Header>
  try {
    header = JSON.parse(line)
  } catch (error) {
    throw new BackupError(foreign, { cause: error })
  }
  if (header?.format !== format) throw new BackupError(foreign)
  if (header.version !== version || header.compression !== 'zstd')
    throw new BackupError(
      `The backup has a form that this release does not know; release ${header.release} wrote it.`,
    )
  return header as Header
}

async function* unchanged(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield* source
}

function startingWith(line: string) {
  return async function* lineFirst(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    yield Buffer.from(line)
    yield* source
  }
}

/** Errors of the decompression as those of a backup. */
function readable(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (typeof code !== 'string' || !/^(Z_|ZSTD_)/.test(code)) return error
  return code === 'Z_BUF_ERROR' ? cutShort() : damaged(error)
}
