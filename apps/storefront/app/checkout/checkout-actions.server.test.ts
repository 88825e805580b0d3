import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { checkoutAction } from './checkout-actions.server.ts'
import type { StepErrors } from './step-responses.server.ts'

interface Answer {
  readonly status?: number
  readonly message?: string
  readonly category?: string
}

/** Submits a step of a cart to an API that answers every mutation like this. */
async function submit(fields: Readonly<Record<string, string>>, { status = 200, message, category }: Answer) {
  const failure = { message, ...(category && { extensions: { category } }) }
  const context = testContext({
    cookies: createCookieJar('cart_id=c1', false),
    transport: async () => ({ status, headers: {}, body: JSON.stringify({ errors: [failure] }) }),
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const result = await checkoutAction(context, form)
  if (!('data' in result)) throw new Error('The step was accepted')
  return result as { data: StepErrors; init: ResponseInit | null }
}

const shipping = { intent: 'shipping', method: 'flatrate flatrate' }
const payment = { intent: 'payment', payment: 'payzen_standard', reference: 'PO 7' }
const technical = { message: 'Required parameter "code" for "payment_method" is missing.' }

describe('a step that the API rejects', () => {
  it.each([
    [shipping, 'choose-shipping', 'Choisissez un mode de livraison'],
    [payment, 'choose-payment', 'Choisissez un moyen de paiement'],
  ])('has the error of the step for a message to developers: %j', async (fields, field, text) => {
    const { data, init } = await submit(fields, { ...technical, category: 'graphql-input' })
    expect(data).toEqual({ values: fields, errors: { [field]: text } })
    expect(init?.status).toBe(422)
  })

  it('shows a message of the server that is meant for people', async () => {
    const message = 'Ce transporteur ne passe plus avant lundi.'
    const { data } = await submit(shipping, { message, category: 'graphql-input' })
    expect(data.errors).toEqual({ 'choose-shipping': message })
  })

  it.each([{ message: 'Internal server error' }, { message: '' }, { status: 502 }])(
    'keeps what was typed when the API fails: %j',
    async (answer) => {
      const { data, init } = await submit(payment, answer)
      expect(data).toEqual({ values: payment, errors: { 'choose-payment': 'Erreur inconnue' } })
      expect(init?.status).toBe(503)
    },
  )
})

describe('an order with cutlery', () => {
  /** Sends the recap to an API that takes everything; returns its operations with their variables, and the errors. */
  async function order(fields: Readonly<Record<string, string>>, mostCutlery: number) {
    const sent: { operationName: string; variables: unknown }[] = []
    const answer = { placeOrder: { errors: [{ code: 'UNDEFINED', message: 'Stop' }], order: null } }
    const context = testContext({
      cookies: createCookieJar('cart_id=c1', false),
      storeInfo: new Map([
        ['fr', Promise.resolve({ measured: undefined, googleCaptcha: false, mostCutlery })],
      ]),
      transport: async ({ body }) => {
        sent.push(JSON.parse(body) as (typeof sent)[number])
        return { status: 200, headers: {}, body: JSON.stringify({ data: answer }) }
      },
    })
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent: 'order', terms: 'on', ...fields }))
      form.set(name, value)
    const result = (await checkoutAction(context, form)) as { data: StepErrors }
    const asked = sent.find(({ operationName }) => operationName === 'SetCutlery')?.variables
    return { asked, errors: result.data.errors }
  }

  it('asks for the chosen number of sets', async () => {
    expect((await order({ cutlery: '2' }, 10)).asked).toEqual({ cartId: 'c1', sets: 2 })
    expect((await order({ cutlery: '0' }, 10)).asked).toEqual({ cartId: 'c1', sets: 0 })
  })

  it('asks for none where the recap has no choice', async () => {
    expect((await order({}, 10)).asked).toBeUndefined()
    expect((await order({ cutlery: '2' }, 0)).asked).toBeUndefined()
  })

  it('explains a number that is none at its field', async () => {
    const { asked, errors } = await order({ cutlery: '11' }, 10)
    expect(asked).toBeUndefined()
    expect(errors['cutlery']).toBe('Choisissez le nombre de couverts.')
  })
})
