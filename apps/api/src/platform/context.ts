import type { PriceAudience } from '@comptoir/rules/visitor'
import type { FastifyBaseLogger } from 'fastify'
import type { CacheRegistry } from './byte-cache.ts'
import type { Sql } from './database.ts'
import type { Reads } from './replica.ts'
import type { EventLoopWatchdog } from './event-loop-watchdog.ts'
import type { MediaStore } from './media-store/port.ts'
import type { Notifications } from './notifications.ts'
import type { ApiSettings } from './settings.ts'
import type { ApiTelemetry } from './telemetry.ts'

/** Objects that exist for the lifetime of the process. Domains extend this interface in their index.ts. */
export interface App {
  settings: ApiSettings
  sql: Sql
  /** Long reads, from a replica where there is one. */
  reads: Reads
  log: FastifyBaseLogger
  /** What the process tells about itself. */
  telemetry: ApiTelemetry
  /** Measures how long the event loop was blocked. */
  watchdog: EventLoopWatchdog
  /** Pictures, videos and the files that products sell. */
  media: MediaStore
  /** Tells of what other processes change, too. */
  notifications: Notifications
  /** The caches of the process, with their statistics. */
  caches: CacheRegistry
  /** The current time; tests replace it. */
  now: () => Date
}

/** A valid VAT number; `country` is ISO 3166-1 alpha-2, `requestId` the consultation number that proves the check. */
export type CheckedVatNumber = { number: string; country: string; requestId: string | null }

/** The signed-in customer of a token. */
export type Identity = Omit<PriceAudience, 'priceGroup'> & {
  customerId: number
  websiteId: number
  groupId: number
  /** Code of the customer group, as website.json names it. */
  groupCode: string
  email: string
  /** The customer's VAT number, where it was checked and is valid. */
  vatNumber: CheckedVatNumber | null
  /** Whether the e-mail was confirmed with a mailed link. */
  emailVerified: boolean
  /** Hash of the bearer token; null without one. */
  tokenHash: Buffer | null
  /** The member of staff who acts for the customer in this session; null in the customer's own. */
  acting: ActingStaff | null
}

/** A member of staff, or the API token in whose name a program acts. */
export type ActingStaff = { staffId: number | null; tokenId: number | null; name: string }

/** Data of a request. Domains extend this interface in their index.ts. */
export interface RequestContext extends PriceAudience {
  app: App
  /** Null for a guest. */
  identity: Identity | null
  requestId: string
  /** Network address of the visitor; null when unknown. */
  address: string | null
  /** Whether the client lets shoppers choose a point of sale, or an appointment (header `X-Location-Choice: explicit`). */
  choosesLocation?: boolean
  /** Value of the X-ReCaptcha header; absent outside of requests. */
  captcha?: string | null
  /** Records the tags of what the response shows, and knows the fields it has, as `Type.field`; absent where nothing is cached. */
  shown?: { readonly tags: Set<string>; readonly fields: ReadonlySet<string> }
  /** The declared variables before coercion; absent outside of requests. */
  variables?: Readonly<Record<string, unknown>>
  log: FastifyBaseLogger
  /** Repeats work, such as counting, whenever the response is sent again from the cache; absent outside of requests. */
  onCachedResponse?: (work: () => void) => void
}
