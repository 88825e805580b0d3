import type { RouterContextProvider } from 'react-router'
import type { OutcomeFragment } from '../generated/graphql.ts'
import { CHALLENGE, DEVICE, SESSION } from './cookies.ts'
import { scopeContext } from './scope.ts'

type Context = Readonly<RouterContextProvider>

/** Keeps a new session, and the device where it is trusted, in this browser. */
export function openSession(context: Context, session: NonNullable<OutcomeFragment['session']>): void {
  const { cookies } = context.get(scopeContext)
  cookies.set(SESSION, session.token, { maxAge: secondsUntil(session.expiresAt) })
  if (session.deviceToken && session.deviceTokenExpiresAt)
    cookies.set(DEVICE, session.deviceToken, { maxAge: secondsUntil(session.deviceTokenExpiresAt) })
  cookies.remove(CHALLENGE)
}

const secondsUntil = (at: string) => Math.max(1, Math.round((Date.parse(at) - Date.now()) / 1000))
