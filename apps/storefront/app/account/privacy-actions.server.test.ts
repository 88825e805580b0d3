import { describe, expect, it } from 'vitest'
import { testContext } from '../platform/test-scope.fixture.ts'
import { anonymise, requestDeletion } from './privacy-actions.server.ts'

/** An API that rejects everything with this message, and what it was asked. */
function rejecting(message: string, category = 'graphql-input') {
  const operations: string[] = []
  const context = testContext({
    transport: async ({ body }) => {
      operations.push(String(JSON.parse(body).operationName))
      const errors = [{ message, extensions: { category } }]
      return { status: 200, headers: {}, body: JSON.stringify({ errors }) }
    },
  })
  return { context, operations }
}

const openOrder = 'Une commande est encore en cours.'
const consent = { understood: 'on', current_password: 'Comptoir2026' }

describe('personal data', () => {
  it('are not anonymised for a reason that the customer reads', async () => {
    const { context } = rejecting(openOrder)
    expect(await anonymise(context, consent)).toEqual({ errors: {}, message: openOrder })
  })

  it('are not anonymised with another password', async () => {
    const { context } = rejecting('Invalid login or password.', 'graphql-authentication')
    expect(await anonymise(context, consent)).toEqual({
      errors: { current_password: expect.any(String) },
    })
  })

  it('are deleted only when the customer confirms it', async () => {
    const { context, operations } = rejecting(openOrder)
    const asked = await requestDeletion(context, {})
    expect(asked?.errors['understood']).toBeTruthy()
    expect(operations).toEqual([])
    expect((await requestDeletion(context, consent))?.message).toContain('commande')
    expect(operations).toEqual(['RequestDeletion'])
  })
})
