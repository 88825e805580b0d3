import { createHash } from 'node:crypto'
import { cutShort, damaged } from './errors.ts'

/** The media file or the part of the database that an entry of a backup holds. */
type EntryHeader =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'sequences'; values: { name: string; value: string; isCalled: boolean }[] }
  | { kind: 'media list' }
  | { kind: 'file'; name: string }

/** What a backup says of itself; all of it is encrypted with the rest. */
export type Manifest = {
  release: number
  /** The migrations of the database, which are its schema. */
  migrations: string[]
  takenAt: string
  /** Version of PostgreSQL that it was read from. */
  postgres: string
  /** The settings of the environment that were set, without secrets. */
  settings: Record<string, string>
}

/** What is known once an entry, or the whole, is written. */
type EntryEnd = { rows?: number; bytes: number; sha256: string }
export type Totals = { tables: number; rows: number; media: number; files: number }

export type WrittenEntry = {
  header: EntryHeader
  data?: AsyncIterable<Buffer>
  /** Rows of a table, asked for when its data has ended. */
  rows?: () => number
}

export type ReadEntry = { header: EntryHeader; data: AsyncIterable<Buffer>; end: () => EntryEnd }

const types = { header: 1, data: 2, end: 3, totals: 4 } as const
const prefixBytes = 5
const mostFrameBytes = 64 * 1024 * 1024

/** Writes entries as frames: a type, a length, and JSON or data. Each entry ends with its size and checksum, the whole with `totals`. */
export async function* framesOf(
  entries: AsyncIterable<WrittenEntry>,
  totals: () => Totals,
): AsyncGenerator<Buffer, void> {
  for await (const { header, data, rows } of entries) {
    yield frame(types.header, json(header))
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of data ?? []) {
      hash.update(chunk)
      bytes += chunk.length
      yield frame(types.data, chunk)
    }
    yield frame(types.end, json({ ...(rows && { rows: rows() }), bytes, sha256: hash.digest('hex') }))
  }
  yield frame(types.totals, json(totals()))
}

/**
 * Reads what {@link framesOf} wrote and gives each entry to `onEntry`. Checks all sizes and checksums; throws
 * BackupError. Returns the totals, without which a backup is cut short.
 */
export async function readEntries(
  source: AsyncIterable<Buffer>,
  onEntry: (entry: ReadEntry) => Promise<void>,
): Promise<Totals> {
  const frames = readFrames(source)
  for (;;) {
    const { value: first } = await frames.next()
    if (!first) throw cutShort()
    if (first.type === types.totals) {
      if (!(await frames.next()).done) throw damaged()
      return parsed(first.body)
    }
    if (first.type !== types.header) throw damaged()
    const header: EntryHeader = parsed(first.body)
    let end: EntryEnd | undefined
    const data = dataOf(frames, (known) => {
      end = known
    })
    const ended = () => {
      if (!end) throw new Error('An entry has been asked for its end before it was read.')
      return end
    }
    await onEntry({ header, data, end: ended })
    // What was not read is checked as well.
    if (!end) for await (const _ of data);
  }
}

type Frame = { type: number; body: Buffer }

async function* dataOf(
  frames: AsyncGenerator<Frame, void>,
  onEnd: (end: EntryEnd) => void,
): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  let bytes = 0
  for (;;) {
    const { value: next } = await frames.next()
    if (!next) throw cutShort()
    if (next.type === types.data) {
      hash.update(next.body)
      bytes += next.body.length
      yield next.body
      continue
    }
    const end: EntryEnd = parsed(next.body)
    if (next.type !== types.end || end.bytes !== bytes || end.sha256 !== hash.digest('hex')) throw damaged()
    onEnd(end)
    return
  }
}

async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame, void> {
  let held: Buffer[] = []
  let size = 0
  let wanted = prefixBytes
  for await (const part of source) {
    held.push(part)
    size += part.length
    if (size < wanted) continue
    let buffer = Buffer.concat(held)
    for (;;) {
      wanted = prefixBytes + (buffer.length >= prefixBytes ? buffer.readUInt32BE(1) : 0)
      if (wanted > mostFrameBytes) throw damaged()
      if (buffer.length < wanted || buffer.length < prefixBytes) break
      yield { type: buffer.readUInt8(), body: buffer.subarray(prefixBytes, wanted) }
      buffer = buffer.subarray(wanted)
    }
    held = [buffer]
    size = buffer.length
  }
  if (size > 0) throw cutShort()
}

function frame(type: number, body: Buffer): Buffer {
  const prefix = Buffer.alloc(prefixBytes)
  prefix.writeUInt8(type)
  prefix.writeUInt32BE(body.length, 1)
  return Buffer.concat([prefix, body])
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

function parsed(body: Buffer) {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw damaged(error)
  }
}
