import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CompressedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The page with its compressed forms, made once. */
export async function compressed(plain: Buffer): Promise<CompressedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(plain, brotli(6)), compressGzip(plain)])
  return { plain, br: exact(br), gzip: exact(zipped) }
}

/** In memory of its own size: what zlib answers may hold on to a larger piece. */
const exact = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer)

export type Encoding = 'br' | 'gzip'

/** The best encoding that the browser takes. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** A page of one visitor, compressed for him alone: the best compression would cost more than it saves. */
export function quicklyCompressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(plain, { ...brotli(3), chunkSize })
    : compressGzip(plain, { level: 2, chunkSize })
}

/** Room for a whole page: with less, each piece would be one more round trip to another thread. */
const chunkSize = 64 * 1024

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
