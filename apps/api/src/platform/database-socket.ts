import { Socket } from 'node:net'

const lingerMs = 1000

type Written = (error?: Error | null) => void

/**
 * A connection to PostgreSQL whose loss the driver survives. postgres 3.4.9 forgets its socket when it closes and then
 * still writes the rollback of the transaction at hand to it, which ends the process (porsager/postgres issue 1208).
 * This one fails what is under way at once, and whatever is still asked for during a second; then it tells of its end.
 */
class LingeringSocket extends Socket {
  #wasConnected = false
  #isLost = false

  override emit(event: string | symbol, ...details: unknown[]): boolean {
    if (event === 'connect') this.#wasConnected = true
    if (event === 'error') this.#isLost = true
    // Without readers the driver has closed the connection itself, and waits for it.
    const isTorn = event === 'close' && this.#wasConnected && this.listenerCount('data') > 0
    if (!isTorn) return super.emit(event, ...details)
    this.#wasConnected = false
    this.#isLost = true
    this.#fail()
    setTimeout(() => super.emit('close', false), lingerMs).unref()
    return true
  }

  override write(chunk: Uint8Array | string, how?: BufferEncoding | Written, done?: Written): boolean {
    if (!this.#isLost)
      return typeof how === 'string' ? super.write(chunk, how, done) : super.write(chunk, how)
    setImmediate(() => this.#fail())
    return true
  }

  /** Fails what the driver waits for, as long as it listens. */
  #fail(): void {
    if (this.listenerCount('error') > 0) super.emit('error', new ConnectionLostError())
  }
}

/** PostgreSQL closed a connection that was in use. */
class ConnectionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED'

  constructor() {
    super('The connection to the database was lost.')
  }
}

/** What the driver calls for each new connection; it tells of a host that does not answer as any socket does. */
export function openDatabaseSocket({ host, port }: { host: string[]; port: number[] }): Socket {
  const socket = new LingeringSocket()
  const place = { host: host[0] ?? 'localhost', port: port[0] ?? 5432 }
  return Object.assign(socket.connect(place), place)
}
