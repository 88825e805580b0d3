import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A server with the few requests of S3 that a folder of small files needs; `objects` is what it keeps, by path. */
export async function startBucket(): Promise<{
  address: string
  objects: Map<string, Buffer>
  close: () => Promise<void>
}> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const found = objects.get(pathname)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.writeHead(403).end()
    else if (request.method === 'PUT') {
      objects.set(pathname, await buffer(request))
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(pathname)
      response.writeHead(204).end()
    } else if (searchParams.has('list-type')) {
      const bucket = `${pathname.replace(/\/$/, '')}/`
      const keys = [...objects].filter(([name]) => name.startsWith(`${bucket}${searchParams.get('prefix')}`))
      const contents = keys.map(
        ([name, { length }]) =>
          `<Contents><Key>${name.slice(bucket.length)}</Key><Size>${length}</Size></Contents>`,
      )
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      )
    } else if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { address: `http://127.0.0.1:${port}`, objects, close }
}
