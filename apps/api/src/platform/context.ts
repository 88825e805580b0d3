import type { VisitorKind } from '@comptoir/rules/visitor'
import type { FastifyBaseLogger } from 'fastify'
import type { CacheRegistry } from './byte-cache.ts'
import type { Sql } from './database.ts'
import type { EventLoopWatchdog } from './event-loop-watchdog.ts'
import type { ApiSettings } from './settings.ts'

/** What lives as long as the process. Domains add what is theirs to this interface, in their index.ts. */
export interface App {
  settings: ApiSettings
  sql: Sql
  log: FastifyBaseLogger
  /** Knows how long the event loop was blocked. */
  watchdog: EventLoopWatchdog
  /** The caches of the process, with their statistics. */
  caches: CacheRegistry
  /** The time; tests set their own. */
  now: () => Date
}

/** A signed-in customer, as the token says. */
export type Identity = {
  customerId: number
  websiteId: number
  groupId: number
  visitorKind: VisitorKind
  email: string
  /** Whether a link that was mailed to the address has been followed. */
  emailVerified: boolean
  /** Of the bearer token that signed the request in; null where none did. */
  tokenHash: Buffer | null
}

/** What lives as long as a request. Domains add what is theirs to this interface, in their index.ts. */
export interface RequestContext {
  app: App
  /** Null for a guest. */
  identity: Identity | null
  visitorKind: VisitorKind
  requestId: string
  /** Network address of the visitor; null when nobody told. */
  address: string | null
  /** Value of the X-ReCaptcha header; absent where no client asks. */
  captcha?: string | null
  /** Those the operation declares, as the client wrote them, before coercion; absent where no client asks. */
  variables?: Readonly<Record<string, unknown>>
  log: FastifyBaseLogger
}
