import type { Queryable } from '../platform/database.ts'

export type ChallengeKind = 'second_step' | 'totp_enrolment' | 'passkey_sign_in' | 'passkey_enrolment'

export type Challenge = {
  kind: ChallengeKind
  /** Null for a sign-in with a passkey alone. */
  staffId: number | null
  /** The secret of an enrolment, or the challenge of WebAuthn. */
  value: string | null
  /** Hash of the second step that a ceremony belongs to. */
  secondStep: Buffer | null
}

export async function insertChallenge(
  sql: Queryable,
  tokenHash: Buffer,
  one: Challenge & { expiresAt: Date },
): Promise<void> {
  await sql`
    insert into staff_challenge (token_hash, kind, staff_id, value, second_step, expires_at)
    values (${tokenHash}, ${one.kind}, ${one.staffId}, ${one.value}, ${one.secondStep}, ${one.expiresAt})`
}

export async function selectChallenge(
  sql: Queryable,
  kind: ChallengeKind,
  tokenHash: Buffer,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await sql<Challenge[]>`
    select kind, staff_id as "staffId", value, second_step as "secondStep" from staff_challenge
     where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now}`
  return row
}

/** Deletes a challenge; returns false when somebody else has used it. */
export async function consumeChallenge(sql: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { count } = await sql`delete from staff_challenge where token_hash = ${tokenHash}`
  return count > 0
}

/** The secret of the newest enrolment of a person. */
export async function selectEnrolment(
  sql: Queryable,
  staffId: number,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ value: string }[]>`
    select value from staff_challenge where staff_id = ${staffId} and kind = 'totp_enrolment' and expires_at > ${now}
     order by expires_at desc limit 1`
  return row?.value
}

export async function deleteEnrolments(sql: Queryable, staffId: number): Promise<void> {
  await sql`delete from staff_challenge where staff_id = ${staffId} and kind = 'totp_enrolment'`
}

export async function updateTotp(
  sql: Queryable,
  staffId: number,
  totp: { secret: string; step: number } | null,
): Promise<void> {
  await sql`
    update staff set totp_secret = ${totp?.secret ?? null}, totp_step = ${totp?.step ?? null} where id = ${staffId}`
}

/** Notes that a code of `step` was used; returns false when it or a later one was used before. */
export async function useTotpStep(sql: Queryable, staffId: number, step: number): Promise<boolean> {
  const { count } = await sql`
    update staff set totp_step = ${step} where id = ${staffId} and (totp_step is null or totp_step < ${step})`
  return count > 0
}

export async function replaceRecoveryCodes(
  sql: Queryable,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`delete from staff_recovery_code where staff_id = ${staffId}`
  for (const hash of hashes)
    await sql`insert into staff_recovery_code (staff_id, code_hash) values (${staffId}, ${hash})`
}

/** Returns false for a code that is unknown or was used. */
export async function consumeRecoveryCode(sql: Queryable, staffId: number, hash: Buffer): Promise<boolean> {
  const { count } = await sql`
    delete from staff_recovery_code where staff_id = ${staffId} and code_hash = ${hash}`
  return count > 0
}

export type PasskeyRecord = {
  id: number
  staffId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const passkeyColumns = (sql: Queryable) => sql`
  id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export async function selectPasskeys(sql: Queryable, staffId: number): Promise<PasskeyRecord[]> {
  return await sql<PasskeyRecord[]>`
    select ${passkeyColumns(sql)} from staff_passkey where staff_id = ${staffId} order by id desc`
}

export async function selectPasskey(
  sql: Queryable,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  const [row] = await sql<PasskeyRecord[]>`
    select ${passkeyColumns(sql)} from staff_passkey where credential_id = ${credentialId}`
  return row
}

/** Returns false when the credential is known already. */
export async function insertPasskey(
  sql: Queryable,
  one: Omit<PasskeyRecord, 'id' | 'lastUsedAt'>,
): Promise<boolean> {
  const { count } = await sql`
    insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, name, created_at)
    values (${one.staffId}, ${one.credentialId}, ${one.publicKey}, ${one.counter}, ${one.transports}, ${one.name},
            ${one.createdAt})
    on conflict do nothing`
  return count > 0
}

export async function notePasskeyUse(
  sql: Queryable,
  id: number,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await sql`update staff_passkey set counter = ${counter}, last_used_at = ${at} where id = ${id}`
}

/** Returns the name; undefined when the person has no such passkey. */
export async function deletePasskey(
  sql: Queryable,
  { id, staffId }: { id: number; staffId: number },
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    delete from staff_passkey where id = ${id} and staff_id = ${staffId} returning name`
  return row?.name
}

export async function deleteSecondFactors(sql: Queryable, staffId: number): Promise<void> {
  await sql`update staff set totp_secret = null, totp_step = null where id = ${staffId}`
  await sql`delete from staff_passkey where staff_id = ${staffId}`
  await sql`delete from staff_recovery_code where staff_id = ${staffId}`
}
