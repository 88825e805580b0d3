import type { RouterContextProvider } from 'react-router'
import { CaptchaDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'

/** The work a browser does to show that it is none of a thousand (decisions C-7). */
export interface Challenge {
  readonly challenge: string
  readonly difficulty: number
}

/** What is asked of who signs in or registers; nothing unless the shop's settings say so. */
export async function challenges(
  context: Readonly<RouterContextProvider>,
): Promise<{ login?: Challenge; register?: Challenge }> {
  const { recaptchaSettings: asked } = await commerce(context).query(CaptchaDocument)
  if (asked?.provider !== 'work' || !asked.challenge || !asked.difficulty) return {}
  const work: Challenge = { challenge: asked.challenge, difficulty: asked.difficulty }
  return {
    ...(asked.required_for_login && { login: work }),
    ...(asked.required_for_register && { register: work }),
  }
}
