import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from 'otplib'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'
import { demoPassword, sendAdmin, signInFields, signInStaff, staffToken } from '../../test/staff.ts'
import { Authenticator } from './authenticator.fixture.ts'

let test: TestApi
let now = new Date('2026-11-24T10:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const codeOf = async (secret: string) => await generate({ secret, epoch: Math.floor(now.getTime() / 1000) })

beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(async () => await test.close())

type Result = Awaited<ReturnType<typeof signInStaff>>
type SecondFactor = { me: { secondFactor: { recoveryCodesLeft: number } }; recoveryCodes: string[] | null }

const me = async (as: string) =>
  await sendAdmin<{ me: { name: string; permissions: string[]; confirmedUntil: string | null } }>(
    test,
    '{ me { name permissions confirmedUntil } }',
    {},
    { as },
  )

async function verify(challenge: string, code: string, rememberDevice = false): Promise<Result> {
  const { data } = await sendAdmin<{ verifyTotp: Result }>(
    test,
    `mutation ($challenge: String!, $code: String!, $rememberDevice: Boolean) {
      verifyTotp(challenge: $challenge, code: $code, rememberDevice: $rememberDevice) { ${signInFields} }
    }`,
    { challenge, code, rememberDevice },
  )
  return data.verifyTotp
}

async function useCode(challenge: string, code: string): Promise<Result> {
  const { data } = await sendAdmin<{ useRecoveryCode: Result }>(
    test,
    `mutation ($challenge: String!, $code: String!) {
      useRecoveryCode(challenge: $challenge, code: $code) { ${signInFields} }
    }`,
    { challenge, code },
  )
  return data.useRecoveryCode
}

/** Enrols an authenticator app; returns its secret and the recovery codes. */
async function enrolTotp(as: string): Promise<{ secret: string; codes: string[] }> {
  const started = await sendAdmin<{ startTotpEnrolment: { enrolment: { secret: string; uri: string } } }>(
    test,
    'mutation ($key: ID!) { startTotpEnrolment(idempotencyKey: $key) { enrolment { secret uri } } }',
    {},
    { as },
  )
  const { secret, uri } = started.data.startTotpEnrolment.enrolment
  expect(uri).toContain(`secret=${secret}`)
  const finished = await sendAdmin<{ finishTotpEnrolment: SecondFactor }>(
    test,
    `mutation ($key: ID!, $code: String!) {
      finishTotpEnrolment(idempotencyKey: $key, code: $code) { me { secondFactor { recoveryCodesLeft } } recoveryCodes }
    }`,
    { code: await codeOf(secret) },
    { as },
  )
  return { secret, codes: finished.data.finishTotpEnrolment.recoveryCodes ?? [] }
}

async function challengeOf(email: string): Promise<string> {
  const { challenge } = await signInStaff(test, email)
  if (!challenge) throw new Error('A second step was expected.')
  return challenge.token
}

describe('A password', () => {
  it('opens a session where there is no second factor', async () => {
    const { session, challenge } = await signInStaff(test, 'Lea.Bonnet@vasque.example')
    expect(challenge).toBeNull()
    const answer = await me(session?.token ?? '')
    expect(answer.data.me).toMatchObject({ name: 'Léa Bonnet' })
    expect(answer.data.me.confirmedUntil).toBe(new Date(now.getTime() + 15 * 60_000).toISOString())
  })

  it('that is wrong fails as one of an unknown address, with the tries that are left', async () => {
    const wrong = await signInStaff(test, 'jules@vasque.example', 'wrong')
    const unknown = await signInStaff(test, 'nobody@vasque.example', 'wrong')
    expect(wrong.failure).toEqual({
      reason: 'WRONG_CREDENTIALS',
      message: 'Unknown email or password.',
      triesLeft: 9,
      retryAfterSeconds: null,
    })
    expect(unknown).toEqual(wrong)
  })

  it('is refused after ten failures, also the right one, until ten minutes have passed', async () => {
    const email = 'dario@norietriz.example'
    for (let tries = 0; tries < 10; tries++) await signInStaff(test, email, 'wrong')
    const { failure } = await signInStaff(test, email)
    expect(failure).toMatchObject({ reason: 'TOO_MANY_TRIES', triesLeft: 0, retryAfterSeconds: 600 })
    later(10)
    expect((await signInStaff(test, email)).session).not.toBeNull()
  })

  it('cannot be tried by one network without end', async () => {
    const from = '203.0.113.9'
    for (let tries = 0; tries < 60; tries++)
      await signInStaff(test, `guess-${tries}@vasque.example`, 'wrong', { from })
    expect((await signInStaff(test, 'jules@vasque.example', demoPassword, { from })).failure?.reason).toBe(
      'TOO_MANY_TRIES',
    )
    expect((await signInStaff(test, 'jules@vasque.example')).session).not.toBeNull()
  })

  it('in concurrent tries is not tried more often', async () => {
    const tries = Array.from(
      { length: 25 },
      async () => await signInStaff(test, 'many@vasque.example', 'wrong'),
    )
    const reasons = (await Promise.all(tries)).map(({ failure }) => failure?.reason)
    expect(reasons.filter((reason) => reason === 'WRONG_CREDENTIALS')).toHaveLength(10)
  })

  it('of a known account that is refused is in the audit log, as every sign-in', async () => {
    const rows = await test.sql<{ action: string; actor: string; label: string; address: string }[]>`
      select action, actor, entity_label as label, address from audit_entry
       where entity_label in ('jules@vasque.example', 'nobody@vasque.example') order by id`
    expect(rows[0]).toEqual({
      action: 'staff.sign_in_refused',
      actor: '',
      label: 'jules@vasque.example',
      address: '198.51.100.7',
    })
    expect(rows.at(-1)).toMatchObject({ action: 'staff.sign_in', actor: 'Jules Perrin' })
    expect(rows.some(({ label }) => label.startsWith('nobody'))).toBe(false)
  })
})

describe('An authenticator app', () => {
  const email = 'lea.bonnet@vasque.example'
  let secret = ''
  let codes: string[] = []

  it('is enrolled in a confirmed session only', async () => {
    const token = await staffToken(test, email)
    later(16)
    const late = await sendAdmin(
      test,
      'mutation ($key: ID!) { startTotpEnrolment(idempotencyKey: $key) { enrolment { secret } } }',
      {},
      { as: token },
    )
    expect(late.errors?.[0]?.extensions.code).toBe('PASSWORD_NEEDED')
    const confirm = `mutation ($password: String!) {
      confirmPassword(password: $password) { me { confirmedUntil } failure { reason triesLeft } }
    }`
    const wrong = await sendAdmin(test, confirm, { password: 'wrong' }, { as: token })
    expect(wrong.data).toMatchObject({
      confirmPassword: { me: null, failure: { reason: 'WRONG_CREDENTIALS', triesLeft: 9 } },
    })
    await sendAdmin(test, confirm, { password: demoPassword }, { as: token })
    ;({ secret, codes } = await enrolTotp(token))
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
  })

  it('gives a code that works once and 30 seconds before and after', async () => {
    later(5)
    const first = await signInStaff(test, email)
    expect(first.session).toBeNull()
    expect(first.challenge).toMatchObject({
      methods: ['TOTP', 'RECOVERY_CODE'],
      recoveryCodesLeft: 10,
      administrators: ['Hugo Marchand'],
      lastSignIn: { address: '198.51.•••' },
    })
    const code = await codeOf(secret)
    expect((await verify(first.challenge?.token ?? '', code)).session).not.toBeNull()
    // The code was used, and the challenge too.
    expect((await verify(await challengeOf(email), code)).failure?.reason).toBe('WRONG_CODE')
    expect((await verify(first.challenge?.token ?? '', code)).failure?.reason).toBe('EXPIRED')
    later(1)
    const earlier = await codeOf(secret)
    now = new Date(now.getTime() + 30_000)
    expect((await verify(await challengeOf(email), earlier)).session).not.toBeNull()
    later(2)
    const old = await codeOf(secret)
    later(2)
    expect((await verify(await challengeOf(email), old)).failure?.reason).toBe('WRONG_CODE')
  })

  it('is no longer asked after ten wrong codes, nor with an old challenge', async () => {
    const challenge = await challengeOf(email)
    let last: Result | undefined
    for (let tries = 0; tries < 11; tries++) last = await verify(challenge, '000000')
    expect(last?.failure?.reason).toBe('TOO_MANY_TRIES')
    later(11)
    expect((await verify(challenge, await codeOf(secret))).failure?.reason).toBe('EXPIRED')
  })

  it('is skipped by a device that is trusted, for 30 days and until the other sessions end', async () => {
    const trusted = await verify(await challengeOf(email), await codeOf(secret), true)
    const deviceToken = trusted.session?.deviceToken ?? ''
    later(29 * 24 * 60)
    expect((await signInStaff(test, email, demoPassword, { deviceToken })).session).not.toBeNull()
    expect(
      (await signInStaff(test, 'hugo@vasque.example', demoPassword, { deviceToken })).session,
    ).not.toBeNull()
    later(2 * 24 * 60)
    expect((await signInStaff(test, email, demoPassword, { deviceToken })).challenge).not.toBeNull()
  })

  it('is replaced by a recovery code, each once', async () => {
    const [code = ''] = codes
    const typed = code.toUpperCase().replace('-', ' ')
    expect((await useCode(await challengeOf(email), typed)).session).not.toBeNull()
    const again = await useCode(await challengeOf(email), code)
    expect(again.failure?.reason).toBe('WRONG_CODE')
    expect((await signInStaff(test, email)).challenge?.recoveryCodesLeft).toBe(9)
    const [stored] = await test.sql<
      { hash: Buffer }[]
    >`select code_hash as hash from staff_recovery_code limit 1`
    expect(stored?.hash).toHaveLength(32)
  })

  it('stays while the role demands a second factor', async () => {
    const { session } = await verify(await challengeOf(email), await codeOf(secret))
    const { errors } = await sendAdmin(
      test,
      'mutation ($key: ID!) { removeTotp(idempotencyKey: $key) { me { name } } }',
      {},
      { as: session?.token ?? '' },
    )
    expect(errors?.[0]?.message).toMatch(/^Votre rôle exige une double authentification/)
  })
})

describe('A passkey', () => {
  const email = 'jules@vasque.example'
  const device = new Authenticator()

  const start = async (challenge: string | null): Promise<string> => {
    const { data } = await sendAdmin<{ startPasskeySignIn: { ceremony: string } }>(
      test,
      'mutation ($challenge: String) { startPasskeySignIn(challenge: $challenge) { ceremony options } }',
      { challenge },
    )
    return data.startPasskeySignIn.ceremony
  }
  const finish = async (ceremony: string, response: object): Promise<Result> => {
    const { data } = await sendAdmin<{ finishPasskeySignIn: Result }>(
      test,
      `mutation ($ceremony: String!, $response: JSON!) {
        finishPasskeySignIn(ceremony: $ceremony, response: $response) { ${signInFields} }
      }`,
      { ceremony, response },
    )
    return data.finishPasskeySignIn
  }

  it('is enrolled with its name, and the first factor brings recovery codes', async () => {
    const as = await staffToken(test, email)
    const started = await sendAdmin<{ startPasskeyEnrolment: { ceremony: { ceremony: string } } }>(
      test,
      'mutation ($key: ID!) { startPasskeyEnrolment(idempotencyKey: $key) { ceremony { ceremony options } } }',
      {},
      { as },
    )
    const { ceremony } = started.data.startPasskeyEnrolment.ceremony
    const finished = await sendAdmin<{ finishPasskeyEnrolment: SecondFactor }>(
      test,
      `mutation ($key: ID!, $ceremony: String!, $response: JSON!) {
        finishPasskeyEnrolment(idempotencyKey: $key, ceremony: $ceremony, response: $response, name: "Phone") {
          me { secondFactor { recoveryCodesLeft } }
          recoveryCodes
        }
      }`,
      { ceremony, response: device.create(ceremony) },
      { as },
    )
    expect(finished.data.finishPasskeyEnrolment.recoveryCodes).toHaveLength(10)
    const { data } = await sendAdmin(test, '{ myPasskeys { name lastUsedAt } }', {}, { as })
    expect(data).toEqual({ myPasskeys: [{ name: 'Phone', lastUsedAt: null }] })
  })

  it('is the second step, once for each challenge', async () => {
    const ceremony = await start(await challengeOf(email))
    const response = device.get(ceremony, { isVerified: false })
    expect((await finish(ceremony, response)).session).not.toBeNull()
    expect((await finish(ceremony, response)).failure?.reason).toBe('EXPIRED')
  })

  it('signs in alone where the device has verified the person', async () => {
    const verified = await start(null)
    expect((await finish(verified, device.get(verified))).session).not.toBeNull()
    const unverified = await start(null)
    const answer = await finish(unverified, device.get(unverified, { isVerified: false }))
    expect(answer.failure?.reason).toBe('WRONG_CODE')
  })

  it('of somebody else does not end a second step', async () => {
    const other = await start(await challengeOf('lea.bonnet@vasque.example'))
    expect((await finish(other, device.get(other))).failure?.reason).toBe('WRONG_CODE')
    const foreign = await start(null)
    expect((await finish(foreign, new Authenticator().get(foreign))).failure?.reason).toBe('WRONG_CODE')
  })
})

describe('A forgotten password', () => {
  const email = 'ken@norietriz.example'
  const request = async (to: string) =>
    await sendAdmin(
      test,
      'mutation ($email: String!) { requestPasswordReset(email: $email) }',
      { email: to },
      { language: 'de' },
    )
  const reset = async (token: string, password: string) =>
    await sendAdmin(
      test,
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
      { token, password },
    )
  const tokenOf = async () => {
    const [mail] = await mailsTo(test, email)
    if (!mail) throw new Error('There is no mail.')
    return linkIn(mail, '/reset-password').searchParams.get('token') ?? ''
  }

  it('is replaced with a mailed link, which works once and ends all sessions', async () => {
    const session = await staffToken(test, email)
    expect(await request(email)).toEqual(await request('nobody@vasque.example'))
    const [mail] = await mailsTo(test, email)
    expect(mail).toMatchObject({ subject: 'Choisir un nouveau mot de passe pour l’espace de travail' })
    const token = await tokenOf()
    const weak = await reset(token, 'aaaaaaaaaa')
    expect(weak.errors?.[0]?.extensions.problems).toEqual([
      { field: 'password', message: 'Add a number. Add a capital letter.' },
    ])
    expect((await reset(token, 'Onigiri-2027')).data).toEqual({ resetPassword: true })
    expect((await me(session)).status).toBe(401)
    expect((await reset(token, 'Onigiri-2028')).errors?.[0]?.extensions.problems?.[0]?.field).toBe('token')
    expect((await signInStaff(test, email)).failure?.reason).toBe('WRONG_CREDENTIALS')
    expect((await signInStaff(test, email, 'Onigiri-2027')).session).not.toBeNull()
  })

  it('cannot be replaced with a link that is an hour old', async () => {
    await request(email)
    const token = await tokenOf()
    later(60)
    const { data } = await sendAdmin(
      test,
      'query ($token: String!) { isPasswordResetValid(token: $token) }',
      { token },
    )
    expect(data).toEqual({ isPasswordResetValid: false })
    expect((await reset(token, 'Onigiri-2029')).errors).toHaveLength(1)
  })
})

describe('A session', () => {
  it('is listed with its device and ended alone or with the others', async () => {
    const email = 'hugo@vasque.example'
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const [one, two, three] = [
      await signInStaff(test, email, demoPassword, { userAgent: firefox }),
      await signInStaff(test, email),
      await signInStaff(test, email),
    ].map(({ session }) => session?.token ?? '')
    const list = async (as: string) => {
      const { data } = await sendAdmin<{
        mySessions: { id: string; isCurrent: boolean; device: { browser: string; system: string } | null }[]
      }>(test, '{ mySessions { id isCurrent device { browser system } } }', {}, { as })
      return data.mySessions
    }
    const own = (await list(one ?? '')).find(({ isCurrent }) => isCurrent)
    expect(own?.device).toEqual({ browser: 'Firefox', system: 'Windows' })
    const end =
      'mutation ($key: ID!, $id: ID!) { endMySession(idempotencyKey: $key, id: $id) { me { name } } }'
    await sendAdmin(test, end, { id: own?.id }, { as: two ?? '' })
    expect((await me(one ?? '')).status).toBe(401)
    const foreign = await sendAdmin(test, end, { id: own?.id }, { as: three ?? '' })
    expect(foreign.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    await sendAdmin(
      test,
      'mutation ($key: ID!) { endMyOtherSessions(idempotencyKey: $key) { me { name } } }',
      {},
      { as: two ?? '' },
    )
    expect((await me(three ?? '')).status).toBe(401)
    expect(await list(two ?? '')).toHaveLength(1)
    await sendAdmin(
      test,
      'mutation ($key: ID!) { signOut(idempotencyKey: $key) { isSignedOut } }',
      {},
      { as: two ?? '' },
    )
    expect((await me(two ?? '')).status).toBe(401)
  })

  it('ends after two weeks', async () => {
    const token = await staffToken(test, 'hugo@vasque.example')
    later(14 * 24 * 60 - 1)
    expect((await me(token)).status).toBe(200)
    later(1)
    expect((await me(token)).status).toBe(401)
  })
})
