// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { data, Form, redirect, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes, withPlainSpaces } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { StepProps } from './step-props.ts'
import type { StepErrors } from './step-responses.server.ts'

readCurrencyFrom(() => 'EUR')

const option = (code: string, title: string, selected = false) => ({ code, title, selected })

const stepData = (due: number, selected: string, codes: readonly string[]) =>
  ({
    language: 'en',
    isProfessional: codes.includes('purchaseorder'),
    view: {
      reference: '',
      paymentOptions: codes.map((code) => option(code, `By ${code}`, code === selected)),
      cart: { totals: { due } },
    },
  }) as unknown as StepProps['data']

function Page({ actionData }: { actionData: StepErrors | undefined }) {
  return (
    <>
      <PaymentChoice data={useLoaderData()} actionData={actionData} />
      <form id="order" />
    </>
  )
}

/** The recap of 20.00, or of 18.00 by transfer. Returns what was sent. */
function show(codes: readonly string[], actionData?: StepErrors) {
  let shown = stepData(2000, 'card', codes)
  const sent: Record<string, unknown>[] = []
  renderRoutes(
    [
      {
        id: 'step',
        path: '/',
        element: <Page actionData={actionData} />,
        loader: () => shown,
        action: async ({ request }) => {
          const values = Object.fromEntries(await request.formData()) as Record<string, string>
          sent.push(values)
          const code = values['payment'] ?? ''
          if (code === 'cheque')
            return data({ errors: { 'choose-payment': 'Gone.' }, values }, { status: 422 })
          shown = stepData(code === 'transfer' ? 1800 : 2000, code, codes)
          return { errors: {}, values }
        },
      },
    ],
    { step: shown },
  )
  return sent
}

const radio = (name: string) => screen.getByRole('radio', { name: `By ${name}` })
const status = () => withPlainSpaces(screen.getByRole('status').textContent ?? '')
const total = (amount: string) => withPlainSpaces(m.checkout_payment_total({ amount }))

it('has the selected method ticked, in the form of the order', () => {
  show(['card', 'transfer'])
  const group = within(screen.getByRole('group', { name: m.checkout_payment_method() }))
  expect(group.getByRole('radio', { checked: true, name: 'By card' })).toHaveProperty('form.id', 'order')
  expect(status()).toBe('')
})

it('selects a ticked method at once, and says what the total is then', async () => {
  const sent = show(['card', 'transfer'])
  fireEvent.click(radio('transfer'))
  expect(await screen.findByText(total('€18.00'))).toBeDefined()
  fireEvent.click(radio('card'))
  expect(await screen.findByText(total('€20.00'))).toBeDefined()
  expect(sent.map(({ intent, payment }) => [intent, payment])).toEqual([
    ['payment', 'transfer'],
    ['payment', 'card'],
  ])
})

it('reads out why a method is rejected', async () => {
  show(['card', 'cheque'])
  fireEvent.click(radio('cheque'))
  expect((await screen.findByRole('alert')).textContent).toContain('Gone.')
  expect(status()).toBe('')
})

it('waits for the number of a purchase order', async () => {
  const sent = show(['card', 'purchaseorder'])
  fireEvent.click(radio('purchaseorder'))
  expect(status()).toBe(withPlainSpaces(m.checkout_error_purchase_order()))
  expect(sent).toEqual([])
  const number = screen.getByLabelText(new RegExp(`^${m.checkout_reference()}`))
  fireEvent.change(number, { target: { value: 'BC-7' } })
  fireEvent.blur(number)
  expect(await screen.findByText(total('€20.00'))).toBeDefined()
  expect(sent).toMatchObject([{ payment: 'purchaseorder', reference: 'BC-7' }])
})

it('keeps what an order was rejected with, until something else is ticked', async () => {
  const rejected = withPlainSpaces(m.checkout_error_payment_total())
  show(['card', 'transfer'], {
    errors: { 'choose-payment': m.checkout_error_payment_total() },
    values: { intent: 'order', payment: 'transfer' },
  })
  expect(radio('transfer')).toHaveProperty('checked', true)
  expect(screen.getByText(rejected)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(radio('card'))
  expect(await screen.findByText(total('€20.00'))).toBeDefined()
  expect(screen.queryByText(rejected)).toBeNull()
})

it('leaves the way to the order to the order, though a choice is still being sent', async () => {
  const recap = stepData(2000, 'card', ['card', 'transfer'])
  const choice = Promise.withResolvers<undefined>()
  let isOrdered = false
  const Recap = () => (
    <>
      <PaymentChoice data={useLoaderData()} actionData={undefined} />
      <Form method="post" id="order">
        <button name="intent" value="order">
          Order
        </button>
      </Form>
    </>
  )
  renderRoutes(
    [
      {
        id: 'step',
        path: '/',
        element: <Recap />,
        // As an ended cart leads to the cart page.
        loader: () => (isOrdered ? redirect('/cart') : recap),
        action: async ({ request }) => {
          const values = Object.fromEntries(await request.formData()) as Record<string, string>
          if (values['intent'] === 'order') {
            isOrdered = true
            choice.resolve(undefined)
            return redirect('/thanks')
          }
          await choice.promise
          return { errors: {}, values }
        },
      },
      { path: '/cart', element: 'An empty cart' },
      { path: '/thanks', element: 'Thank you' },
    ],
    { step: recap },
  )
  fireEvent.click(radio('transfer'))
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(await screen.findByText('Thank you')).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('An empty cart')).toBeNull()
})
