import { randomUUID } from 'node:crypto'
import { addresses } from './addresses.ts'
import { addressOf } from './test.ts'

/** Sends a GraphQL document to the API as a new visitor; throws the messages of its errors. */
export async function queryApi<Data>(
  storeView: string,
  document: string,
  variables: object = {},
  token = '',
): Promise<Data> {
  const response = await fetch(`${addresses.api}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store: storeView,
      'x-forwarded-for': addressOf(randomUUID()),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}
