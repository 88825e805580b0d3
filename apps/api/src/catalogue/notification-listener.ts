import postgres from 'postgres'

type Subscriber = {
  onMessage: (message: string) => void
  /** Called after the connection was lost and restored: notifications may be missing. */
  onReconnect: () => void
}

/** Listens to the `catalogue` channel of the database. */
export class NotificationListener {
  readonly #connection: postgres.Sql
  /** Messages that arrived before there was a subscriber. */
  #undelivered: string[] = []
  #missedReconnect = false
  #listener: Subscriber | undefined

  private constructor(databaseUrl: string) {
    this.#connection = postgres(databaseUrl, { max: 1, idle_timeout: 0, onnotice: () => undefined })
  }

  /** Open the listener before reading the catalogue, so that no change is missed. */
  static async open(databaseUrl: string): Promise<NotificationListener> {
    const listener = new NotificationListener(databaseUrl)
    let isFirst = true
    const onListen = () => {
      if (!isFirst) listener.#reconnect()
      isFirst = false
    }
    const onMessage = (message: string) => listener.#receive(message)
    await listener.#connection.listen('catalogue', onMessage, onListen)
    return listener
  }

  subscribe(listener: Subscriber): void {
    this.#listener = listener
    if (this.#missedReconnect) listener.onReconnect()
    for (const message of this.#undelivered) listener.onMessage(message)
    this.#undelivered = []
  }

  async close(): Promise<void> {
    await this.#connection.end({ timeout: 2 })
  }

  #receive(message: string): void {
    if (this.#listener) this.#listener.onMessage(message)
    else this.#undelivered.push(message)
  }

  #reconnect(): void {
    if (this.#listener) this.#listener.onReconnect()
    else this.#missedReconnect = true
  }
}
