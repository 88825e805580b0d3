import { assertRateLimited } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'
import { times } from './wire.ts'

type Answer = Awaited<ReturnType<typeof graphql>>

/** Sends one operation again and again from one address, and checks that it ends. */
export const repeatOperation =
  (count: number, most: number, query: string, variablesOf: (index: number) => Record<string, unknown>) =>
  async (target: Target): Promise<string> => {
    const from = newAddress()
    const answers = await times(count, 6, (index) => graphql(target, query, variablesOf(index), { from }))
    return assertRateLimited(answers.map(rateLimitOnly), most)
  }

/** A try that was looked at got through, whatever was found: only a limit stops tries. */
export function rateLimitOnly(answer: Answer): Answer {
  const isLimited = answer.errors?.[0]?.extensions?.retry_after !== undefined || answer.status === 429
  return isLimited ? answer : { ...answer, status: 200, errors: undefined }
}
