import { Socket } from 'node:net'

const lingerMs = 1000

/**
 * A connection to PostgreSQL whose loss the driver survives. postgres 3.4.9 forgets its socket when it closes and then
 * still writes the rollback of the transaction at hand to it, which ends the process (porsager/postgres issue 1208).
 * This one fails what is under way at once and tells of its end a second later; what is written meanwhile is lost.
 */
class LingeringSocket extends Socket {
  #wasConnected = false

  override emit(event: string | symbol, ...details: unknown[]): boolean {
    if (event === 'connect') this.#wasConnected = true
    // Without readers the driver has closed the connection itself, and waits for it.
    const isLost = event === 'close' && this.#wasConnected && this.listenerCount('data') > 0
    if (!isLost) return super.emit(event, ...details)
    this.#wasConnected = false
    const [hadError] = details
    if (hadError !== true) super.emit('error', new ConnectionLostError())
    setTimeout(() => super.emit('close', false), lingerMs).unref()
    return true
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
