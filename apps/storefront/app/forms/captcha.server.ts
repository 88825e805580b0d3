import type { RouterContextProvider } from 'react-router'
import { CaptchaDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'

/** The work a browser does to show that it is none of a thousand (decisions C-7). */
export interface Work {
  readonly challenge: string
  readonly difficulty: number
}

/** Google's check: its script, and the key of the site there. */
export interface GoogleCheck {
  readonly script: string
  readonly siteKey: string
  /** Named to Google; one of those it takes. */
  readonly action: 'login' | 'register' | 'contact'
}

/** How somebody shows that they are no robot. */
export type Challenge = Work | GoogleCheck

/** What is asked of who signs in, registers or sends a form of the editors; nothing unless the shop's settings say so. */
export async function challenges(
  context: Readonly<RouterContextProvider>,
): Promise<{ login?: Challenge; register?: Challenge; contact?: Challenge }> {
  const { recaptchaSettings: asked } = await commerce(context).query(CaptchaDocument)
  const { scripts, page } = context.get(scopeContext)
  const challengeOf = (action: GoogleCheck['action']): Challenge | undefined => {
    if (asked?.provider === 'google') return { script: scripts.captcha, siteKey: asked.public_key, action }
    if (asked?.provider !== 'work' || !asked.challenge || !asked.difficulty) return undefined
    // A challenge is good for one visitor.
    page.isCacheable = false
    return { challenge: asked.challenge, difficulty: asked.difficulty }
  }
  const login = asked?.required_for_login ? challengeOf('login') : undefined
  const register = asked?.required_for_register ? challengeOf('register') : undefined
  const contact = asked?.required_for_contact ? challengeOf('contact') : undefined
  return { ...(login && { login }), ...(register && { register }), ...(contact && { contact }) }
}
