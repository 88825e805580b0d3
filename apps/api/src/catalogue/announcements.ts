import postgres from 'postgres'

type Listener = {
  hear: (message: string) => void
  /** Anything may have been missed: the connection was lost for a while. */
  reconnected: () => void
}

/** What the database says about the catalogue from the moment of opening on. */
export class Announcements {
  readonly #connection: postgres.Sql
  /** What is said before somebody hears it is kept for them. */
  #early: string[] = []
  #hasReconnected = false
  #listener: Listener | undefined

  private constructor(databaseUrl: string) {
    this.#connection = postgres(databaseUrl, { max: 1, idle_timeout: 0, onnotice: () => undefined })
  }

  /** A catalogue that is read after this misses nothing. */
  static async open(databaseUrl: string): Promise<Announcements> {
    const announcements = new Announcements(databaseUrl)
    let isFirst = true
    const onListen = () => {
      if (!isFirst) announcements.#reconnected()
      isFirst = false
    }
    const hear = (message: string) => announcements.#hear(message)
    await announcements.#connection.listen('catalogue', hear, onListen)
    return announcements
  }

  listen(listener: Listener): void {
    this.#listener = listener
    if (this.#hasReconnected) listener.reconnected()
    for (const message of this.#early) listener.hear(message)
    this.#early = []
  }

  async close(): Promise<void> {
    await this.#connection.end({ timeout: 2 })
  }

  #hear(message: string): void {
    if (this.#listener) this.#listener.hear(message)
    else this.#early.push(message)
  }

  #reconnected(): void {
    if (this.#listener) this.#listener.reconnected()
    else this.#hasReconnected = true
  }
}
