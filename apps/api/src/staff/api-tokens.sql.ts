import { isPermission, type Permission } from '@comptoir/rules/permissions'
import type { Queryable } from '../platform/database.ts'
import { staffColumns, staffOf, type StaffRecord, type StaffRow } from './staff.sql.ts'

export type ApiTokenRecord = {
  id: number
  staffId: number
  name: string
  /** The last four characters. */
  ending: string
  permissions: Permission[]
  websiteIds: readonly number[] | null
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

/** `ownerName` is filled by {@link selectTokens}. */
export type ListedToken = ApiTokenRecord & { ownerName: string }

type TokenRow = Omit<ApiTokenRecord, 'permissions'> & { permissions: string[] }

const tokenColumns = (sql: Queryable) => sql`
  t.id, t.staff_id as "staffId", t.name, t.ending, t.permissions, t.website_ids as "websiteIds",
  t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt",
  t.revoked_at as "revokedAt"`

function tokenOf<Row extends TokenRow>(row: Row): Row & { permissions: Permission[] } {
  return { ...row, permissions: row.permissions.filter(isPermission) }
}

export async function selectByToken(
  sql: Queryable,
  hash: Buffer,
): Promise<{ token: ApiTokenRecord; owner: StaffRecord } | undefined> {
  const [token] = await sql<
    TokenRow[]
  >`select ${tokenColumns(sql)} from api_token t where t.token_hash = ${hash}`
  if (!token) return undefined
  const [owner] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff s join staff_role r on r.id = s.role_id where s.id = ${token.staffId}`
  return owner && { token: tokenOf(token), owner: staffOf(owner) }
}

/** Tokens that are not revoked, the newest first; only those of a person when `staffId` is given. */
export async function selectTokens(sql: Queryable, staffId: number | null): Promise<ListedToken[]> {
  const rows = await sql<(TokenRow & { ownerName: string })[]>`
    select ${tokenColumns(sql)}, s.name as "ownerName" from api_token t join staff s on s.id = t.staff_id
     where t.revoked_at is null and (${staffId}::integer is null or t.staff_id = ${staffId})
     order by t.id desc limit 500`
  return rows.map(tokenOf)
}

export async function selectToken(sql: Queryable, id: number): Promise<ListedToken | undefined> {
  const [row] = await sql<(TokenRow & { ownerName: string })[]>`
    select ${tokenColumns(sql)}, s.name as "ownerName" from api_token t join staff s on s.id = t.staff_id
     where t.id = ${id}`
  return row && tokenOf(row)
}

export async function insertApiToken(
  sql: Queryable,
  one: {
    staffId: number
    name: string
    hash: Buffer
    ending: string
    permissions: readonly Permission[]
    websiteIds: readonly number[] | null
    createdAt: Date
    expiresAt: Date
  },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into api_token (staff_id, name, token_hash, ending, permissions, website_ids, created_at, expires_at)
    values (${one.staffId}, ${one.name}, ${one.hash}, ${one.ending}, ${one.permissions}, ${one.websiteIds},
            ${one.createdAt}, ${one.expiresAt})
    returning id`
  if (!row) throw new Error('An API token was not written.')
  return row.id
}

export async function touchToken(sql: Queryable, id: number, at: Date): Promise<void> {
  await sql`update api_token set last_used_at = ${at} where id = ${id}`
}

export async function updateTokenExpiry(sql: Queryable, id: number, expiresAt: Date): Promise<void> {
  await sql`update api_token set expires_at = ${expiresAt} where id = ${id}`
}

export async function revokeToken(sql: Queryable, id: number, at: Date): Promise<void> {
  await sql`update api_token set revoked_at = ${at} where id = ${id}`
}

/** Ends all tokens of a person. */
export async function revokeTokensOf(sql: Queryable, staffId: number, at: Date): Promise<void> {
  await sql`update api_token set revoked_at = ${at} where staff_id = ${staffId} and revoked_at is null`
}
