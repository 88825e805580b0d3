import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Received = {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: { id: string; type: string }
}

/** How a receiver answers: with a status, or never. */
type Manner = number | 'silent' | ((response: ServerResponse) => void)

export type WebhookReceiver = {
  url: string
  received: Received[]
  /** By path; 200 for the others. */
  manners: Map<string, Manner>
  open: Set<Socket>
  close: () => Promise<void>
}

/** A program that receives webhooks, on a free port of this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { url: path = '', headers } = request
      receiver.received.push({ path, headers, body, event: JSON.parse(body) as Received['event'] })
      const manner = receiver.manners.get(path) ?? 200
      if (manner === 'silent') return
      if (typeof manner === 'function') return manner(response)
      response.writeHead(manner).end(manner === 200 ? 'ok' : `status ${manner}`)
    })
  })
  server.on('connection', (socket) => {
    receiver.open.add(socket)
    socket.on('close', () => receiver.open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    manners: new Map(),
    open: new Set(),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return receiver
}
