import { assertRateLimited } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'
import { times } from './wire.ts'

type Answer = Awaited<ReturnType<typeof graphql>>

/** Sends an operation `count` times from one address, and checks that at most `most` are accepted. */
export const repeatOperation =
  (count: number, most: number, query: string, variablesOf: (index: number) => Record<string, unknown>) =>
  async (target: Target): Promise<string> => {
    const from = newAddress()
    const answers = await times(count, 6, (index) => graphql(target, query, variablesOf(index), { from }))
    return assertRateLimited(answers.map(rateLimitOnly), most)
  }

/** Counts a response as accepted unless a rate limit rejected it, whatever the operation's result. */
export function rateLimitOnly(answer: Answer): Answer {
  const isLimited = answer.errors?.[0]?.extensions?.retry_after !== undefined || answer.status === 429
  return isLimited ? answer : { ...answer, status: 200, errors: undefined }
}
