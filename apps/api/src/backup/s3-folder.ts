import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { CommandError } from '../platform/errors.ts'
import type { BackupFolder } from './folder.ts'

/**
 * A folder of a bucket, with the address, region and credentials of AWS's own environment variables. With an address of
 * one's own (`AWS_ENDPOINT_URL_S3`) the bucket stands in the path, as other stores than Amazon's need it.
 */
export async function openS3Folder(bucket: string, prefix: string): Promise<BackupFolder> {
  // Loaded here, because few commands need it.
  const library = await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const hasOwnAddress = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'])
  const client: S3Client = new library.S3Client({
    forcePathStyle: hasOwnAddress,
    ...(hasOwnAddress && !process.env['AWS_REGION'] ? { region: 'us-east-1' } : {}),
    // Other stores do not know the newer checksums; parts have their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  const addressOf = (name: string) => `s3://${bucket}/${prefix}${name}`
  const clear = (address: string) => (error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new CommandError(`${address} cannot be reached: ${reason.replace(/\.$/, '')}.`, { cause: error })
  }
  return {
    addressOf,
    list: async () => {
      const found: { name: string; bytes: number }[] = []
      const pages = library.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0 } of Contents)
            found.push({ name: Key.slice(prefix.length), bytes: Size })
      } catch (error) {
        clear(addressOf(''))(error)
      }
      return found.filter(({ name }) => name.endsWith('.backup') && !name.includes('/'))
    },
    write: async (name, content) => {
      const partSize = 16 * 1024 * 1024
      const upload = new Upload({ client, params: { ...at(name), Body: content }, partSize, queueSize: 2 })
      let own: unknown
      content.once('error', (error) => {
        own = error
        // Leaves no parts behind of a backup that failed.
        void upload.abort()
      })
      await upload.done().catch((error: unknown) => {
        if (own) throw own
        clear(addressOf(name))(error)
      })
    },
    read: async (name) => {
      const { Body } = await client.send(new library.GetObjectCommand(at(name))).catch(clear(addressOf(name)))
      if (!(Body instanceof Readable)) throw new CommandError(`There is no file ${addressOf(name)}.`)
      return Body
    },
    remove: async (name) => {
      await client.send(new library.DeleteObjectCommand(at(name))).catch(clear(addressOf(name)))
    },
  }
}
