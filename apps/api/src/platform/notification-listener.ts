import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, escapeIdentifier } from 'pg'
import { backoffDelay } from './backoff.ts'

declare module 'pg' {
  interface Client {
    /** The number by which the server, or the pooler, knows the connection. */
    processID: number | null
  }
}

type Subscriber = {
  onMessage: (message: string) => void
  /** Called after the connection was lost and restored: notifications may be missing. */
  onReconnect: () => void
}

const betweenAttempts = { first: 100, longest: 2000 }
const mostMsToClose = 2000
const mostMsToAnswer = 5000
/** A server that vanished closes no connection: it is asked whether it is there. */
const heartbeatMs = 15_000

/** Listens to a channel of the database, on a connection of its own that it opens again when lost. */
export class NotificationListener {
  readonly #databaseUrl: string
  readonly #channel: string
  readonly #log: FastifyBaseLogger
  readonly #closing = new AbortController()
  #client: Client | undefined
  /** Messages that arrived before there was a subscriber. */
  #undelivered: string[] = []
  #missedReconnect = false
  #listener: Subscriber | undefined

  private constructor(databaseUrl: string, channel: string, log: FastifyBaseLogger) {
    this.#databaseUrl = databaseUrl
    this.#channel = channel
    this.#log = log
  }

  /** Open the listener before reading what it tells of, so that no change is missed. */
  static async open(
    databaseUrl: string,
    channel: string,
    log: FastifyBaseLogger,
  ): Promise<NotificationListener> {
    const listener = new NotificationListener(databaseUrl, channel, log)
    await listener.#connect()
    return listener
  }

  subscribe(listener: Subscriber): void {
    this.#listener = listener
    if (this.#missedReconnect) listener.onReconnect()
    for (const message of this.#undelivered) listener.onMessage(message)
    this.#undelivered = []
  }

  async close(): Promise<void> {
    this.#closing.abort()
    const client = this.#client
    if (!client) return
    const late = setTimeout(() => client.connection.stream.destroy(), mostMsToClose)
    await client.end()
    clearTimeout(late)
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'comptoir',
      connectionTimeoutMillis: mostMsToAnswer,
      query_timeout: mostMsToAnswer,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    // `end` follows.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await this.#warnOfPooler(client)
      await client.query(`listen ${escapeIdentifier(this.#channel)}`)
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.connection.stream.destroy())
    }, heartbeatMs).unref()
    client.once('end', () => {
      clearInterval(heartbeat)
      void this.#reconnect()
    })
    this.#client = client
    if (this.#closing.signal.aborted) await client.end()
  }

  /** Poolers give their clients numbers of their own, and one in transaction mode delivers no notification. */
  async #warnOfPooler(client: Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (rows[0]?.pid !== client.processID)
      this.#log.warn(
        { channel: this.#channel },
        'The connection for notifications leads through a pooler: set DATABASE_DIRECT_URL, unless it pools sessions',
      )
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 1; !this.#closing.signal.aborted; attempt++) {
      try {
        await this.#connect()
        this.#tellReconnected()
        return
      } catch {
        await wait(backoffDelay(betweenAttempts, attempt), undefined, { signal: this.#closing.signal }).catch(
          () => undefined,
        )
      }
    }
  }

  #receive(message: string): void {
    if (this.#listener) this.#listener.onMessage(message)
    else this.#undelivered.push(message)
  }

  #tellReconnected(): void {
    if (this.#listener) this.#listener.onReconnect()
    else this.#missedReconnect = true
  }
}
