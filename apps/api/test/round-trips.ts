import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { vi } from 'vitest'

/** What was sent to PostgreSQL: the texts of the statements of each round trip. */
export type RoundTrips = string[][]

/** A submission to the driver: one statement, or a batch that is answered as a whole. */
type Submitted = string | { text: string } | { queries: readonly { text: string }[] }

const current = new AsyncLocalStorage<RoundTrips>()

/**
 * Watches the driver, which sends nothing on a connection before the last submission is answered: each submission is a
 * round trip. Call before connections are used; vitest restores the driver.
 */
export function watchRoundTrips(): void {
  const query = Reflect.get(Client.prototype, 'query') as (this: Client) => unknown
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...sent: unknown[]) {
    current.getStore()?.push(textsOf(sent[0] as Submitted))
    return Reflect.apply(query, this, sent)
  })
}

/** The round trips of `work`, without those of jobs and notifications that run meanwhile. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<RoundTrips> {
  const trips: RoundTrips = []
  await current.run(trips, work)
  return trips
}

function textsOf(submitted: Submitted): string[] {
  if (typeof submitted === 'string') return [submitted]
  return 'queries' in submitted ? submitted.queries.map(({ text }) => text) : [submitted.text]
}
