// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { emptyTotals } from '../cart/totals.fixture.ts'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import type { AppointmentsView } from './appointments-view.ts'
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

const windowAt = (value: string, from: string, to: string) => ({ value, from, to })
const day = (number: number) => ({
  day: `2026-12-0${number}`,
  label: `Thursday ${number} December`,
  windows: [
    windowAt(`2026-12-0${number} 08:00`, '8 am', '12 pm'),
    windowAt(`2026-12-0${number} 13:00`, '1 pm', '6 pm'),
  ],
})
const appointments = { isRequired: true, first: [day(3)], more: [day(4)], chosen: undefined, gone: undefined }

/** The step with these appointments of the only method. */
function renderAppointments(given: Partial<AppointmentsView>, actionData?: StepProps['actionData']) {
  const data = stepData(1000)
  const only = { ...option('flat flat', 'Home'), appointments: { ...appointments, ...given } }
  const shown = { ...data, view: { ...data.view, shippingOptions: [only] } } as StepProps['data']
  renderRoutes(
    [
      {
        id: 'step',
        path: '/',
        element: <ShippingStep data={shown} actionData={actionData} busy={false} />,
        loader: () => null,
      },
    ],
    { step: null },
  )
}

it('offers the windows of each day in one group, none of them chosen', () => {
  renderAppointments({})
  const group = screen.getByRole('group', { name: m.appointment_title() })
  const first = within(group).getByRole('group', { name: 'Thursday 3 December' })
  expect(within(first).getAllByRole('radio')).toHaveLength(2)
  const windows = within(group).getAllByRole('radio', { hidden: true })
  expect(windows).toHaveLength(4)
  expect(windows.filter((one) => (one as HTMLInputElement).checked)).toEqual([])
  expect(new Set(windows.map((one) => (one as HTMLInputElement).name))).toEqual(
    new Set(['appointment flat flat']),
  )
})

it('opens the further days when the chosen window is among them', () => {
  renderAppointments({ chosen: '2026-12-04 13:00' })
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  expect(screen.getByText(m.appointment_more()).closest('details')?.open).toBe(true)
})

it('tells that the chosen window is taken, and names what is missing', () => {
  renderAppointments(
    { gone: { day: 'Thursday 3 December', from: '8 am', to: '12 pm' } },
    { errors: { 'choose-appointment': m.appointment_error() }, values: {} },
  )
  const isNotice = (text: string) => text.includes('Thursday 3 December') && text.includes('12 pm')
  expect(screen.getByText(isNotice)).toBeDefined()
  const link = screen.getByRole('link', { name: m.appointment_error() })
  expect(link.getAttribute('href')).toBe('#choose-appointment')
})

it('lets the date open where an appointment is only offered, and says when all are taken', () => {
  renderAppointments({ isRequired: false, first: [], more: [] })
  expect(screen.getByRole('radio', { name: m.appointment_later() })).toBeDefined()
  expect(screen.getByText(m.appointment_none())).toBeDefined()
})
