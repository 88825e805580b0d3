// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { Outlet, useActionData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { emptyTotals } from '../cart/totals.fixture.ts'
import * as m from '../paraglide/messages.js'
import { AddressesStep } from './addresses-step.tsx'
import type { StepProps } from './step-props.ts'

const option = (id: number) => ({
  id,
  name: `Address ${id}`,
  lines: [],
  isDefaultBilling: false,
  isDefaultShipping: false,
})

const stepData = {
  language: 'en',
  after: 'delivery',
  countries: [],
  view: { cart: { isShipped: true, isVirtual: false, lines: [], totals: emptyTotals } },
  addresses: {
    options: [1, 2].map(option),
    shipping: 1,
    kept: 1,
    billing: 1,
    same: true,
    isNew: false,
    isGuest: false,
    values: {},
  },
} as unknown as StepProps['data']

function Page() {
  const actionData = useActionData<StepProps['actionData']>()
  return <AddressesStep data={stepData} actionData={actionData} busy={false} />
}

const addressOf = (name: string, id: number) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}][value="${id}"]`) ?? expect.fail()

let refusals = 0

it('selects the address of the cart again each time another one is refused, and keeps the billing choice', async () => {
  renderRoutes(
    [
      {
        element: <Outlet />,
        children: [
          {
            path: '/',
            element: <Page />,
            action: async ({ request }) => ({
              values: Object.fromEntries(await request.formData()),
              errors: { 'choose-addresses': `Refusal ${++refusals}` },
            }),
          },
        ],
      },
    ],
    {},
  )
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(addressOf('billing', 2))
  for (const refusal of ['Refusal 1', 'Refusal 2']) {
    fireEvent.click(addressOf('shipping', 2))
    fireEvent.click(screen.getByRole('button', { name: m.checkout_to_shipping() }))
    await screen.findByRole('link', { name: refusal })
    expect(addressOf('shipping', 1).checked).toBe(true)
    expect(addressOf('billing', 2).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  }
})
