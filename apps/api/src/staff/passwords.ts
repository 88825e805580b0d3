import { isPassword, PASSWORD_MAX, passwordChecks } from '@comptoir/rules/password'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { STAFF_RESET_MINUTES } from '@comptoir/rules/staff-limits'
import { isEmail } from '@comptoir/rules/validation'
import { queueMail } from '../mail/index.ts'
import { writeEntries } from '../platform/admin/audit.ts'
import { InvalidInputError, invalidField } from '../platform/admin/errors.ts'
import { inTransaction } from '../platform/database.ts'
import { TooManyRequestsError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { hashPassword } from '../platform/password.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { countRequest, waitOf } from '../platform/request-count.ts'
import { adminLink, renderStaffMail } from './mails.ts'
import { consumeReset, saveReset, selectReset } from './passwords.sql.ts'
import { deleteSessions } from './sessions.sql.ts'
import type { SignInContext } from './sessions.ts'
import { selectStaffByEmail, updatePassword } from './staff.sql.ts'

/** Staff need longer passwords than customers: their accounts hold the customers' data. */
const STAFF_PASSWORD_MIN = 10

/** Throws {@link InvalidInputError} for the field `password`, with all that is missing. */
export function checkStaffPassword(language: string, password: string, email: string): void {
  const problem = (message: string) => new InvalidInputError([{ field: 'password', message }])
  if (password.length > PASSWORD_MAX)
    throw problem(messageIn(language, 'staff_password_long', { most: PASSWORD_MAX }))
  if (password.length < STAFF_PASSWORD_MIN)
    throw problem(messageIn(language, 'staff_password_short', { least: STAFF_PASSWORD_MIN }))
  if (isPassword(password, email)) return
  const missing = passwordChecks(password, email)
    .filter(({ met }) => !met)
    .map(({ key }) => messageIn(language, `staff_password_${key}`))
  throw problem(missing.join(' '))
}

/** Mails a link to choose a password when there is such an account; the answer is the same for others, who get the mail rendered only. */
export async function requestPasswordReset(ctx: SignInContext, email: string): Promise<void> {
  const { app, address, language } = ctx
  const recipient = email.trim()
  if (!isEmail(recipient)) throw invalidField(language, 'email', 'staff_email_invalid')
  if (!(await countRequest(app, RATE_LIMITS.passwordResets, address)))
    throw new TooManyRequestsError((await waitOf(app, RATE_LIMITS.passwordResets, address)) ?? 60, language)
  const isWithinLimit = await countRequest(app, RATE_LIMITS.staffResetMails, recipient)
  const staff = await selectStaffByEmail(app.sql, recipient)
  const token = randomToken()
  const expiresAt = new Date(app.now().getTime() + STAFF_RESET_MINUTES * 60_000)
  const mail = await renderStaffMail(app, {
    kind: 'staff_password_reset',
    recipient,
    name: staff?.name ?? recipient,
    language: staff?.language ?? language,
    websiteIds: staff?.websiteIds ?? null,
    expiresAt,
    url: adminLink(app, 'reset-password', token),
  })
  if (!staff || staff.disabledAt || !isWithinLimit) return
  await inTransaction(app.sql, async (tx) => {
    await saveReset(tx, staff.id, { hash: tokenHash(token), expiresAt })
    await queueMail(tx, { ...mail, recipient: staff.email })
  })
}

/** Whether a mailed link still works. */
export async function isResetValid({ app }: Pick<SignInContext, 'app'>, token: string): Promise<boolean> {
  return (await selectReset(app.sql, tokenHash(token), app.now())) !== undefined
}

/**
 * Sets a password with a mailed link, which works once, and ends all sessions and trusted devices of the account. Throws
 * {@link InvalidInputError} for the fields `password` and `token`.
 */
export async function resetPassword(
  ctx: SignInContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { app, language } = ctx
  const hash = tokenHash(token)
  const staff = await selectReset(app.sql, hash, app.now())
  if (!staff) throw invalidField(language, 'token', 'staff_link_expired')
  // Before the link is used up, so that a weak password can be corrected.
  checkStaffPassword(language, password, staff.email)
  const passwordHash = await hashPassword(password)
  await inTransaction(app.sql, async (tx) => {
    if (!(await consumeReset(tx, hash))) throw invalidField(language, 'token', 'staff_link_expired')
    await updatePassword(tx, staff.id, passwordHash)
    const sessions = await deleteSessions(tx, staff.id)
    const author = { ...ctx, staff: { staffId: staff.id, tokenId: null, name: staff.name } }
    await writeEntries(tx, author, app.now(), [
      {
        action: 'staff.reset_password',
        entity: { type: 'sign_in', id: staff.id, label: staff.email },
        after: { endedSessions: sessions },
      },
    ])
  })
}
