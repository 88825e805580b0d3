import { SOURCE_LANGUAGE } from '../platform/messages.ts'
import { writeEntries, type RecordedChange } from '../platform/admin/audit.ts'
import { InvalidInputError } from '../platform/admin/errors.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { revokeTokensOf } from './api-tokens.sql.ts'
import { isAdministrator, roleNameIn, type Places } from './grants.ts'
import { invite } from './invitations.ts'
import { memberEntity } from './members.ts'
import { selectRoles } from './roles.sql.ts'
import { endOfGrace, hasSecondFactor } from './second-factor-state.ts'
import { deleteSecondFactors } from './second-factor.sql.ts'
import { deleteSessions } from './sessions.sql.ts'
import {
  lockStaff,
  selectAllStaff,
  selectStaffByEmail,
  updateDisabled,
  updateSecondFactorDue,
  type StaffRecord,
} from './staff.sql.ts'

export const staffUsage = `  staff invite EMAIL --name NAME [--role ROLE] [--language CODE] [--website CODE] [--location CODE]
                                                 invites into the back office; ROLE is administrator by default
  staff list                                     the accounts of the back office with roles and places
  staff disable EMAIL                            ends the sessions and tokens of an account, which can sign in no more
  staff reset-second-factor EMAIL                for somebody who has lost it`

type Flags = ReadonlyMap<string, string>

/** The operator of the machine, in the audit log. */
const operator = {
  staff: { staffId: null, tokenId: null, name: 'npm run comptoir' },
  requestId: 'command',
  address: null,
}

/** Runs a `staff` command and returns its output. Throws CommandError with a message of one sentence. */
export async function staffCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', email = ''] = words
  if (verb === 'list') return await list(app)
  if (email === '') throw new CommandError(`Use one of:\n${staffUsage}`)
  if (verb === 'invite') return await inviteByCommand(app, email, flags)
  if (verb === 'disable') return await disable(app, email)
  if (verb === 'reset-second-factor') return await reset(app, email)
  throw new CommandError(`Use one of:\n${staffUsage}`)
}

async function list({ sql, stores }: App): Promise<string> {
  const all = await selectAllStaff(sql)
  if (all.length === 0)
    return 'Nobody has an account in the back office: invite somebody with staff invite EMAIL --name NAME.'
  const codeOf = (id: number) => stores.ofWebsite(id)[0]?.website.code ?? String(id)
  const rows = await sql<{ id: number; code: string }[]>`select id, code from location`
  const locations = new Map(rows.map(({ id, code }) => [id, code]))
  return all
    .map((one) => {
      const websites = one.websiteIds?.map(codeOf).join(' ') ?? 'everywhere'
      const points = one.locationIds?.map((id) => locations.get(id) ?? String(id)).join(' ')
      const factor = hasSecondFactor(one) ? 'second factor' : 'no second factor'
      const state = one.disabledAt ? 'disabled' : factor
      const role = roleNameIn('en', one.role)
      return [one.email, one.name, role, points ? `${websites}: ${points}` : websites, state].join('  ')
    })
    .join('\n')
}

async function inviteByCommand(app: App, email: string, flags: Flags): Promise<string> {
  const name = flags.get('name') ?? ''
  if (name === '') throw new CommandError('Say whom you invite: --name NAME.')
  const language = flags.get('language') ?? app.stores.default.language
  const wanted = flags.get('role') ?? 'administrator'
  const roles = await selectRoles(app.sql)
  const role = roles.find((one) => one.code === wanted || one.name === wanted)
  if (!role) {
    const known = roles.map((one) => one.code ?? one.name).join(', ')
    throw new CommandError(`--role must be one of ${known}, but is "${wanted}".`)
  }
  const places = await placesOfFlags(app, flags)
  const by = { name: app.stores.default.website.name, language: 'en' }
  try {
    const { url, expiresAt } = await inTransaction(app.sql, async (tx) => {
      const made = await invite(app, tx, { email, name, language, role, ...places }, by)
      const after = { email, name, role: roleNameIn(SOURCE_LANGUAGE, role) }
      const entity = { type: 'staff_invitation', id: made.id, label: email }
      await record(app, tx, { action: 'staff.invite', entity, after })
      return made
    })
    return `${email} is invited until ${expiresAt.toISOString()}. The mail has this link, which works once:\n${url}`
  } catch (error) {
    if (error instanceof InvalidInputError) throw new CommandError(error.message)
    throw error
  }
}

async function placesOfFlags({ stores, sql }: App, flags: Flags): Promise<Places> {
  const [website, location] = [flags.get('website'), flags.get('location')]
  const websiteId = stores.all.find((store) => store.website.code === website)?.website.id
  if (website !== undefined && websiteId === undefined)
    throw new CommandError(`There is no website "${website}".`)
  const websiteIds = websiteId === undefined ? null : [websiteId]
  if (location === undefined) return { websiteIds, locationIds: null }
  const [row] = await sql<{ id: number; websiteId: number }[]>`
    select id, website_id as "websiteId" from location
     where code = ${location} and (${websiteId ?? null}::integer is null or website_id = ${websiteId ?? null})`
  if (!row) throw new CommandError(`There is no point of sale "${location}".`)
  return { websiteIds: [row.websiteId], locationIds: [row.id] }
}

async function disable(app: App, email: string): Promise<string> {
  return await withAccount(app, email, async (tx, member) => {
    if (member.disabledAt) return `${member.email} is disabled already.`
    const at = app.now()
    await updateDisabled(tx, member.id, at)
    await deleteSessions(tx, member.id)
    await revokeTokensOf(tx, member.id, at)
    const after = { disabledAt: at.toISOString() }
    await record(app, tx, { action: 'staff.disable', entity: memberEntity(member), after })
    const isLast = !(await selectAllStaff(tx)).some(isAdministrator)
    return `${member.email} is disabled.${isLast ? ' Nobody is left who may manage the team: invite an administrator.' : ''}`
  })
}

async function reset(app: App, email: string): Promise<string> {
  return await withAccount(app, email, async (tx, member) => {
    await deleteSecondFactors(tx, member.id)
    await deleteSessions(tx, member.id)
    const dueAt = member.role.requiresSecondFactor ? endOfGrace(app.now()) : null
    await updateSecondFactorDue(tx, member.id, dueAt)
    const before = { secondFactor: hasSecondFactor(member) }
    const after = { secondFactor: false }
    await record(app, tx, {
      action: 'staff.reset_second_factor',
      entity: memberEntity(member),
      before,
      after,
    })
    return `${member.email} signs in with the password alone${dueAt ? ` until ${dueAt.toISOString()}` : ''}.`
  })
}

async function withAccount(
  { sql }: App,
  email: string,
  work: (tx: Transaction, member: StaffRecord) => Promise<string>,
): Promise<string> {
  return await inTransaction(sql, async (tx) => {
    await lockStaff(tx)
    const member = await selectStaffByEmail(tx, email)
    if (!member) throw new CommandError(`Nobody has an account with ${email}.`)
    return await work(tx, member)
  })
}

async function record(app: App, tx: Transaction, change: RecordedChange): Promise<void> {
  await writeEntries(tx, operator, app.now(), [change])
}
