import type { RouterContextProvider } from 'react-router'
import { CaptchaDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'

/** Proof-of-work challenge (decisions C-7). */
export interface ProofOfWorkChallenge {
  readonly challenge: string
  readonly difficulty: number
}

/** Google reCAPTCHA: script address and site key. */
export interface GoogleChallenge {
  readonly script: string
  readonly siteKey: string
  /** Action name sent to Google. */
  readonly action: 'login' | 'register' | 'contact'
}

/** Captcha that a form requires. */
export type Challenge = ProofOfWorkChallenge | GoogleChallenge

/** Captchas required to sign in, register or send a form, according to the shop's settings. */
export async function challenges(
  context: Readonly<RouterContextProvider>,
): Promise<{ login?: Challenge; register?: Challenge; contact?: Challenge }> {
  const { recaptchaSettings: settings } = await commerce(context).query(CaptchaDocument)
  const { scripts, page } = context.get(scopeContext)
  const challengeOf = (action: GoogleChallenge['action']): Challenge | undefined => {
    if (settings?.provider === 'google')
      return { script: scripts.captcha, siteKey: settings.public_key, action }
    if (settings?.provider !== 'work' || !settings.challenge || !settings.difficulty) return undefined
    // A challenge is valid for one visitor, so the page is not cached.
    page.isCacheable = false
    return { challenge: settings.challenge, difficulty: settings.difficulty }
  }
  const login = settings?.required_for_login ? challengeOf('login') : undefined
  const register = settings?.required_for_register ? challengeOf('register') : undefined
  const contact = settings?.required_for_contact ? challengeOf('contact') : undefined
  return { ...(login && { login }), ...(register && { register }), ...(contact && { contact }) }
}
