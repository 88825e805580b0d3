import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { storeSettings, testContext } from '../platform/test-scope.fixture.ts'
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

/**
 * Sends the recap to an API that takes everything up to the order. Returns its operations with their variables, and the
 * errors.
 */
async function order(fields: Readonly<Record<string, string>>, { mostCutlery = 0, total = 0 } = {}) {
  const sent: { operationName: string; variables: unknown }[] = []
  const answer = {
    placeOrder: { errors: [{ code: 'UNDEFINED', message: 'Stop' }], order: null },
    setPaymentMethodOnCart: { cart: { prices: { grand_total: { value: total } } } },
  }
  const context = testContext({
    cookies: createCookieJar('cart_id=c1', false),
    sharedResponses: storeSettings({ pad_most_cutlery: mostCutlery }),
    transport: async ({ body }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number])
      return { status: 200, headers: {}, body: JSON.stringify({ data: answer }) }
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'order', terms: 'on', ...fields }))
    form.set(name, value)
  const result = (await checkoutAction(context, form)) as { data: StepErrors }
  const variablesOf = (name: string) => sent.find(({ operationName }) => operationName === name)?.variables
  return { variablesOf, errors: result.data.errors }
}

describe('an order with cutlery', () => {
  it('asks for the chosen number of sets', async () => {
    for (const sets of [2, 0]) {
      const { variablesOf } = await order({ cutlery: String(sets) }, { mostCutlery: 10 })
      expect(variablesOf('SetCutlery')).toEqual({ cartId: 'c1', sets })
    }
  })

  it('asks for none where the recap has no choice', async () => {
    expect((await order({}, { mostCutlery: 10 })).variablesOf('SetCutlery')).toBeUndefined()
    expect((await order({ cutlery: '2' })).variablesOf('SetCutlery')).toBeUndefined()
  })

  it('explains a number that is none at its field', async () => {
    const { variablesOf, errors } = await order({ cutlery: '11' }, { mostCutlery: 10 })
    expect(variablesOf('SetCutlery')).toBeUndefined()
    expect(errors['cutlery']).toBe('Choisissez le nombre de couverts.')
  })
})

describe('an order with a way to pay', () => {
  const byCard = { payment: 'payzen_standard', 'shown-payment': 'payzen_standard', total: '2000' }
  const byTransfer = { ...byCard, payment: 'banktransfer', reference: 'PO 7' }

  it('is placed with the ticked one, and the total that was shown', async () => {
    const { variablesOf } = await order(byTransfer, { total: 20 })
    const method = { code: 'banktransfer', purchase_order_number: 'PO 7' }
    expect(variablesOf('SetPaymentMethod')).toEqual({ cartId: 'c1', method })
    expect(variablesOf('PlaceOrder')).toMatchObject({ total: 20 })
  })

  it('is not placed when the total shown is that of another one', async () => {
    const { variablesOf, errors } = await order(byTransfer, { total: 18 })
    expect(variablesOf('SetPaymentMethod')).toBeDefined()
    expect(variablesOf('PlaceOrder')).toBeUndefined()
    expect(Object.keys(errors)).toEqual(['choose-payment'])
    expect(errors['choose-payment']).toContain('Le total change avec ce moyen de paiement')
  })

  it('leaves a total that changed for another reason to the API', async () => {
    expect((await order(byCard, { total: 18 })).variablesOf('PlaceOrder')).toMatchObject({ total: 20 })
  })

  it('has all of its errors at once, and changes nothing then', async () => {
    const { variablesOf, errors } = await order({ ...byCard, payment: 'purchaseorder', terms: '' })
    expect(Object.keys(errors)).toEqual(['reference', 'terms'])
    expect(variablesOf('SetPaymentMethod')).toBeUndefined()
  })

  it('is placed with the ticked tip', async () => {
    const { variablesOf } = await order({ ...byCard, tip: 'other', 'tip-amount': '2,50' }, { total: 20 })
    expect(variablesOf('SetTip')).toEqual({ cartId: 'c1', amount: 2.5 })
  })
})
