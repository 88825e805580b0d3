import type { Permission } from '@comptoir/rules/permissions'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import type { Fragment, List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { Queryable } from '../platform/database.ts'

/** Entries about these records hold their data: they are shown to who may see the records. By the beginning of the type. */
const dataOf: readonly (readonly [string, Permission])[] = [
  ['customer', 'customers.view'],
  ['order', 'orders.view'],
  ['quotation', 'quotations.view'],
  ['message', 'messages.view'],
  ['form_submission', 'messages.view'],
]

/** The audit log. */
export const auditList: List = {
  name: 'auditEntries',
  permission: 'audit.view',
  from: (sql) => sql`audit_entry e`,
  id: (sql) => sql`e.id`,
  scope,
  search: (sql, text) => {
    const pattern = `%${escapeLike(text)}%`
    return sql`e.entity_label ilike ${pattern} or e.actor ilike ${pattern} or e.entity_id = ${text}`
  },
  sort: { field: 'at', direction: 'DESC' },
  columns: {
    at: { type: 'TIME', value: (sql) => sql`e.at`, isSortable: true },
    actor: { type: 'TEXT', value: (sql) => sql`e.actor`, isSortable: true },
    action: { type: 'TEXT', value: (sql) => sql`e.action` },
    entityType: { type: 'TEXT', value: (sql) => sql`e.entity_type` },
    entityId: { type: 'TEXT', value: (sql) => sql`e.entity_id` },
    entityLabel: { type: 'TEXT', value: (sql) => sql`e.entity_label` },
    websiteId: { type: 'NUMBER', value: (sql) => sql`e.website_id` },
    locationId: { type: 'NUMBER', value: (sql) => sql`e.location_id` },
    before: { type: 'TEXT', value: (sql) => sql`e.before::text`, filter: false },
    after: { type: 'TEXT', value: (sql) => sql`e.after::text`, filter: false },
    address: { type: 'TEXT', value: (sql) => sql`e.address` },
    requestId: { type: 'TEXT', value: (sql) => sql`e.request_id` },
    staffId: { type: 'NUMBER', value: (sql) => sql`e.staff_id` },
    tokenId: { type: 'NUMBER', value: (sql) => sql`e.token_id` },
  },
}

/** Entries of the person's places; those without a website belong to all of them, and everybody sees their own. */
function scope(sql: Queryable, { staff }: AdminContext): Fragment {
  const own = staff.staffId === null ? sql`e.token_id = ${staff.tokenId}` : sql`e.staff_id = ${staff.staffId}`
  const places = withinScope(sql, staff, sql`e.website_id`, sql`e.location_id`)
  const hidden = dataOf
    .filter(([, permission]) => !staff.permissions.has(permission))
    .map(([type]) => sql`and (e.entity_type not like ${`${type}%`})`)
  const visible = hidden.length > 0 ? hidden : sql``
  return sql`(${places} or ${own}) ${visible}`
}

/** Values of the newest entries that somebody may see, for filters. */
export async function selectChoices(
  ctx: AdminContext,
): Promise<{ actors: string[]; actions: string[]; entityTypes: string[] }> {
  const { sql } = ctx.app
  const [row] = await sql<{ actors: string[]; actions: string[]; entityTypes: string[] }[]>`
    with newest as (
      select actor, action, entity_type from audit_entry e where ${scope(sql, ctx)} order by e.id desc limit 10000)
    select array(select distinct actor from newest where actor <> '' order by 1) as actors,
           array(select distinct action from newest order by 1) as actions,
           array(select distinct entity_type from newest order by 1) as "entityTypes"`
  return row ?? { actors: [], actions: [], entityTypes: [] }
}

/** An entry as the log's list has it, with what says where its record lies. */
export type LoggedEntry = {
  id: string
  at: string
  actor: string
  staffId: string | null
  tokenId: string | null
  action: string
  entityType: string
  entityId: string
  entityLabel: string
  websiteId: number | null
  locationId: number | null
  before: string | null
  after: string | null
  address: string | null
  requestId: string
}

/** An entry that the person may see. Throws RecordNotFoundError for others and unknown ones alike. */
export async function visibleEntry(ctx: AdminContext, id: string): Promise<LoggedEntry> {
  const { sql } = ctx.app
  const [row] = /^\d{1,18}$/.test(id)
    ? await sql<(Omit<LoggedEntry, 'at'> & { at: Date })[]>`
        select id::text, at, actor, staff_id::text as "staffId", token_id::text as "tokenId", action,
               entity_type as "entityType", entity_id as "entityId", entity_label as "entityLabel",
               website_id as "websiteId", location_id as "locationId", before::text, after::text, address,
               request_id as "requestId"
          from audit_entry e where e.id = ${id}::bigint and ${scope(sql, ctx)}`
    : []
  if (!row) throw new RecordNotFoundError(ctx.language)
  return { ...row, at: row.at.toISOString() }
}
