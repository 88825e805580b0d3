import type { FastifyBaseLogger } from 'fastify'
import { NotificationListener } from './notification-listener.ts'

type Subscriber = {
  onMessage: (message: string) => void
  /** Notifications may be missing: the connection was lost for a while. */
  onGap: () => void
  /** The process stops. */
  onEnd: () => void
}

type Channel = { subscribers: Set<Subscriber>; listener: Promise<NotificationListener> }

/** Notifications of the database on channels that somebody in this process follows: each has a connection while it is followed. */
export class Notifications {
  readonly #databaseUrl: string
  readonly #log: FastifyBaseLogger
  readonly #channels = new Map<string, Channel>()

  constructor(databaseUrl: string, log: FastifyBaseLogger) {
    this.#databaseUrl = databaseUrl
    this.#log = log
  }

  /** Follows a channel until the returned function is called. Rejects when the database cannot be reached. */
  async subscribe(channel: string, subscriber: Subscriber): Promise<() => void> {
    const followed = this.#channels.get(channel) ?? this.#open(channel)
    followed.subscribers.add(subscriber)
    try {
      await followed.listener
    } catch (error) {
      this.#channels.delete(channel)
      throw error
    }
    return () => {
      followed.subscribers.delete(subscriber)
      if (followed.subscribers.size === 0) void this.#closeChannel(channel, followed)
    }
  }

  /** Ends all subscriptions. */
  async close(): Promise<void> {
    const channels = [...this.#channels]
    for (const [, { subscribers }] of channels) for (const { onEnd } of subscribers) onEnd()
    await Promise.all(channels.map(([name, channel]) => this.#closeChannel(name, channel)))
  }

  #open(name: string): Channel {
    const subscribers = new Set<Subscriber>()
    const listener = NotificationListener.open(this.#databaseUrl, name, this.#log).then((opened) => {
      opened.subscribe({
        onMessage: (message) => {
          for (const { onMessage } of subscribers) onMessage(message)
        },
        onReconnect: () => {
          for (const { onGap } of subscribers) onGap()
        },
      })
      return opened
    })
    const channel = { subscribers, listener }
    this.#channels.set(name, channel)
    return channel
  }

  async #closeChannel(name: string, channel: Channel): Promise<void> {
    if (this.#channels.get(name) === channel) this.#channels.delete(name)
    const listener = await channel.listener.catch(() => undefined)
    await listener?.close()
  }
}
