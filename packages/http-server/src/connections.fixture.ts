import { once } from 'node:events'
import { createConnection, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

const open: Socket[] = []

/** Opens a connection to a server on this machine, for requests that no HTTP client sends. */
export function connectTo(port: number): Socket {
  const socket = createConnection({ port, host: '127.0.0.1' })
  // The server may close the connection while the test still sends.
  socket.on('error', () => undefined)
  open.push(socket)
  return socket
}

/** Closes the connections of `connectTo`, after a test. */
export function closeConnections(): void {
  for (const socket of open.splice(0)) socket.destroy()
}

/** Resolves when the next connection that opens has closed. */
export async function nextConnectionEnd(server: Server): Promise<void> {
  const [socket]: Socket[] = await once(server, 'connection')
  if (socket) await once(socket, 'close')
}

/** Sends raw bytes and reads until the server closes the connection. `status` is that of the first response. */
export async function exchange(port: number, sent: string): Promise<{ status: number; answer: string }> {
  const socket = connectTo(port)
  socket.write(sent)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), answer }
}
