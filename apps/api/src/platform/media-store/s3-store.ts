import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { contentTypeOf } from './content-types.ts'
import { checksumOfFile, hashing } from './disk-store.ts'
import {
  CopyError,
  type FilePart,
  type MediaStore,
  type OpenedFile,
  type SignedFile,
  type StoredFile,
} from './port.ts'
import { bucketProblem, statusOf } from './s3-errors.ts'
import type { S3Settings } from './settings.ts'

/** Bytes of a part of an upload, which is what is in memory of it, twice; smaller files are sent at once. */
const partSize = 8 * 1024 * 1024
const partsAtOnce = 2
const timeouts = {
  connectionTimeout: 5_000,
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  socketTimeout: 60_000,
}
/** Of a request without content: visitors wait. */
const reading = { requestTimeout: 5_000 }
const attempts = 3

/**
 * Files in a bucket of Amazon S3 or of a server that speaks its language. Whoever reads after a write or a removal sees it, as S3
 * guarantees; each object holds the SHA-256 of its content.
 */
export class S3Store implements MediaStore {
  readonly name = 's3'
  readonly #client: S3Client
  readonly #settings: S3Settings

  constructor(settings: S3Settings) {
    const { region, endpoint, pathStyle, credentials } = settings
    this.#settings = settings
    this.#client = new S3Client({
      region,
      forcePathStyle: pathStyle,
      maxAttempts: attempts,
      requestHandler: timeouts,
      // Other servers do not know Amazon's newer checksums: Content-MD5 is sent where one can be.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && {
        credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret },
      }),
    })
  }

  async read(key: string): Promise<Buffer | undefined> {
    const answer = await this.#client.send(new GetObjectCommand(this.#at(key)), reading).catch(missing)
    return answer && Buffer.from((await answer.Body?.transformToByteArray()) ?? [])
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await this.#head(key))?.ContentLength
  }

  async checksumOf(key: string): Promise<string | undefined> {
    const head = await this.#head(key)
    if (!head) return undefined
    // An object that another program put there has none.
    return head.Metadata?.sha256 ?? (await this.#readChecksum(key))
  }

  async open(key: string, part?: FilePart): Promise<OpenedFile | 'outside' | undefined> {
    const Range = part && `bytes=${part.start}-${part.end ?? ''}`
    try {
      const answer = await this.#client.send(new GetObjectCommand({ ...this.#at(key), Range }), reading)
      const { ContentLength: length = 0, ContentRange: range, Body } = answer
      if (!(Body instanceof Readable)) throw new Error(`The content of ${key} is no stream.`)
      const [, start = '0', end = String(length - 1), size = String(length)] =
        /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? []
      return { start: Number(start), end: Number(end), size: Number(size), content: Body }
    } catch (error) {
      return statusOf(error) === 416 ? 'outside' : missing(error)
    }
  }

  async write(key: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content)
    await this.#put(key, bytes, createHash('sha256').update(bytes).digest('hex'))
  }

  async writeFile(key: string, file: string): Promise<void> {
    const { size } = await stat(file)
    const opened = { size, start: 0, end: size - 1, content: createReadStream(file) }
    await this.writeStream(key, opened, await checksumOfFile(file))
  }

  async writeStream(key: string, { size, content }: OpenedFile, checksum: string): Promise<void> {
    if (size > partSize) return await this.#upload(key, content, checksum)
    const bytes = await buffer(content)
    if (createHash('sha256').update(bytes).digest('hex') !== checksum) throw differs(key)
    await this.#put(key, bytes, checksum)
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)))
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const { bucket: Bucket, prefix: own } = this.#settings
    let ContinuationToken: string | undefined
    do {
      const Prefix = own + prefix
      const page: { Contents?: { Key?: string; Size?: number }[]; NextContinuationToken?: string } =
        await this.#client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        yield { key: Key.slice(own.length), size: Size }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async signedAddress(key: string, { seconds, type, disposition }: SignedFile): Promise<string> {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    const command = new GetObjectCommand({
      ...this.#at(key),
      ResponseContentType: type,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'private, no-store',
    })
    return await getSignedUrl(this.#client, command, { expiresIn: seconds })
  }

  async check(): Promise<void> {
    await this.#client
      .send(new HeadBucketCommand({ Bucket: this.#settings.bucket }), reading)
      .catch((error: unknown) => {
        throw bucketProblem(error, this.#settings)
      })
  }

  close(): void {
    this.#client.destroy()
  }

  async #put(key: string, content: Buffer, sha256: string): Promise<void> {
    const ContentMD5 = createHash('md5').update(content).digest('base64')
    const about = { ...this.#at(key), ...headersOf(key), Metadata: { sha256 } }
    await this.#client.send(new PutObjectCommand({ ...about, ContentMD5, Body: content }))
  }

  /** Sends a file in parts. A server checks none of them by a checksum: what arrived is read again. */
  async #upload(key: string, content: Readable, sha256: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    const hash = createHash('sha256')
    const Body = Readable.from(hashing(hash)(content))
    const params = { ...this.#at(key), ...headersOf(key), Metadata: { sha256 }, Body }
    await new Upload({ client: this.#client, params, partSize, queueSize: partsAtOnce }).done()
    if (hash.digest('hex') === sha256 && (await this.#readChecksum(key)) === sha256) return
    await this.remove(key)
    throw differs(key)
  }

  async #readChecksum(key: string): Promise<string | undefined> {
    const opened = await this.open(key)
    if (!opened || opened === 'outside') return undefined
    const hash = createHash('sha256')
    for await (const chunk of opened.content) hash.update(chunk as Buffer)
    return hash.digest('hex')
  }

  async #head(key: string) {
    return await this.#client.send(new HeadObjectCommand(this.#at(key)), reading).catch(missing)
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key }
  }
}

/** For clients that fetch from the bucket, directly or over a CDN. */
function headersOf(key: string): { ContentType: string; CacheControl: string } {
  const isPublic = key.startsWith('media/')
  return {
    ContentType: contentTypeOf(key),
    CacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  }
}

const differs = (key: string) => new CopyError(`The copy of ${key} differs from the original.`)

/** Undefined for a file that is not there; throws other errors. */
function missing(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error
}
