import type { RouterContextProvider } from 'react-router'
import {
  FinishPasskeySignInDocument,
  SignInDocument,
  StartPasskeySignInDocument,
  UseRecoveryCodeDocument,
  VerifyTotpDocument,
  type OutcomeFragment,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { openSession } from '../platform/open-session.server.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { CHALLENGE, DEVICE, LANGUAGE, SESSION, YEAR } from '../platform/cookies.ts'
import { isLanguage } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** The second step, between the password and the session. */
export type Challenge = NonNullable<OutcomeFragment['challenge']>

/** Where signing in stands after a step. */
export type Step =
  | { readonly step: 'done' }
  | { readonly step: 'code'; readonly message?: string | undefined }
  | {
      readonly step: 'password'
      /** Nothing without a message: the server failed. */
      readonly message?: string | undefined
      readonly triesLeft?: number | null | undefined
    }

/** Seconds in which the second step is to be done. */
const CHALLENGE_SECONDS = 600

export async function enterPassword(context: Context, email: string, password: string): Promise<Step> {
  const { cookies, browser } = context.get(scopeContext)
  // What is left of another session must not be sent along.
  cookies.remove(SESSION)
  const result = await adminMutation(context, SignInDocument, {
    email,
    password,
    userAgent: browser,
    deviceToken: cookies.get(DEVICE),
  })
  return result.ok ? stepAfter(context, result.data.signIn, 'password') : { step: 'password' }
}

/** The six digits of an app, or a recovery code. */
export async function enterCode(
  context: Context,
  code: string,
  { isRecovery, remembers }: { isRecovery: boolean; remembers: boolean },
): Promise<Step> {
  const challenge = readChallenge(context)
  if (!challenge) return { step: 'password' }
  const userAgent = context.get(scopeContext).browser
  const own = { challenge: challenge.token, code: code.replaceAll(/\s/g, ''), userAgent }
  const outcome = isRecovery
    ? outcomeOf(await adminMutation(context, UseRecoveryCodeDocument, own), (data) => data.useRecoveryCode)
    : outcomeOf(
        await adminMutation(context, VerifyTotpDocument, { ...own, rememberDevice: remembers }),
        (data) => data.verifyTotp,
      )
  return outcome ? stepAfter(context, outcome, 'code') : { step: 'code' }
}

/** What `navigator.credentials.get` needs; undefined when the server failed. */
export async function startPasskey(context: Context) {
  const challenge = readChallenge(context)?.token ?? null
  const result = await adminMutation(context, StartPasskeySignInDocument, { challenge })
  return result.ok ? result.data.startPasskeySignIn : undefined
}

export async function finishPasskey(context: Context, ceremony: string, response: unknown): Promise<Step> {
  const isSecond = readChallenge(context) !== undefined
  const userAgent = context.get(scopeContext).browser
  const variables = { ceremony, response, userAgent, rememberDevice: false }
  const outcome = outcomeOf(
    await adminMutation(context, FinishPasskeySignInDocument, variables),
    (data) => data.finishPasskeySignIn,
  )
  const step = isSecond ? 'code' : 'password'
  return outcome ? stepAfter(context, outcome, step) : { step }
}

/** The second step that this browser is in; undefined when it is in none. */
export function readChallenge(context: Context): Challenge | undefined {
  const text = context.get(scopeContext).cookies.get(CHALLENGE)
  try {
    return text ? (JSON.parse(text) as Challenge) : undefined
  } catch {
    return undefined
  }
}

export function forgetChallenge(context: Context): void {
  context.get(scopeContext).cookies.remove(CHALLENGE)
}

function outcomeOf<Data>(
  result: ActionResult<Data>,
  select: (data: Data) => OutcomeFragment,
): OutcomeFragment | undefined {
  return result.ok ? select(result.data) : undefined
}

function stepAfter(
  context: Context,
  { session, challenge, failure }: OutcomeFragment,
  step: 'password' | 'code',
): Step {
  const { cookies } = context.get(scopeContext)
  if (session) {
    openSession(context, session)
    return { step: 'done' }
  }
  if (challenge) {
    cookies.set(CHALLENGE, JSON.stringify(challenge), { maxAge: CHALLENGE_SECONDS })
    if (isLanguage(challenge.language)) cookies.set(LANGUAGE, challenge.language, { maxAge: YEAR })
    return { step: 'code' }
  }
  if (failure?.reason === 'EXPIRED') {
    cookies.remove(CHALLENGE)
    return { step: 'password', message: failure.message }
  }
  return { step, message: failure?.message, triesLeft: failure?.triesLeft }
}
