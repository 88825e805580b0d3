import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type MovingAddress = {
  /** Another URL of the database, which leads to wherever the address points. */
  url: string
  /** From now on, new connections lead to this port of the machine. */
  moveTo: (port: number) => void
  /** What the servers have sent. */
  receivedBytes: () => number
  close: () => Promise<void>
}

/** An address of a database that moves from one server to another, as a virtual address or a proxy in front does. */
export async function openMovingAddress(databaseUrl: string): Promise<MovingAddress> {
  let port = Number(new URL(databaseUrl).port)
  const sockets = new Set<Socket>()
  let received = 0
  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    database.on('data', ({ length }) => (received += length))
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href,
    receivedBytes: () => received,
    moveTo: (next) => {
      port = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
