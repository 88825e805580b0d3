import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../src/platform/media-store/settings.ts'

/** Where Debian's package python3-swift puts it. */
const swift = process.env.SWIFT_PATH ?? '/usr/lib/python3/dist-packages/swift'
const python = '/usr/bin/python3'

/** Whether the tests of S3 run here; in CI they always do. */
export const hasS3Server = Boolean(process.env.CI) || (existsSync(swift) && existsSync(python))

export type S3Server = {
  endpoint: string
  /** Settings for an empty bucket of its own. */
  newBucket: () => Promise<S3Settings>
  close: () => Promise<void>
}

const credentials = { keyId: 'test:tester', secret: 'testing' }

/** Starts OpenStack Swift with its S3 interface, in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-s3-'))
  const script = path.join(import.meta.dirname, 'swift_server.py')
  const child = spawn(python, [script, folder, '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (said: string) => (errors += said))
  const ended = once(child, 'close')
  const ready = once(createInterface(child.stdout), 'line').then(([line]: string[]) => line)
  const line = await Promise.race([ready, ended.then(() => undefined)])
  const port = /^ready (\d+)$/.exec(line ?? '')?.[1]
  if (port === undefined)
    throw new Error(`OpenStack Swift did not start; apt-get install python3-swift installs it. ${errors}`)
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    newBucket: async () => {
      const settings: S3Settings = {
        bucket: `shop-${randomUUID()}`,
        endpoint,
        prefix: 'fontaines/',
        region: 'us-east-1',
        pathStyle: true,
        credentials,
      }
      const { keyId: accessKeyId, secret: secretAccessKey } = credentials
      const client = new S3Client({
        region: settings.region,
        endpoint,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
      })
      await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
      client.destroy()
      return settings
    },
    close: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
