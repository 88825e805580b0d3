import { CHALLENGE_MINUTES } from '@comptoir/rules/staff-limits'
import { PASSWORD_MAX } from '@comptoir/rules/password'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { passwordMatches, verifyDummyPassword } from '../platform/password.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { hasSecondFactor } from './second-factor-state.ts'
import {
  consumeChallenge,
  consumeRecoveryCode,
  insertChallenge,
  selectChallenge,
  useTotpStep,
} from './second-factor.sql.ts'
import { isTrustedDevice } from './sessions.sql.ts'
import { openSession, recordRefusal, type IssuedSession, type SignInContext } from './sessions.ts'
import { selectStaff, selectStaffByEmail, type StaffRecord } from './staff.sql.ts'
import { expired, guarded, type SignInFailure } from './throttle.ts'
import { recoveryCodeHash, totpStep } from './totp.ts'

/** The second step that a right password opened. */
export type OpenChallenge = { token: string; expiresAt: Date; staff: StaffRecord }

export type SignInResult =
  | { session: IssuedSession }
  | { challenge: OpenChallenge }
  | { failure: SignInFailure }

/**
 * The first step: e-mail and password. An unknown address, a wrong password and a disabled account fail alike, and take
 * as long. After too many wrong passwords of an address, known or not, one has to wait; so has a network address.
 */
export async function signIn(
  ctx: SignInContext,
  { email, password, deviceToken }: { email: string; password: string; deviceToken: string | null },
): Promise<SignInResult> {
  const { app } = ctx
  const limited = {
    limit: RATE_LIMITS.staffSignInFailures,
    sender: email.trim(),
    wrong: 'WRONG_CREDENTIALS',
  } as const
  const checked = await guarded(
    ctx,
    limited,
    RATE_LIMITS.signInFailuresOfAddress,
    async () => await checkPassword(ctx, email.trim(), password),
  )
  if ('failure' in checked) return checked
  const { staff } = checked
  if (!hasSecondFactor(staff)) return { session: await openSession(ctx, staff, { method: 'password' }) }
  const device = deviceToken === null ? null : { tokenHash: tokenHash(deviceToken), staffId: staff.id }
  if (device && (await isTrustedDevice(app.sql, device, app.now())))
    return { session: await openSession(ctx, staff, { method: 'trusted_device' }) }
  return { challenge: await openChallenge(ctx, staff) }
}

/** The account; undefined for an unknown address, a wrong password and a disabled account. */
async function checkPassword(
  ctx: SignInContext,
  email: string,
  password: string,
): Promise<{ staff: StaffRecord } | undefined> {
  const isPossible = password.length <= PASSWORD_MAX
  const staff = await selectStaffByEmail(ctx.app.sql, email)
  if (!staff || !isPossible) {
    await verifyDummyPassword(password.slice(0, PASSWORD_MAX))
    return undefined
  }
  const matches = await passwordMatches(staff.passwordHash, password)
  if (matches && !staff.disabledAt) return { staff }
  await recordRefusal(ctx, staff, matches ? 'disabled' : 'password')
  return undefined
}

async function openChallenge({ app }: SignInContext, staff: StaffRecord): Promise<OpenChallenge> {
  const token = randomToken()
  const expiresAt = new Date(app.now().getTime() + CHALLENGE_MINUTES * 60_000)
  await insertChallenge(app.sql, tokenHash(token), {
    kind: 'second_step',
    staffId: staff.id,
    value: null,
    secondStep: null,
    expiresAt,
  })
  return { token, expiresAt, staff }
}

/** The second step with a code of an authenticator app; a code works once. */
export async function verifyTotp(
  ctx: SignInContext,
  { challenge, code, rememberDevice }: { challenge: string; code: string; rememberDevice: boolean },
): Promise<SignInResult> {
  const { sql, now } = ctx.app
  return await secondStep(ctx, challenge, { method: 'totp', rememberDevice }, async (staff) => {
    const step = staff.totpSecret === null ? undefined : await totpStep(staff.totpSecret, code, now())
    return step !== undefined && (await useTotpStep(sql, staff.id, step))
  })
}

/** The second step with a recovery code, which works once. */
export async function useRecoveryCode(
  ctx: SignInContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<SignInResult> {
  const options = { method: 'recovery_code', rememberDevice: false } as const
  return await secondStep(
    ctx,
    challenge,
    options,
    async ({ id }) => await consumeRecoveryCode(ctx.app.sql, id, recoveryCodeHash(code)),
  )
}

/** Ends a sign-in whose second step `verify` checks. */
export async function secondStep(
  ctx: SignInContext,
  challenge: string | Buffer,
  options: { method: 'totp' | 'recovery_code' | 'passkey'; rememberDevice: boolean },
  verify: (staff: StaffRecord) => Promise<boolean>,
): Promise<SignInResult> {
  const { app, language } = ctx
  const hash = typeof challenge === 'string' ? tokenHash(challenge) : challenge
  const known = await selectChallenge(app.sql, 'second_step', hash, app.now())
  const staff = known?.staffId ? await selectStaff(app.sql, known.staffId) : undefined
  if (!staff || staff.disabledAt) return expired(language)
  const limited = {
    limit: RATE_LIMITS.staffSecondFactorFailures,
    sender: `staff ${staff.id}`,
    wrong: 'WRONG_CODE',
  } as const
  const checked = await guarded(ctx, limited, RATE_LIMITS.signInFailuresOfAddress, async () => {
    if (await verify(staff)) return { staff }
    await recordRefusal(ctx, staff, options.method)
    return undefined
  })
  if ('failure' in checked) return checked
  if (!(await consumeChallenge(app.sql, hash))) return expired(language)
  return { session: await openSession(ctx, staff, options) }
}
