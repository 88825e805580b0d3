import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'
import { demoPassword, sendAdmin, signInFields, signInStaff, staffToken } from '../../test/staff.ts'
import { staffCommand } from './index.ts'

let test: TestApi
let now = new Date('2026-11-24T10:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const day = 24 * 60
let owner = ''
let websites: Map<string, string>

type Role = {
  id: string
  code: string | null
  version: string
  name: string
  canGrant: boolean
  canEdit: boolean
}
type Member = { id: string; version: string; email: string; role: { code: string }; canEdit: boolean }

beforeAll(async () => {
  test = await createTestApi({ now: () => now })
  owner = await staffToken(test, 'hugo@vasque.example')
  const rows = await test.sql<{ id: number; code: string }[]>`select id, code from website`
  websites = new Map(rows.map(({ id, code }) => [code, String(id)]))
})
afterAll(async () => await test.close())

/** Sends an operation; before a mutation the session is confirmed, as the back office asks for. */
async function send<Data>(query: string, variables: Record<string, unknown> = {}, as = owner) {
  const confirmation = 'mutation ($password: String!) { confirmPassword(password: $password) { me { id } } }'
  if (query.startsWith('mutation')) await sendAdmin(test, confirmation, { password: demoPassword }, { as })
  return await sendAdmin<Data>(test, query, variables, { as })
}

async function roleOf(code: string): Promise<Role> {
  const { data } = await send<{ roles: Role[] }>('{ roles { id code version name canGrant canEdit } }')
  const role = data.roles.find((one) => one.code === code)
  if (!role) throw new Error(`There is no role ${code}.`)
  return role
}

async function memberOf(email: string, as = owner): Promise<Member> {
  const { data } = await send<{ staffMembers: Member[] }>(
    '{ staffMembers { id version email role { code } canEdit } }',
    {},
    as,
  )
  const member = data.staffMembers.find((one) => one.email === email)
  if (!member) throw new Error(`${email} is not shown.`)
  return member
}

const invitation = `mutation ($key: ID!, $input: InviteStaffInput!) {
  inviteStaff(idempotencyKey: $key, input: $input) { invitation { id email isExpired role { code } } }
}`
const accept = `mutation ($token: String!, $password: String!) {
  acceptInvitation(token: $token, name: "Inès Roy", password: $password, language: "it") { ${signInFields} }
}`

async function tokenIn(email: string): Promise<string> {
  const [mail] = await mailsTo(test, email)
  if (!mail) throw new Error('There is no mail.')
  return linkIn(mail, '/invitation').searchParams.get('token') ?? ''
}

const permissionsOf = async (as: string) =>
  await sendAdmin<{ me: { permissions: string[]; secondFactor: { isOverdue: boolean; dueAt: string } } }>(
    test,
    '{ me { permissions secondFactor { isOverdue dueAt } } }',
    {},
    { as },
  )

describe('An invitation', () => {
  const email = 'ines@vasque.example'
  const input = async (more = {}) => ({
    email,
    name: 'Inès Roy',
    language: 'it',
    roleId: (await roleOf('catalogue')).id,
    websiteIds: [websites.get('fontaines')],
    ...more,
  })

  it('is mailed in the person’s language, and its link works once', async () => {
    const { data } = await send(invitation, { input: await input() })
    expect(data).toMatchObject({ inviteStaff: { invitation: { email, role: { code: 'catalogue' } } } })
    const [mail] = await mailsTo(test, email)
    expect(mail?.subject).toBe('Invito all’area di lavoro di Vasque')
    expect(mail?.plain).toContain('Hugo Marchand ti invita')
    const token = await tokenIn(email)
    const offer = await sendAdmin(
      test,
      'query ($token: String!) { invitation(token: $token) { email roleName invitedBy } }',
      { token },
    )
    expect(offer.data).toEqual({ invitation: { email, roleName: 'Catalogo', invitedBy: 'Hugo Marchand' } })
    const weak = await sendAdmin(test, accept, { token, password: 'short' })
    expect(weak.errors?.[0]?.extensions.problems?.[0]?.field).toBe('password')
    const [one, two] = await Promise.all([
      sendAdmin<{ acceptInvitation: { session: { token: string } | null } }>(test, accept, {
        token,
        password: 'Colonna-2026',
      }),
      sendAdmin<{ acceptInvitation: { session: { token: string } | null } }>(test, accept, {
        token,
        password: 'Colonna-2026',
      }),
    ])
    const sessions = [one, two].flatMap(({ data: { acceptInvitation } }) => acceptInvitation.session ?? [])
    expect(sessions).toHaveLength(1)
    expect((await permissionsOf(sessions[0]?.token ?? '')).data.me.permissions).toContain('catalogue.edit')
    const members = await memberOf(email)
    expect(members.role.code).toBe('catalogue')
  })

  it('reports an address that has an account, and a website that does not exist', async () => {
    const taken = await send(invitation, { input: await input() })
    expect(taken.errors?.[0]?.extensions.problems).toEqual([
      { field: 'email', message: 'Cette adresse e-mail a déjà un compte.' },
    ])
    const nowhere = await send(invitation, { input: await input({ websiteIds: ['999'] }) })
    expect(nowhere.errors?.[0]?.extensions.problems?.[0]?.field).toBe('websiteIds')
  })

  it('ends after a week, when it is sent again and when it is withdrawn', async () => {
    const to = 'new@vasque.example'
    const made = await send<{ inviteStaff: { invitation: { id: string } } }>(invitation, {
      input: await input({ email: to }),
    })
    const { id } = made.data.inviteStaff.invitation
    const first = await tokenIn(to)
    later(7 * day)
    const offerOf = async (token: string) =>
      (await sendAdmin(test, 'query ($token: String!) { invitation(token: $token) { email } }', { token }))
        .data
    expect(await offerOf(first)).toEqual({ invitation: null })
    await send(
      'mutation ($key: ID!, $id: ID!) { resendInvitation(idempotencyKey: $key, id: $id) { invitation { id } } }',
      { id },
    )
    const second = await tokenIn(to)
    expect(await offerOf(first)).toEqual({ invitation: null })
    expect(await offerOf(second)).toEqual({ invitation: { email: to } })
    await send(
      'mutation ($key: ID!, $id: ID!) { withdrawInvitation(idempotencyKey: $key, id: $id) { id } }',
      { id },
    )
    const late = await sendAdmin<{ acceptInvitation: { failure: { reason: string } } }>(test, accept, {
      token: second,
      password: 'Colonna-2026',
    })
    expect(late.data.acceptInvitation.failure.reason).toBe('EXPIRED')
  })
})

describe('A role', () => {
  const change = `mutation ($key: ID!, $id: ID!, $version: String!, $input: RoleInput!) {
    updateRole(idempotencyKey: $key, id: $id, version: $version, input: $input) { role { name permissions members } }
  }`
  const helper = { name: 'Aide', permissions: ['orders.view'], refundLimit: 0, requiresSecondFactor: false }

  it('that changes takes effect at the next request', async () => {
    const token = await staffToken(test, 'jules@vasque.example')
    expect((await permissionsOf(token)).data.me.permissions).toContain('stock.edit')
    const { id, version } = await roleOf('helper')
    const { data } = await send(change, { id, version, input: helper })
    expect(data).toMatchObject({
      updateRole: { role: { name: 'Aide', permissions: ['orders.view'], members: 1 } },
    })
    expect((await permissionsOf(token)).data.me.permissions).toEqual(['orders.view'])
    const [entry] = await test.sql`
      select actor, before, after from audit_entry where action = 'staff_role.update' order by id desc limit 1`
    expect(entry).toEqual({
      actor: 'Hugo Marchand',
      before: { permissions: ['orders.view', 'orders.ship', 'catalogue.view', 'stock.edit'] },
      after: { permissions: ['orders.view'] },
    })
  })

  it('that two people change at once tells the second what the first did', async () => {
    const { id, version } = await roleOf('helper')
    const input = { ...helper, permissions: ['orders.view', 'catalogue.view'] }
    await send(change, { id, version, input })
    const second = await send(change, { id, version, input: helper })
    expect(second.errors?.[0]?.extensions).toMatchObject({
      category: 'conflict',
      conflicts: [{ field: 'permissions', by: 'Hugo Marchand', value: ['orders.view', 'catalogue.view'] }],
    })
  })

  it('of the administrator keeps its permissions', async () => {
    const { id, version } = await roleOf('administrator')
    const { data } = await send<{ updateRole: { role: { permissions: string[] } } }>(change, {
      id,
      version,
      input: { ...helper, name: 'Patron' },
    })
    expect(data.updateRole.role.permissions).toContain('staff.edit')
  })

  it('that somebody has cannot be deleted', async () => {
    const remove = `mutation ($key: ID!, $id: ID!, $version: String!) {
      deleteRole(idempotencyKey: $key, id: $id, version: $version) { id }
    }`
    const used = await roleOf('helper')
    expect((await send(remove, used)).errors?.[0]?.message).toMatch(/^Ce rôle ne peut pas être supprimé/)
    const made = await send<{ createRole: { role: Role } }>(
      'mutation ($key: ID!, $input: RoleInput!) { createRole(idempotencyKey: $key, input: $input) { role { id version } } }',
      { input: { ...helper, name: 'Extra' } },
    )
    expect((await send(remove, made.data.createRole.role)).errors).toBeUndefined()
  })
})

describe('A member', () => {
  const update = `mutation ($key: ID!, $id: ID!, $version: String!, $input: StaffMemberInput!) {
    updateStaffMember(idempotencyKey: $key, id: $id, version: $version, input: $input) { member { name canEdit } }
  }`
  const mutation = (name: string) => `mutation ($key: ID!, $id: ID!, $version: String!) {
    ${name}(idempotencyKey: $key, id: $id, version: $version) { member { id disabledAt } }
  }`

  it('who is disabled has no session, no token and no way in', async () => {
    const email = 'ken@norietriz.example'
    const token = await staffToken(test, email)
    const member = await memberOf(email)
    expect((await send(mutation('disableStaffMember'), member)).errors).toBeUndefined()
    expect((await permissionsOf(token)).status).toBe(401)
    expect((await signInStaff(test, email)).failure?.reason).toBe('WRONG_CREDENTIALS')
    await send(mutation('enableStaffMember'), await memberOf(email))
    expect((await signInStaff(test, email)).session).not.toBeNull()
  })

  it('who is the last administrator stays', async () => {
    const own = await memberOf('hugo@vasque.example')
    expect((await send(mutation('disableStaffMember'), own)).errors?.[0]?.message).toMatch(
      /^Il doit rester au moins une personne/,
    )
    const { id } = await roleOf('helper')
    expect((await send(update, { ...own, input: { roleId: id } })).errors).toHaveLength(1)
    expect((await memberOf('hugo@vasque.example')).role.code).toBe('administrator')
  })

  it('with a role that demands a second factor has a week to enrol one, then nothing but that', async () => {
    const email = 'ines@vasque.example'
    const { id } = await roleOf('location_manager')
    await send(update, { ...(await memberOf(email)), input: { roleId: id } })
    const { session } = await signInStaff(test, email, 'Colonna-2026')
    const token = session?.token ?? ''
    const within = await permissionsOf(token)
    expect(within.data.me.permissions).toContain('orders.refund')
    expect(within.data.me.secondFactor).toEqual({
      isOverdue: false,
      dueAt: new Date(now.getTime() + 7 * day * 60_000).toISOString(),
    })
    later(7 * day)
    const after = await permissionsOf(token)
    expect(after.data.me).toMatchObject({ permissions: [], secondFactor: { isOverdue: true } })
    const fresh = (await signInStaff(test, email, 'Colonna-2026')).session?.token ?? ''
    const enrolment = await sendAdmin(
      test,
      'mutation ($key: ID!) { startTotpEnrolment(idempotencyKey: $key) { enrolment { secret } } }',
      {},
      { as: fresh },
    )
    expect(enrolment.errors).toBeUndefined()
    const refused = await sendAdmin(test, '{ auditChoices { actors } }', {}, { as: fresh })
    expect(refused.errors?.[0]?.extensions.category).toBe('graphql-authorization')
    owner = await staffToken(test, 'hugo@vasque.example')
    await send(mutation('resetSecondFactor'), await memberOf(email))
    const again = (await signInStaff(test, email, 'Colonna-2026')).session?.token ?? ''
    expect((await permissionsOf(again)).data.me.secondFactor.isOverdue).toBe(false)
  })

  it('can give and change nothing beyond their own role and places', async () => {
    const made = await send<{ createRole: { role: Role } }>(
      'mutation ($key: ID!, $input: RoleInput!) { createRole(idempotencyKey: $key, input: $input) { role { id version } } }',
      {
        input: {
          name: 'Chef',
          permissions: ['staff.view', 'staff.edit', 'orders.view', 'orders.refund'],
          refundLimit: 1000,
          requiresSecondFactor: false,
        },
      },
    )
    const chef = made.data.createRole.role
    const places = { websiteIds: [websites.get('fontaines')] }
    await send(update, { ...(await memberOf('jules@vasque.example')), input: { roleId: chef.id, places } })
    const token = await staffToken(test, 'jules@vasque.example')
    const invite = async (roleId: string, websiteIds: (string | undefined)[] | null) => {
      const input = { email: 'x@vasque.example', name: 'X', language: 'fr', roleId, websiteIds }
      return (await send(invitation, { input }, token)).errors?.[0]?.message
    }
    const exceeded = 'Vous ne pouvez pas donner ni modifier des droits que vous n’avez pas vous-même.'
    expect(await invite((await roleOf('administrator')).id, [websites.get('fontaines')])).toBe(exceeded)
    expect(await invite(chef.id, null)).toBe(exceeded)
    expect(await invite(chef.id, [websites.get('sushi')])).toBe(exceeded)
    expect(await invite(chef.id, [websites.get('fontaines')])).toBeUndefined()
    // Whoever works elsewhere too is not shown; whoever may do more is not changed.
    await expect(memberOf('hugo@vasque.example', token)).rejects.toThrow('is not shown')
    const lea = await memberOf('lea.bonnet@vasque.example', token)
    expect(lea.canEdit).toBe(false)
    expect((await send(mutation('disableStaffMember'), lea, token)).errors?.[0]?.message).toBe(exceeded)
    const hugo = await memberOf('hugo@vasque.example')
    expect((await send(mutation('disableStaffMember'), hugo, token)).errors?.[0]?.extensions.category).toBe(
      'graphql-no-such-entity',
    )
    const wider = await send(
      `mutation ($key: ID!, $input: RoleInput!) { createRole(idempotencyKey: $key, input: $input) { role { id } } }`,
      {
        input: { name: 'Plus', permissions: ['settings.edit'], refundLimit: 0, requiresSecondFactor: false },
      },
      token,
    )
    expect(wider.errors?.[0]?.message).toBe(exceeded)
  })
})

describe('An API token', () => {
  const create = `mutation ($key: ID!, $input: ApiTokenInput!) {
    createApiToken(idempotencyKey: $key, input: $input) { token { id name ending permissions } secret }
  }`
  type Created = { createApiToken: { token: { id: string; ending: string }; secret: string | null } }
  const inDays = (days: number) => new Date(now.getTime() + days * day * 60_000).toISOString()

  it('is shown once, stored as a hash, and does what it may until it ends', async () => {
    owner = await staffToken(test, 'hugo@vasque.example')
    const input = {
      name: 'Caisse Annecy',
      permissions: ['staff.view'],
      websiteIds: [websites.get('fontaines')],
      expiresAt: inDays(30),
    }
    const key = 'the-same-key-twice'
    const { data } = await send<Created>(create, { key, input })
    const secret = data.createApiToken.secret ?? ''
    expect(secret).toMatch(/^cpt_[\w-]{32}$/)
    expect(secret.endsWith(data.createApiToken.token.ending)).toBe(true)
    const repeated = await send<Created>(create, { key, input })
    expect(repeated.data.createApiToken).toEqual({ ...data.createApiToken, secret: null })
    const kept = await test.sql`select from admin_request where result::text like ${`%${secret}%`}`
    expect(kept).toEqual([])
    const answer = await sendAdmin(test, '{ me { id name permissions websiteIds } }', {}, { as: secret })
    expect(answer.data).toEqual({
      me: {
        id: null,
        name: 'Caisse Annecy',
        permissions: ['staff.view'],
        websiteIds: [websites.get('fontaines')],
      },
    })
    const others = await sendAdmin(test, '{ auditChoices { actors } }', {}, { as: secret })
    expect(others.errors?.[0]?.extensions.category).toBe('graphql-authorization')
    const more = await sendAdmin(test, create, { input }, { as: secret })
    expect(more.errors?.[0]?.message).toMatch(/pas à une clé d’API/)
    later(30 * day)
    expect((await sendAdmin(test, '{ me { name } }', {}, { as: secret })).status).toBe(401)
  })

  it('may do no more than its owner, also later, and is revoked at once', async () => {
    owner = await staffToken(test, 'hugo@vasque.example')
    const token = await staffToken(test, 'jules@vasque.example')
    const input = { name: 'Export', permissions: ['settings.edit'], expiresAt: inDays(1) }
    expect((await send(create, { input }, token)).errors?.[0]?.message).toMatch(/^Vous ne pouvez pas donner/)
    const made = await send<Created>(
      create,
      { input: { ...input, permissions: ['orders.view', 'staff.view'] } },
      token,
    )
    const secret = made.data.createApiToken.secret ?? ''
    expect((await permissionsOf(secret)).data.me.permissions).toEqual(['orders.view', 'staff.view'])
    const helper = await roleOf('helper')
    await send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $roleId: ID!) {
        updateStaffMember(idempotencyKey: $key, id: $id, version: $version, input: { roleId: $roleId }) { member { id } }
      }`,
      { ...(await memberOf('jules@vasque.example')), roleId: helper.id },
    )
    expect((await permissionsOf(secret)).data.me.permissions).toEqual(['orders.view'])
    await send(
      'mutation ($key: ID!, $id: ID!) { revokeApiToken(idempotencyKey: $key, id: $id) { token { revokedAt } } }',
      made.data.createApiToken.token,
    )
    expect((await permissionsOf(secret)).status).toBe(401)
  })

  it('lives for two years at most', async () => {
    const input = { name: 'Export', permissions: ['orders.view'], expiresAt: inDays(740) }
    const { errors } = await send(create, { input })
    expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe('expiresAt')
  })
})

describe('A session without the password of the last minutes', () => {
  it('invites nobody and changes no role', async () => {
    owner = await staffToken(test, 'hugo@vasque.example')
    const { id, version } = await roleOf('helper')
    later(16)
    const input = { name: 'Aide', permissions: ['orders.view'], refundLimit: 0, requiresSecondFactor: false }
    const person = { email: 'late@vasque.example', name: 'Late', language: 'fr', roleId: id }
    const change = `mutation ($key: ID!, $id: ID!, $version: String!, $input: RoleInput!) {
      updateRole(idempotencyKey: $key, id: $id, version: $version, input: $input) { role { id } }
    }`
    for (const answer of [
      await sendAdmin(test, invitation, { input: person }, { as: owner }),
      await sendAdmin(test, change, { id, version, input }, { as: owner }),
    ])
      expect(answer.errors?.[0]?.extensions.code).toBe('PASSWORD_NEEDED')
  })
})

describe('The operator', () => {
  const run = async (words: string[], flags: Record<string, string> = {}) =>
    await staffCommand(test.api.app, words, new Map(Object.entries(flags)))

  it('invites the first administrator, lists, disables and resets', async () => {
    const told = await run(['invite', 'chef@vasque.example'], { name: 'Chef', language: 'de' })
    expect(told).toMatch(
      /^chef@vasque\.example is invited until [^\n]+\nhttp:\/\/localhost:3100\/invitation\?token=/,
    )
    const [mail] = await mailsTo(test, 'chef@vasque.example')
    expect(mail?.subject).toBe('Einladung in den Arbeitsbereich von Vasque')
    const kitchen = { name: 'Ken', role: 'kitchen', website: 'sushi', location: 'paris-marais' }
    expect(await run(['invite', 'k2@norietriz.example'], kitchen)).toContain('is invited until')
    expect(await run(['list'])).toMatch(/^dario@norietriz\.example {2}Dario Ferri {2}.+ sushi: milano-/m)
    expect(await run(['disable', 'dario@norietriz.example'])).toBe('dario@norietriz.example is disabled.')
    expect(await run(['reset-second-factor', 'lea.bonnet@vasque.example'])).toMatch(/until 20/)
    await expect(run(['invite', 'k3@norietriz.example'], { ...kitchen, role: 'nothing' })).rejects.toThrow(
      '--role must be one of',
    )
    await expect(run(['disable', 'nobody@vasque.example'])).rejects.toThrow('Nobody has an account')
    const rows = await test.sql`select action from audit_entry where actor = 'npm run comptoir' order by id`
    expect(rows.map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.invite',
      'staff.disable',
      'staff.reset_second_factor',
    ])
  })
})
