import type { Grant } from '@comptoir/rules/permissions'
import type { Language } from '@comptoir/rules/language'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from '../context.ts'
import type { ResolverMapOf } from '../schema.ts'

/** The person or API token behind a request of the admin API. */
export type StaffIdentity = Grant & {
  /** Null for an API token. */
  staffId: number | null
  /** Null for a person. */
  tokenId: number | null
  /** Null for an API token. */
  sessionId: number | null
  /** Of the person or the token, as the audit log shows it. */
  name: string
  /** Null for an API token. */
  email: string | null
  language: Language
}

/** What a mutation has recorded in the audit log. */
type Change = { isRecorded: boolean }

/** Data of a request of the admin API. In mutations `app.sql` is their transaction. */
export type AdminContext = {
  app: App
  staff: StaffIdentity
  /** Null outside of mutations. */
  change: Change | null
  requestId: string
  /** Network address; null when unknown. */
  address: string | null
  /** Browser or program, as it calls itself; null when unknown. */
  userAgent: string | null
  /** Of the person who is signed in, else what the client asks for. */
  language: Language
  /** In which days of lists begin: that of the first website that the person may see. */
  timeZone: string
  log: FastifyBaseLogger
}

/** The same for a field that needs no sign-in. */
export type PublicContext = Omit<AdminContext, 'staff'> & { staff: StaffIdentity | null }

export type AdminResolverMap = ResolverMapOf<AdminContext>
