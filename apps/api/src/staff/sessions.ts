import { CONFIRMED_MINUTES, TRUSTED_DEVICE_DAYS } from '@comptoir/rules/staff-limits'
import { DAY_MS, HOUR_MS } from '@comptoir/rules/duration'
import { writeEntries } from '../platform/admin/audit.ts'
import type { AdminContext, PublicContext } from '../platform/admin/context.ts'
import { inTransaction } from '../platform/database.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { PasswordNeededError } from './errors.ts'
import { insertSession, insertTrustedDevice, selectSession, type SessionRecord } from './sessions.sql.ts'
import type { StaffRecord } from './staff.sql.ts'

export type IssuedSession = {
  token: string
  expiresAt: Date
  deviceToken: string | null
  deviceTokenExpiresAt: Date | null
}

/** How somebody proved who they are. */
export type SignInMethod = 'password' | 'trusted_device' | 'totp' | 'passkey' | 'recovery_code' | 'invitation'

/** The request of somebody who signs in; `userAgent` is the browser's. */
export type SignInContext = Pick<PublicContext, 'app' | 'address' | 'userAgent' | 'requestId' | 'language'>

/** Opens a session and writes it into the audit log. `rememberDevice` also trusts the device. */
export async function openSession(
  ctx: SignInContext,
  staff: Pick<StaffRecord, 'id' | 'name' | 'email'>,
  { method, rememberDevice = false }: { method: SignInMethod; rememberDevice?: boolean },
): Promise<IssuedSession> {
  const { app, userAgent, address } = ctx
  const at = app.now()
  const [token, deviceToken] = [randomToken(), rememberDevice ? randomToken() : null]
  const expiresAt = new Date(at.getTime() + app.settings.staffSessionHours * HOUR_MS)
  const deviceTokenExpiresAt = new Date(at.getTime() + TRUSTED_DEVICE_DAYS * DAY_MS)
  await inTransaction(app.sql, async (tx) => {
    const session = { staffId: staff.id, userAgent, address, at, expiresAt, confirmedAt: at }
    await insertSession(tx, { ...session, tokenHash: tokenHash(token) })
    if (deviceToken !== null)
      await insertTrustedDevice(tx, {
        tokenHash: tokenHash(deviceToken),
        staffId: staff.id,
        expiresAt: deviceTokenExpiresAt,
      })
    const author = { ...ctx, staff: { staffId: staff.id, tokenId: null, name: staff.name } }
    await writeEntries(tx, author, at, [
      {
        action: 'staff.sign_in',
        entity: { type: 'sign_in', id: staff.id, label: staff.email },
        after: { method, userAgent },
      },
    ])
  })
  return {
    token,
    expiresAt,
    deviceToken,
    deviceTokenExpiresAt: deviceToken === null ? null : deviceTokenExpiresAt,
  }
}

/** Writes a refused sign-in of a known account into the audit log. */
export async function recordRefusal(
  ctx: SignInContext,
  staff: Pick<StaffRecord, 'id' | 'email'>,
  reason: 'password' | 'disabled' | 'totp' | 'passkey' | 'recovery_code',
): Promise<void> {
  const { app, userAgent } = ctx
  const author = { ...ctx, staff: { staffId: null, tokenId: null, name: '' } }
  await inTransaction(app.sql, async (tx) => {
    await writeEntries(tx, author, app.now(), [
      {
        action: 'staff.sign_in_refused',
        entity: { type: 'sign_in', id: staff.id, label: staff.email },
        after: { reason, userAgent },
      },
    ])
  })
}

/** Until when a session needs no password for what is sensitive; null when it does. */
export function confirmedUntil({ confirmedAt }: Pick<SessionRecord, 'confirmedAt'>, now: Date): Date | null {
  if (!confirmedAt) return null
  const until = new Date(confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000)
  return until > now ? until : null
}

/**
 * For what is sensitive, such as refunds above the limit and personal data: throws PasswordNeededError unless the
 * password was given within the last minutes. An API token has no password: its permissions decide.
 */
export async function demandConfirmedSession({ app, staff, language }: AdminContext): Promise<void> {
  if (staff.sessionId === null) return
  const session = await selectSession(app.sql, staff.sessionId)
  if (!session || !confirmedUntil(session, app.now())) throw new PasswordNeededError(language)
}
