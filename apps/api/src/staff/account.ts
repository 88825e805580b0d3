import { PASSWORD_MAX } from '@comptoir/rules/password'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { noChange, recordChange, writeEntries } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError } from '../platform/admin/errors.ts'
import { inTransaction } from '../platform/database.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { idOf, ownAccount } from './grants.ts'
import { accountProblems } from './invitations.ts'
import { changedValues, memberEntity } from './members.ts'
import { checkStaffPassword } from './passwords.ts'
import { confirmSession, deleteSession, deleteSessions } from './sessions.sql.ts'
import { demandConfirmedSession, recordRefusal } from './sessions.ts'
import { updateOwnAccount, updatePassword } from './staff.sql.ts'
import { guarded, type SignInFailure } from './throttle.ts'

/**
 * Checks the password of the person who is signed in again; the session then counts as confirmed for some minutes.
 * Returns why not for a wrong one.
 */
export async function confirmPassword(
  ctx: AdminContext,
  password: string,
): Promise<{ failure: SignInFailure } | { isConfirmed: true }> {
  const { app, staff } = ctx
  const own = await ownAccount(ctx)
  const limited = {
    limit: RATE_LIMITS.staffSecondFactorFailures,
    sender: `password ${own.id}`,
    wrong: 'WRONG_CREDENTIALS',
  } as const
  return await guarded(ctx, limited, RATE_LIMITS.signInFailuresOfAddress, async () => {
    const isRight = password.length <= PASSWORD_MAX && (await passwordMatches(own.passwordHash, password))
    if (!isRight) {
      await recordRefusal(ctx, own, 'password')
      return undefined
    }
    if (staff.sessionId !== null) await confirmSession(app.sql, staff.sessionId, app.now())
    return { isConfirmed: true } as const
  })
}

/** Changes one's own password and ends the other sessions. Throws PasswordNeededError, and InvalidInputError. */
export async function changePassword(ctx: AdminContext, password: string): Promise<void> {
  const { app, staff } = ctx
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  checkStaffPassword(ctx.language, password, own.email)
  const passwordHash = await hashPassword(password)
  await inTransaction(app.sql, async (tx) => {
    await updatePassword(tx, own.id, passwordHash)
    const endedSessions = await deleteSessions(tx, own.id, { excluding: staff.sessionId })
    await writeEntries(tx, ctx, app.now(), [
      { action: 'staff.change_password', entity: memberEntity(own), after: { endedSessions } },
    ])
  })
}

/** Changes one's own name and language; throws InvalidInputError. */
export async function updateAccount(
  ctx: AdminContext,
  input: { name: string; language: string },
): Promise<void> {
  const own = await ownAccount(ctx)
  const fields = { name: input.name.trim(), language: input.language }
  const problems = accountProblems(ctx.language, fields)
  if (problems.length > 0) throw new InvalidInputError(problems)
  const [before, after] = changedValues({ name: own.name, language: own.language }, fields)
  if (Object.keys(after).length === 0) {
    noChange(ctx)
    return
  }
  await updateOwnAccount(ctx.app.sql, own.id, fields)
  const entity = memberEntity({ id: own.id, name: fields.name })
  await recordChange(ctx, { action: 'staff.update_account', entity, before, after })
}

/** Ends the session that asks. */
export async function signOut(ctx: AdminContext): Promise<void> {
  const own = await ownAccount(ctx)
  const { sessionId } = ctx.staff
  if (sessionId !== null) await deleteSession(ctx.app.sql, { id: sessionId, staffId: own.id })
  await recordChange(ctx, {
    action: 'staff.sign_out',
    entity: { type: 'sign_in', id: own.id, label: own.email },
  })
}

/** Ends one of one's sessions; throws RecordNotFoundError. */
export async function endSession(ctx: AdminContext, id: string): Promise<void> {
  const own = await ownAccount(ctx)
  if (!(await deleteSession(ctx.app.sql, { id: idOf(id), staffId: own.id })))
    throw new RecordNotFoundError(ctx.language)
  await recordChange(ctx, {
    action: 'staff.end_session',
    entity: { type: 'sign_in', id: own.id, label: own.email },
  })
}

/** Ends all of one's sessions but the one that asks, and forgets the trusted devices. */
export async function endOtherSessions(ctx: AdminContext): Promise<void> {
  const own = await ownAccount(ctx)
  const endedSessions = await deleteSessions(ctx.app.sql, own.id, { excluding: ctx.staff.sessionId })
  await recordChange(ctx, {
    action: 'staff.end_other_sessions',
    entity: { type: 'sign_in', id: own.id, label: own.email },
    after: { endedSessions },
  })
}
