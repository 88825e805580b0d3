import type { TestApi } from './api.ts'
import { newKey } from './admin.ts'

type Answer<Data> = {
  status: number
  data: Data
  errors?: {
    message: string
    extensions: { category: string; code?: string; problems?: { field: string; message: string }[] }
  }[]
}

type Sent = { as?: string; from?: string; userAgent?: string; language?: string }

/** Sends an operation of the admin API as a client would; `$key` is an idempotency key unless variables have one. */
export async function sendAdmin<Data = Record<string, never>>(
  test: TestApi,
  query: string,
  variables: Record<string, unknown> = {},
  { as, from = '198.51.100.7', userAgent, language = 'en' }: Sent = {},
): Promise<Answer<Data>> {
  const { status, body } = await test.api.handleAdmin({
    method: 'POST',
    body: JSON.stringify({
      query,
      variables: { ...(query.includes('$key') && { key: newKey() }), ...variables },
    }),
    headers: {
      'accept-language': language,
      'x-forwarded-for': from,
      ...(userAgent && { 'user-agent': userAgent }),
      ...(as && { authorization: `Bearer ${as}` }),
    },
  })
  return { status, ...JSON.parse(body) }
}

type SignIn = {
  session: { token: string; expiresAt: string; deviceToken: string | null } | null
  challenge: {
    token: string
    methods: string[]
    recoveryCodesLeft: number
    administrators: string[]
    lastSignIn: { address: string | null; device: { browser: string; system: string } | null } | null
  } | null
  failure: {
    reason: string
    message: string
    triesLeft: number | null
    retryAfterSeconds: number | null
  } | null
}

export const signInFields = `
  session { token expiresAt deviceToken }
  challenge {
    token methods recoveryCodesLeft administrators
    lastSignIn { address device { browser system } }
  }
  failure { reason message triesLeft retryAfterSeconds }`

export const demoPassword = 'Comptoir2026'

/** The first step of a sign-in. */
export async function signInStaff(
  test: TestApi,
  email: string,
  password = demoPassword,
  { deviceToken = null, ...sent }: Sent & { deviceToken?: string | null } = {},
): Promise<SignIn> {
  const { data } = await sendAdmin<{ signIn: SignIn }>(
    test,
    `mutation ($email: String!, $password: String!, $deviceToken: String) {
      signIn(email: $email, password: $password, deviceToken: $deviceToken) { ${signInFields} }
    }`,
    { email, password, deviceToken },
    sent,
  )
  return data.signIn
}

/** The token of a new session of an account without a second factor. */
export async function staffToken(test: TestApi, email: string, password = demoPassword): Promise<string> {
  const { session } = await signInStaff(test, email, password)
  if (!session) throw new Error(`${email} cannot sign in.`)
  return session.token
}
