import { CHALLENGE_MINUTES } from '@comptoir/rules/staff-limits'
import { recordChange, noChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { LastFactorError } from './errors.ts'
import { idOf, ownAccount } from './grants.ts'
import { memberEntity } from './members.ts'
import { startPasskeyEnrolment, verifyPasskeyEnrolment, type Ceremony } from './passkeys.ts'
import { hasSecondFactor } from './second-factor-state.ts'
import {
  deleteEnrolments,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  replaceRecoveryCodes,
  selectEnrolment,
  updateTotp,
} from './second-factor.sql.ts'
import { demandConfirmedSession } from './sessions.ts'
import { showOnce } from '../platform/admin/shown-once.ts'
import { updateSecondFactorDue, type StaffRecord } from './staff.sql.ts'
import { newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp.ts'

/** Name under which new recovery codes are shown once. */
export const RECOVERY_CODES_SHOWN = 'recovery codes'

const NAME_MAX = 60

/** Starts the enrolment of an authenticator app: the secret counts when a first code has proved it. */
export async function startTotp(ctx: AdminContext): Promise<void> {
  const { app } = ctx
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  await deleteEnrolments(app.sql, own.id)
  await insertChallenge(app.sql, tokenHash(randomToken()), {
    kind: 'totp_enrolment',
    staffId: own.id,
    value: await newTotpSecret(),
    secondStep: null,
    expiresAt: new Date(app.now().getTime() + CHALLENGE_MINUTES * 60_000),
  })
  noChange(ctx)
}

/** The secret of the enrolment that was started, and its address for a QR code; throws RecordNotFoundError. */
export async function startedTotp(ctx: AdminContext): Promise<{ secret: string; uri: string }> {
  const own = await ownAccount(ctx)
  const secret = await selectEnrolment(ctx.app.sql, own.id, ctx.app.now())
  if (secret === undefined) throw new RecordNotFoundError(ctx.language)
  return { secret, uri: await totpUri(issuerOf(ctx), own.email, secret) }
}

/** Ends the enrolment with a first code; throws InvalidInputError for the field `code`. */
export async function finishTotp(ctx: AdminContext, code: string): Promise<void> {
  const { app, language } = ctx
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  const secret = await selectEnrolment(app.sql, own.id, app.now())
  const step = secret === undefined ? undefined : await totpStep(secret, code, app.now())
  if (secret === undefined || step === undefined) {
    const key = secret === undefined ? 'staff_sign_in_expired' : 'staff_wrong_code'
    throw invalidField(language, 'code', key)
  }
  await updateTotp(app.sql, own.id, { secret, step })
  await deleteEnrolments(app.sql, own.id)
  await noteFactor(ctx, own, { totp: true })
}

/** Removes the authenticator app; throws LastFactorError. */
export async function removeTotp(ctx: AdminContext): Promise<void> {
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  if (own.totpSecret === null) {
    noChange(ctx)
    return
  }
  await demandOther(ctx, { ...own, totpSecret: null })
  await updateTotp(ctx.app.sql, own.id, null)
  await recordChange(ctx, {
    action: 'staff.remove_second_factor',
    entity: memberEntity(own),
    before: { totp: true },
    after: { totp: false },
  })
}

export async function startPasskey(ctx: AdminContext): Promise<Ceremony> {
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  const ceremony = await startPasskeyEnrolment(ctx.app, own, issuerOf(ctx))
  noChange(ctx)
  return ceremony
}

/** Keeps a passkey; throws InvalidInputError for the fields `name` and `response`. */
export async function finishPasskey(
  ctx: AdminContext,
  { name, ...answer }: { name: string; ceremony: string; response: unknown },
): Promise<void> {
  const { app, language } = ctx
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  const label = name.trim()
  if (label === '' || label.length > NAME_MAX)
    throw invalidField(language, 'name', 'staff_name_invalid', { most: NAME_MAX })
  const made = await verifyPasskeyEnrolment(app, own.id, answer)
  const isKept =
    made !== undefined &&
    (await insertPasskey(app.sql, { ...made, staffId: own.id, name: label, createdAt: app.now() }))
  if (!isKept) throw invalidField(language, 'response', 'staff_passkey_failed')
  await noteFactor(ctx, own, { passkey: label })
}

/** Removes a passkey; throws RecordNotFoundError, and LastFactorError. */
export async function removePasskey(ctx: AdminContext, id: string): Promise<void> {
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  await demandOther(ctx, { ...own, passkeys: own.passkeys - 1 })
  const name = await deletePasskey(ctx.app.sql, { id: idOf(id), staffId: own.id })
  if (name === undefined) throw new RecordNotFoundError(ctx.language)
  await recordChange(ctx, {
    action: 'staff.remove_second_factor',
    entity: memberEntity(own),
    before: { passkey: name },
    after: { passkey: null },
  })
}

/** Makes new recovery codes, which replace the earlier ones. */
export async function renewRecoveryCodes(ctx: AdminContext): Promise<void> {
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  await makeRecoveryCodes(ctx, own)
  await recordChange(ctx, {
    action: 'staff.renew_recovery_codes',
    entity: memberEntity(own),
    before: { recoveryCodes: own.recoveryCodes },
    after: { recoveryCodes: 'new' },
  })
}

async function makeRecoveryCodes(ctx: AdminContext, own: StaffRecord): Promise<void> {
  const { codes, hashes } = newRecoveryCodes()
  await replaceRecoveryCodes(ctx.app.sql, own.id, hashes)
  showOnce(ctx.staff, RECOVERY_CODES_SHOWN, codes)
}

/** A new factor ends the grace; the first one comes with recovery codes. */
async function noteFactor(
  ctx: AdminContext,
  own: StaffRecord,
  factor: { totp: true } | { passkey: string },
): Promise<void> {
  await updateSecondFactorDue(ctx.app.sql, own.id, null)
  if (!hasSecondFactor(own)) await makeRecoveryCodes(ctx, own)
  await recordChange(ctx, { action: 'staff.add_second_factor', entity: memberEntity(own), after: factor })
}

/** Throws LastFactorError when nothing is left where the role demands a second factor. */
async function demandOther(ctx: AdminContext, without: StaffRecord): Promise<void> {
  if (hasSecondFactor(without)) return
  if (without.role.requiresSecondFactor) throw new LastFactorError(ctx.language)
  // Codes of an account without a second factor would open nothing.
  await replaceRecoveryCodes(ctx.app.sql, without.id, [])
}

/** How authenticator apps and browsers name the account: the shop's name. */
function issuerOf({ app, staff }: AdminContext): string {
  const websiteId = staff.websiteIds?.[0] ?? app.stores.default.website.id
  return app.stores.defaultOf(websiteId).website.name
}
