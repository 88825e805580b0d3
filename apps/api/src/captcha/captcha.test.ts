import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { leadingZeroBits } from '@comptoir/rules/proof-of-work'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { goodPassword } from '../../test/accounts.ts'
import { readCaptchaSettings } from './settings.ts'

const email = 'particulier@example.com'
const password = 'Comptoir2026'
const failure = {
  message: 'ReCaptcha validation failed, please try again',
  extensions: { category: 'graphql-input' },
}

type Settings = {
  public_key: string
  required_for_login: boolean
  required_for_register: boolean
  provider: string
  challenge: string | null
  difficulty: number | null
}
const settingsOf = async (test: TestApi) =>
  (
    await test.send<{ recaptchaSettings: Settings }>(
      '{ recaptchaSettings { public_key required_for_login required_for_register provider challenge difficulty } }',
    )
  ).data.recaptchaSettings

const signIn = (test: TestApi, proof: Record<string, unknown> = {}) =>
  test.send<{ generateCustomerToken: { token: string } }>(
    `mutation ($email: String!, $password: String!, $recaptcha_response: String, $mobile_key: String) {
      generateCustomerToken(
        email: $email, password: $password, recaptcha_response: $recaptcha_response, mobile_key: $mobile_key
      ) { token }
    }`,
    { email, password, ...proof },
  )
const register = (test: TestApi, address: string, recaptcha_response?: string) =>
  test.send(
    `mutation ($input: CustomerCreateInput!, $recaptcha_response: String) {
      createCustomerV2(input: $input, recaptcha_response: $recaptcha_response) { customer { email } }
    }`,
    {
      input: { firstname: 'A', lastname: 'B', email: address, password: goodPassword },
      recaptcha_response,
    },
  )

/** What a browser does with a challenge. */
async function solve(test: TestApi): Promise<string> {
  const { challenge, difficulty } = await settingsOf(test)
  for (let number = 0; ; number += 1) {
    const answer = `${challenge}.${number}`
    if (leadingZeroBits(createHash('sha256').update(answer).digest()) >= (difficulty ?? 0)) return answer
  }
}

describe('Without a captcha', () => {
  let test: TestApi
  beforeAll(async () => {
    test = await createTestApi()
  })
  afterAll(() => test.close())

  it('no challenge is required (C-7)', async () => {
    expect(await settingsOf(test)).toEqual({
      public_key: '',
      required_for_login: false,
      required_for_register: false,
      provider: 'off',
      challenge: null,
      difficulty: null,
    })
    expect((await signIn(test)).status).toBe(200)
    const { data } = await test.send<{ recaptchaV3Config: unknown; recaptchaFormConfig: unknown }>(
      '{ recaptchaV3Config { is_enabled forms } recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled } }',
    )
    expect(data).toEqual({
      recaptchaV3Config: { is_enabled: false, forms: [] },
      recaptchaFormConfig: { is_enabled: false },
    })
  })
})

