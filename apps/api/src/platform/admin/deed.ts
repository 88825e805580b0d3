import type { App } from '../context.ts'
import type { Queryable } from '../database.ts'

type Deed = {
  /** Who acts. */
  actor: string
  requestId: string
  /** Until when staff can take it back; null when that is over. */
  undoUntil: Date | null
}

/** Tells triggers and defaults of columns, for the rest of a transaction, what staff does. */
export async function nameDeed(sql: Queryable, { actor, requestId, undoUntil: until }: Deed): Promise<void> {
  await sql`
    select set_config('comptoir.actor', ${actor}, true), set_config('comptoir.request_id', ${requestId}, true),
           set_config('comptoir.undo_until', ${until?.toISOString() ?? ''}, true)`
}

/** Tells triggers that what follows takes back what an entry of the audit log did: its webhooks are withdrawn. */
export async function nameRestored(sql: Queryable, entryId: string): Promise<void> {
  await sql`select set_config('comptoir.restores', request_id, true) from audit_entry where id = ${entryId}`
}

/** Until when what staff does now can be taken back. */
export const undoUntil = ({ now, settings }: Pick<App, 'now' | 'settings'>): Date =>
  new Date(now().getTime() + settings.undoSeconds * 1000)
