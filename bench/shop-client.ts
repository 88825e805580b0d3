import type { Sql } from '../apps/api/src/platform/database.ts'
import { signatureOf } from '../apps/api/src/payments/signature.ts'
import type { RaceShop } from '../apps/api/test/races.ts'
import { testSettings } from '../apps/api/test/settings.ts'
import { addresses } from './shop.ts'

/** The API of the measured shop, as its tests send operations and notifications of payments to it. */
export function shopOf(sql: Sql): RaceShop {
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
  const notify = async (fields: Record<string, string>) => {
    const signature = signatureOf(fields, testSettings().payzen.key)
    const answer = await fetch(`${addresses.api}/payzen/payment/check`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, signature }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  return { send, sql, notify }
}
