import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Page {
  /** The same for all encodings, therefore weak. */
  readonly entityTag: string
  readonly plain: Buffer
}

export interface CompressedPage extends Page {
  readonly br: Buffer
  readonly gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function pageOf(plain: Buffer): Page {
  return { entityTag: `W/"${hash('sha256', plain, 'base64url').slice(0, 27)}"`, plain }
}

/** Compresses a page that will be cached. */
export async function compressPage<Of extends Page>(page: Of): Promise<Of & CompressedPage> {
  const { plain } = page
  const [br, zipped] = await Promise.all([compressBrotli(plain, brotli(6)), compressGzip(plain)])
  return { ...page, br: copyOf(br), gzip: copyOf(zipped) }
}

/** Copies the bytes: a buffer from zlib may reference a larger allocation. */
const copyOf = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer)

export type Encoding = 'br' | 'gzip'

/** The best encoding in an Accept-Encoding header. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses a page that is sent once: one quality more takes twice the time for 2 % fewer bytes. */
export function compressFast(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(plain, { ...brotli(2), chunkSize })
    : compressGzip(plain, { level: 2, chunkSize })
}

/** Fits a whole page: each chunk costs a round trip to the thread pool. */
const chunkSize = 64 * 1024

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
