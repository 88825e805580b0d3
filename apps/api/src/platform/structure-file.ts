import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { Deserializer, Serializer } from 'node:v8'
import { crc32 } from 'node:zlib'

declare module 'node:v8' {
  // Documented methods that the types lack.
  interface Serializer {
    _setTreatArrayBufferViewsAsHostObjects(areHostObjects: boolean): void
    _writeHostObject(object: object): void
  }
  interface Deserializer {
    _readHostObject(): object
  }
}

/** Arrays are written from the memory in which they are, and start at a multiple of this in the file. */
const alignment = 8
/** Length and checksum of the structure, and checksum of the arrays. */
const headBytes = 16
/** Bytes that are moved at a time, so that their checksum takes about a millisecond. */
const pieceBytes = 4 * 1024 * 1024

type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array
const kinds = [Uint8Array, Uint16Array, Int32Array, Uint32Array] as const

export class StructureFileError extends Error {}

class StructureWriter extends Serializer {
  readonly arrays: Numbers[] = []

  constructor() {
    super()
    this._setTreatArrayBufferViewsAsHostObjects(true)
  }

  override _writeHostObject(view: object): void {
    const kind = kinds.findIndex((one) => view instanceof one)
    if (kind < 0) throw new StructureFileError(`A structure file cannot hold a ${view.constructor.name}.`)
    const array = view as Numbers
    this.writeUint32(kind)
    this.writeUint32(array.length)
    this.writeUint32(this.arrays.push(array) - 1)
  }
}

class StructureReader extends Deserializer {
  readonly arrays: Numbers[] = []

  override _readHostObject(): object {
    const kind = kinds[this.readUint32()]
    const length = this.readUint32()
    const index = this.readUint32()
    if (!kind) throw new StructureFileError('The file has an array of an unknown kind.')
    const array = new kind(length)
    this.arrays[index] = array
    return array
  }
}

/**
 * Writes a value of objects, maps, sets and arrays of numbers, as `structuredClone` takes them, to a file, which is replaced
 * when all is written. What the value consists of must not change meanwhile. Throws the errors of the file system.
 */
export async function writeStructure(file: string, value: unknown): Promise<void> {
  const writer = new StructureWriter()
  writer.writeHeader()
  writer.writeValue(value)
  const structure = writer.releaseBuffer()
  const temporary = `${file}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    const head = Buffer.alloc(headBytes)
    await writeAll(handle, structure, headBytes)
    const first = headBytes + aligned(structure.length)
    const checksum = await transfer(writer.arrays, first, (bytes, at) => writeAll(handle, bytes, at))
    head.writeUInt32LE(structure.length, 0)
    head.writeUInt32LE(crc32(structure), 4)
    head.writeUInt32LE(checksum, 8)
    await writeAll(handle, head, 0)
    await handle.close()
    await rename(temporary, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Reads what {@link writeStructure} wrote, or undefined unless `isWanted` accepts it; the arrays of what it is asked for are
 * not read yet. Throws StructureFileError for another or damaged file.
 */
export async function readStructure(
  file: string,
  isWanted: (value: unknown) => Promise<boolean> = async () => true,
): Promise<unknown> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(headBytes)
    await readAll(handle, head, 0)
    const { size } = await handle.stat()
    const length = head.readUInt32LE(0)
    if (length > size) throw new StructureFileError('The file is shorter than it should be.')
    const structure = Buffer.alloc(length)
    await readAll(handle, structure, headBytes)
    if (crc32(structure) !== head.readUInt32LE(4))
      throw new StructureFileError('The checksum of the file is wrong.')
    const reader = new StructureReader(structure)
    reader.readHeader()
    const value: unknown = reader.readValue()
    if (!(await isWanted(value))) return undefined
    const first = headBytes + aligned(length)
    const checksum = await transfer(reader.arrays, first, (bytes, at) => readAll(handle, bytes, at))
    if (checksum !== head.readUInt32LE(8)) throw new StructureFileError('The checksum of the file is wrong.')
    return value
  } finally {
    await handle.close()
  }
}

/** Moves each array between memory and its position in the file, from `first` on. Returns the checksum of all. */
async function transfer(
  arrays: readonly Numbers[],
  first: number,
  move: (bytes: Buffer, position: number) => Promise<void>,
): Promise<number> {
  let position = first
  let checksum = 0
  for (const array of arrays) {
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes)
      await move(piece, position + at)
      checksum = crc32(piece, checksum)
    }
    position += aligned(bytes.length)
  }
  return checksum
}

const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment

async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at)
    at += bytesWritten
  }
}

async function readAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, position + at)
    if (bytesRead === 0) throw new StructureFileError('The file is shorter than it should be.')
    at += bytesRead
  }
}