describe('With a proof of work', () => {
  let test: TestApi
  let now = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    const captcha = readCaptchaSettings({ CAPTCHA: 'work', CAPTCHA_DIFFICULTY: '8', MOBILE_KEY: 'app-key' })
    test = await createTestApi({ now: () => now, settings: { captcha } })
  })
  afterAll(() => test.close())

  it('a solved challenge allows one sign-in', async () => {
    const answer = await solve(test)
    expect((await signIn(test, { recaptcha_response: answer })).status).toBe(200)
    expect((await signIn(test, { recaptcha_response: answer })).errors?.[0]).toMatchObject(failure)
  })

  it('the solution can be sent in the X-ReCaptcha header', async () => {
    const answer = await test.api.handle({
      method: 'POST',
      body: JSON.stringify({
        query: `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
      }),
      headers: { 'x-recaptcha': await solve(test) },
    })
    expect(answer.status).toBe(200)
  })

  it('one solution covers registration and the sign-in after it', async () => {
    const answer = await solve(test)
    expect((await register(test, 'worker@example.com', answer)).errors).toBeUndefined()
    expect((await signIn(test, { recaptcha_response: answer })).status).toBe(200)
  })

  it('after a change of the password one sign-in needs no further challenge', async () => {
    const changing = 'changer@example.com'
    const answer = await solve(test)
    await register(test, changing, answer)
    const { data } = await signIn(test, {
      email: changing,
      password: goodPassword,
      recaptcha_response: answer,
    })
    const wanted = 'Cascade2027'
    const changed = await test.send(
      `mutation { changeCustomerPassword(currentPassword: "${goodPassword}", newPassword: "${wanted}") { email } }`,
      {},
      { as: data.generateCustomerToken.token },
    )
    expect(changed.errors).toBeUndefined()
    const again = { email: changing, password: wanted }
    expect((await signIn(test, again)).status).toBe(200)
    expect((await signIn(test, again)).errors?.[0]).toMatchObject(failure)
  })

  it('registration requires a solution', async () => {
    expect((await register(test, 'robot@example.com')).errors?.[0]).toMatchObject(failure)
  })

  it.each([undefined, '', 'x', 'a.b.1', '1'.repeat(2000)])('%o is no answer', async (recaptcha_response) => {
    expect((await signIn(test, { recaptcha_response })).errors?.[0]).toMatchObject(failure)
  })

  it('rejects a challenge that the shop did not issue', async () => {
    const challenge = `${Buffer.from(`${now.getTime().toString(36)} x`).toString('base64url')}.made-up`
    for (let number = 0; number < 2000; number += 1) {
      const answer = `${challenge}.${number}`
      if (leadingZeroBits(createHash('sha256').update(answer).digest()) >= 8)
        expect((await signIn(test, { recaptcha_response: answer })).errors?.[0]).toMatchObject(failure)
    }
  })

  it('a challenge expires after half an hour', async () => {
    const answer = await solve(test)
    now = new Date(now.getTime() + 31 * 60_000)
    expect((await signIn(test, { recaptcha_response: answer })).errors?.[0]).toMatchObject(failure)
  })

  it('requires no solution with the key of the mobile app, and ignores a wrong key (C-6)', async () => {
    expect((await signIn(test, { mobile_key: 'app-key' })).status).toBe(200)
    expect((await signIn(test, { mobile_key: 'wrong' })).errors?.[0]).toMatchObject(failure)
    expect((await signIn(test, { mobile_key: 'wrong', recaptcha_response: await solve(test) })).status).toBe(
      200,
    )
  })
})

describe('With Google', () => {
  let test: TestApi
  let google: Server
  let asked: URLSearchParams[] = []
  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const fields = new URLSearchParams(body)
        const isFresh = !asked.some((earlier) => earlier.get('response') === fields.get('response'))
        asked.push(fields)
        const token = fields.get('response') ?? ''
        const score = token.startsWith('robot') ? 0.1 : 0.9
        response.end(token === 'broken' ? '<html>' : JSON.stringify({ success: isFresh, score }))
      })
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const address = google.address()
    const port = typeof address === 'object' ? address?.port : 0
    const captcha = readCaptchaSettings({
      CAPTCHA: 'google',
      CAPTCHA_PUBLIC_KEY: 'site-key',
      CAPTCHA_SECRET: 'secret-key',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
    })
    test = await createTestApi({ settings: { captcha } })
  })
  afterAll(async () => {
    await test.close()
    google.close()
  })

  it('follows its verdict and sends it only the token', async () => {
    asked = []
    expect((await signIn(test, { recaptcha_response: 'person-1' })).status).toBe(200)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'secret-key', response: 'person-1' })
    for (const token of ['robot-1', 'broken'])
      expect((await signIn(test, { recaptcha_response: token })).errors?.[0]).toMatchObject(failure)
  })

  it('a token of a registration allows one sign-in', async () => {
    expect((await register(test, 'googled@example.com', 'person-2')).errors).toBeUndefined()
    expect((await signIn(test, { recaptcha_response: 'person-2' })).status).toBe(200)
    expect((await signIn(test, { recaptcha_response: 'person-2' })).errors?.[0]).toMatchObject(failure)
  })

  it('returns the key and the forms to clients', async () => {
    expect(await settingsOf(test)).toMatchObject({
      public_key: 'site-key',
      provider: 'google',
      challenge: null,
    })
    const { data } = await test.send<{ recaptchaV3Config: unknown; recaptchaFormConfig: unknown }>(
      `{ recaptchaV3Config { is_enabled website_key forms }
         recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled configurations { re_captcha_type website_key } } }`,
    )
    expect(data).toEqual({
      recaptchaV3Config: {
        is_enabled: true,
        website_key: 'site-key',
        forms: ['CUSTOMER_LOGIN', 'CUSTOMER_CREATE'],
      },
      recaptchaFormConfig: {
        is_enabled: true,
        configurations: { re_captcha_type: 'RECAPTCHA_V3', website_key: 'site-key' },
      },
    })
  })
})

describe('The settings', () => {
  it.each([
    [{ CAPTCHA: 'hcaptcha' }, 'CAPTCHA must be one of off, work, google, but is "hcaptcha".'],
    [{ CAPTCHA: 'google' }, 'CAPTCHA_PUBLIC_KEY and CAPTCHA_SECRET must be set when CAPTCHA is google.'],
    [{ CAPTCHA_FORMS: 'login,all' }, 'CAPTCHA_FORMS must name login, register or contact, but names "all".'],
  ])('rejects %o', (env, message) => expect(() => readCaptchaSettings(env)).toThrow(message))
})
