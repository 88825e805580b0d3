import { priceDisplayOf, type PriceDisplay } from '@comptoir/rules/visitor'
import type { ActingStaff, Identity } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'

type IdentityRow = {
  customer_id: number
  website_id: number
  group_id: number
  group_code: string
  vat_number: Identity['vatNumber']
  visitor_kind: Identity['visitorKind']
  price_display: PriceDisplay | null
  email: string
  email_verified: boolean
}

type TokenRow = IdentityRow & {
  token_hash: Buffer
  acting: ActingStaff | null
  expires_at: Date
  revoked_at: Date | null
}

/** Stores a token; `acting` is the member of staff who gets it instead of the customer. */
export async function insertToken(
  sql: Queryable,
  hash: Buffer,
  customerId: number,
  { expiresAt, acting }: { expiresAt: Date; acting: ActingStaff | null },
): Promise<void> {
  await sql`
    insert into customer_token (token_hash, customer_id, expires_at, acting_staff_id, acting_token_id, acting_name)
    values (${hash}, ${customerId}, ${expiresAt}, ${acting?.staffId ?? null}, ${acting?.tokenId ?? null},
            ${acting?.name ?? null})`
}

const identityColumns = (sql: Queryable) => sql`
  c.id as customer_id, c.website_id, c.group_id, g.code as group_code, c.email,
  c.email_verified_at is not null as email_verified, g.visitor_kind, g.price_display,
  case when c.vat_is_valid and c.vat_checked = c.taxvat then jsonb_build_object(
    'number', c.taxvat, 'country', c.vat_country, 'requestId', c.vat_request_id) end as vat_number`

function identityOf(row: IdentityRow, tokenHash: Buffer | null, acting: ActingStaff | null): Identity {
  return {
    customerId: row.customer_id,
    websiteId: row.website_id,
    groupId: row.group_id,
    groupCode: row.group_code,
    visitorKind: row.visitor_kind,
    priceDisplay: priceDisplayOf(row.visitor_kind, row.price_display),
    email: row.email,
    vatNumber: row.vat_number,
    emailVerified: row.email_verified,
    tokenHash,
    acting,
  }
}

export type FoundToken = { identity: Identity; expiresAt: Date; revokedAt: Date | null }

/** What these hashes of tokens belong to, by the hash in hexadecimal; unknown ones are left out. */
export async function selectIdentities(
  sql: Queryable,
  hashes: readonly Buffer[],
): Promise<Map<string, FoundToken>> {
  const rows = await sql<TokenRow[]>`
    select ${identityColumns(sql)}, t.token_hash, t.expires_at, t.revoked_at,
           case when t.acting_name is not null then jsonb_build_object(
             'staffId', t.acting_staff_id, 'tokenId', t.acting_token_id, 'name', t.acting_name) end as acting
      from customer_token t join customer c on c.id = t.customer_id join customer_group g on g.id = c.group_id
     where t.token_hash = any(${hashes}::bytea[]) and c.disabled_at is null`
  return new Map(
    rows.map((row) => [
      row.token_hash.toString('hex'),
      {
        identity: identityOf(row, row.token_hash, row.acting),
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
      },
    ]),
  )
}

/** A customer as signed in, for what the shop computes in the customer's place; undefined when there is none. */
export async function selectCustomerIdentity(
  sql: Queryable,
  customerId: number,
): Promise<Identity | undefined> {
  const [row] = await sql<IdentityRow[]>`
    select ${identityColumns(sql)} from customer c join customer_group g on g.id = c.group_id where c.id = ${customerId}`
  return row && identityOf(row, null, null)
}

/** Revokes the tokens of a customer, except the one with the hash `excluding`. */
export async function revokeTokens(
  sql: Queryable,
  customerId: number,
  at: Date,
  excluding: Buffer | null,
): Promise<void> {
  await sql`
    update customer_token set revoked_at = ${at}
     where customer_id = ${customerId} and revoked_at is null and token_hash is distinct from ${excluding}`
}

/** Deletes tokens that expired or were revoked before `before`. */
export async function deleteEndedTokens(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from customer_token where expires_at < ${before} or revoked_at < ${before}`
}
