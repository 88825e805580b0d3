import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DatabaseProxy = {
  databaseUrl: string
  /** From now on passes nothing on from the server after the next message of this type, such as `C` (CommandComplete). */
  stopAfter: (type: string, how: 'close' | 'silence') => void
  close: () => Promise<void>
}

/** A server between clients and PostgreSQL whose connections a test can lose at any message of the server. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let stop: { type: string; how: 'close' | 'silence' } | undefined

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const database = connect(Number(url.port), url.hostname)
    let unread = Buffer.alloc(0)
    let isStopped = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(database)
    database.on('close', () => isStopped || client.destroy())
    database.on('data', (data) => {
      unread = Buffer.concat([unread, data])
      while (!isStopped && unread.length >= 5 && unread.length > unread.readInt32BE(1)) {
        const message = unread.subarray(0, unread.readInt32BE(1) + 1)
        unread = unread.subarray(message.length)
        client.write(message)
        isStopped = stop?.type === String.fromCharCode(message[0] ?? 0)
        if (isStopped && stop?.how === 'close') client.end(() => client.destroy())
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    stopAfter: (type, how) => {
      stop = { type, how }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
