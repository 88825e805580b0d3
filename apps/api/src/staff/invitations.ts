import { DAY_MS } from '@comptoir/rules/duration'
import { INVITATION_DAYS } from '@comptoir/rules/staff-limits'
import { isEmail } from '@comptoir/rules/validation'
import { recordChange, writeEntries } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError, type Problem } from '../platform/admin/errors.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { messageIn, messageLanguages } from '../platform/messages.ts'
import { hashPassword } from '../platform/password.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { demandGrant, idOf, isVisible, roleNameIn, type Places } from './grants.ts'
import {
  deleteInvitation,
  renewInvitation,
  saveInvitation,
  selectInvitation,
  selectInvitationByToken,
  type InvitationRecord,
} from './invitations.sql.ts'
import { adminLink, mailStaff } from './mails.ts'
import { checkStaffPassword } from './passwords.ts'
import type { StaffRole } from './roles.sql.ts'
import { endOfGrace } from './second-factor-state.ts'
import { openSession, type SignInContext } from './sessions.ts'
import type { SignInResult } from './sign-in.ts'
import { insertStaff, selectStaffByEmail } from './staff.sql.ts'
import { expired } from './throttle.ts'

export type Invitee = { email: string; name: string; language: string; role: StaffRole } & Places

const NAME_MAX = 100

/**
 * Stores an invitation and mails its link; an earlier invitation to the same e-mail ends. Returns its id and the link.
 * Throws {@link InvalidInputError}.
 */
export async function invite(
  app: App,
  sql: Queryable,
  invitee: Invitee,
  by: { name: string; language: string },
): Promise<{ id: number; url: string; expiresAt: Date }> {
  const email = invitee.email.trim()
  const problems = invitationProblems(invitee, by.language)
  if (problems.length === 0 && (await selectStaffByEmail(sql, email)))
    problems.push({ field: 'email', message: messageIn(by.language, 'staff_email_taken') })
  if (problems.length > 0) throw new InvalidInputError(problems)
  const token = randomToken()
  const expiresAt = endOfInvitation(app)
  const { language, role, websiteIds, locationIds } = invitee
  const places = { websiteIds, locationIds }
  const invitation = { email, name: invitee.name.trim(), language, ...places, invitedBy: by.name, expiresAt }
  const id = await saveInvitation(sql, {
    ...invitation,
    roleId: role.id,
    tokenHash: tokenHash(token),
    createdAt: app.now(),
  })
  await mailInvitation(app, sql, { ...invitation, role }, token)
  return { id, url: adminLink(app, 'invitation', token), expiresAt }
}

function invitationProblems({ email, name, language }: Invitee, spoken: string): Problem[] {
  const problems: Problem[] = []
  if (!isEmail(email.trim()))
    problems.push({ field: 'email', message: messageIn(spoken, 'staff_email_invalid') })
  return [...problems, ...accountProblems(spoken, { name, language })]
}

/** What is wrong with the name or the language of an account. */
export function accountProblems(
  spoken: string,
  { name, language }: { name: string; language: string },
): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '' || name.trim().length > NAME_MAX)
    problems.push({ field: 'name', message: messageIn(spoken, 'staff_name_invalid', { most: NAME_MAX }) })
  if (!messageLanguages.includes(language))
    problems.push({ field: 'language', message: messageIn(spoken, 'staff_language_unknown') })
  return problems
}

async function mailInvitation(
  app: App,
  sql: Queryable,
  invitation: Pick<
    InvitationRecord,
    'email' | 'name' | 'language' | 'role' | 'websiteIds' | 'invitedBy' | 'expiresAt'
  >,
  token: string,
): Promise<void> {
  const { email, name, language, role, websiteIds, invitedBy, expiresAt } = invitation
  await mailStaff(app, sql, {
    kind: 'staff_invitation',
    recipient: email,
    name,
    language,
    websiteIds,
    expiresAt,
    url: adminLink(app, 'invitation', token),
    texts: { inviter: invitedBy, role: roleNameIn(language, role) },
  })
}

/** An invitation that the person may see; throws RecordNotFoundError. */
export async function visibleInvitation(ctx: AdminContext, id: string): Promise<InvitationRecord> {
  const invitation = await selectInvitation(ctx.app.sql, idOf(id))
  if (!invitation || !isVisible(ctx, invitation)) throw new RecordNotFoundError(ctx.language)
  return invitation
}

/** Mails an invitation again with a new link; the earlier one no longer works. */
export async function resendInvitation(ctx: AdminContext, id: string): Promise<number> {
  const { app } = ctx
  const invitation = await visibleInvitation(ctx, id)
  demandGrant(ctx, invitation.role, invitation)
  const token = randomToken()
  const expiresAt = endOfInvitation(app)
  await renewInvitation(app.sql, invitation.id, { tokenHash: tokenHash(token), expiresAt })
  await mailInvitation(app, app.sql, { ...invitation, expiresAt }, token)
  await recordChange(ctx, { action: 'staff.resend_invitation', entity: entityOf(invitation) })
  return invitation.id
}

export async function withdrawInvitation(ctx: AdminContext, id: string): Promise<number> {
  const invitation = await visibleInvitation(ctx, id)
  await deleteInvitation(ctx.app.sql, invitation.id)
  const before = { role: roleNameIn(ctx.language, invitation.role) }
  await recordChange(ctx, { action: 'staff.withdraw_invitation', entity: entityOf(invitation), before })
  return invitation.id
}

const entityOf = ({ id, email }: InvitationRecord) => ({ type: 'staff_invitation', id, label: email })

const endOfInvitation = (app: App) => new Date(app.now().getTime() + INVITATION_DAYS * DAY_MS)

/**
 * Creates the account of an invitation, whose link works once, and signs the person in. Throws {@link InvalidInputError}
 * for the fields `name`, `language` and `password`.
 */
export async function acceptInvitation(
  ctx: SignInContext,
  { token, name, password, language }: { token: string; name: string; password: string; language: string },
): Promise<SignInResult> {
  const { app } = ctx
  const now = app.now()
  const invitation = await selectInvitationByToken(app.sql, tokenHash(token), now)
  if (!invitation) return expired(ctx.language)
  const problems = accountProblems(ctx.language, { name, language })
  if (problems.length > 0) throw new InvalidInputError(problems)
  checkStaffPassword(ctx.language, password, invitation.email)
  const passwordHash = await hashPassword(password)
  const { email, role, websiteIds, locationIds } = invitation
  const account = { email, name: name.trim(), language, passwordHash, websiteIds, locationIds }
  const id = await inTransaction(app.sql, async (tx) => {
    // Two clicks on the link: the second finds none.
    if (!(await deleteInvitation(tx, invitation.id))) return undefined
    const created = await insertStaff(tx, {
      ...account,
      roleId: role.id,
      secondFactorDueAt: role.requiresSecondFactor ? endOfGrace(now) : null,
      createdAt: now,
    })
    if (created === undefined) return undefined
    const author = { ...ctx, staff: { staffId: created, tokenId: null, name: account.name } }
    await writeEntries(tx, author, now, [
      {
        action: 'staff.accept_invitation',
        entity: { type: 'staff', id: created, label: account.name },
        after: {
          email,
          role: roleNameIn(language, role),
          websiteIds,
          locationIds,
          invitedBy: invitation.invitedBy,
        },
      },
    ])
    return created
  })
  if (id === undefined) return expired(ctx.language)
  return { session: await openSession(ctx, { id, ...account }, { method: 'invitation' }) }
}
