import { connect, type Sql } from '../apps/api/src/platform/database.ts'
import { notifyAt } from '../apps/api/test/checkout.ts'
import type { RaceShop } from '../apps/api/test/races.ts'
import { addresses, benchDatabase, startMeasuredShop, type MeasuredShop } from './shop.ts'

/** Runs `work` with a measured shop on a database of its own, whose API is that of {@link shopOf}. */
export async function inMeasuredShop(
  work: (opened: { shop: MeasuredShop; api: RaceShop; databaseUrl: string }) => Promise<void>,
): Promise<void> {
  const database = await benchDatabase()
  const sql = connect(database.url, 2)
  const shop = await startMeasuredShop(database.url)
  try {
    await work({ shop, api: shopOf(sql), databaseUrl: database.url })
  } finally {
    await shop.stop()
    await sql.end()
    await database.stop()
  }
}

/** The API of the measured shop, as its tests send operations and notifications of payments to it. */
function shopOf(sql: Sql): RaceShop {
  const send = async (
    query: string,
    variables: object = {},
    { as, store }: { as?: string; store?: string } = {},
  ) => {
    const answer = await fetch(`${addresses.api}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        store: store ?? 'fr',
        ...(as && { authorization: `Bearer ${as}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await answer.json()
    return { status: answer.status, headers: Object.fromEntries(answer.headers), data, errors }
  }
  return { send, sql, notify: (fields) => notifyAt(addresses.api, fields) }
}
