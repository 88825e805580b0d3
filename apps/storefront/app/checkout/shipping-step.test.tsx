// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { emptyTotals } from '../cart/totals.fixture.ts'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import { ShippingStep } from './shipping-step.tsx'
import type { StepProps } from './step-props.ts'

readCurrencyFrom(() => 'EUR')

const option = (value: string, title: string) => ({ value, title, details: '', price: 500, selected: false })

/** The step of a cart whose total is this one. */
const stepData = (grandTotal: number, title?: string) =>
  ({
    language: 'en',
    view: {
      shippingOptions: [option('flat flat', 'Home'), option('relay relay', 'Parcel shop')],
      shippingComment: '',
      cart: {
        isShipped: true,
        isVirtual: false,
        lines: [],
        totals: {
          ...emptyTotals,
          ...(title && { shipping: { title, inclTax: 500, exclTax: 500 } }),
          grandTotal,
          due: grandTotal,
        },
      },
    },
  }) as unknown as StepProps['data']

const Page = () => <ShippingStep data={useLoaderData()} actionData={undefined} busy={false} />

it('selects a method as soon as it is ticked, so that the summary shows its price', async () => {
  let shown = stepData(1000)
  renderRoutes(
    [
      {
        id: 'step',
        path: '/',
        element: <Page />,
        loader: () => shown,
        action: async ({ request }) => {
          const form = await request.formData()
          if (form.get('intent') === 'method' && form.get('method') === 'relay relay')
            shown = stepData(1500, 'Parcel shop')
          return null
        },
      },
    ],
    { step: shown },
  )
  expect(screen.getByText(m.checkout_shipping_to_choose())).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: /Parcel shop/ }))
  expect(await screen.findByText('€15.00')).toBeDefined()
  expect(screen.queryByText(m.checkout_shipping_to_choose())).toBeNull()
})
