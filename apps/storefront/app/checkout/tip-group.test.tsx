// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { data, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes, withPlainSpaces } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import { TipGroup } from './tip-group.tsx'
import { chosenTip, choiceOf, type TipView } from './tip-view.ts'

readCurrencyFrom(() => 'EUR')

const offered: TipView = {
  suggestions: [
    { percent: 5, amount: 100 },
    { percent: null, amount: 200 },
  ],
  most: 980,
  chosen: 0,
}

function Page() {
  const tip = useLoaderData<TipView>()
  return <TipGroup tip={tip} total={1960 + tip.chosen} language="en" posted={undefined} />
}

/** The group of a cart whose tip the action sets; amounts above the limit are rejected. */
function show(tip: TipView) {
  let shown = tip
  renderRoutes(
    [
      {
        id: 'step',
        path: '/',
        element: <Page />,
        loader: () => shown,
        action: async ({ request }) => {
          const values = Object.fromEntries(await request.formData()) as Record<string, string>
          const chosen = chosenTip(values)
          if (chosen === undefined || chosen > tip.most)
            return data({ errors: { 'tip-amount': 'Too much.' }, values }, { status: 422 })
          shown = { ...tip, chosen }
          return { errors: {}, values }
        },
      },
    ],
    { step: shown },
  )
}

const status = () => withPlainSpaces(screen.getByRole('status').textContent ?? '')

it('preselects no tip', () => {
  show(offered)
  const group = within(screen.getByRole('group', { name: m.checkout_tip() }))
  expect(group.getAllByRole('radio')).toHaveLength(4)
  expect(group.getByRole('radio', { checked: true, name: m.checkout_tip_none() })).toBeDefined()
  expect(status()).toBe('')
})

it('adds a ticked amount at once, and says what the total is then', async () => {
  show(offered)
  fireEvent.click(screen.getByRole('radio', { name: /^5/ }))
  expect(await screen.findByText(withPlainSpaces(m.checkout_tip_added({ amount: '€20.60' })))).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: m.checkout_tip_none() }))
  expect(await screen.findByText(withPlainSpaces(m.checkout_tip_removed({ amount: '€19.60' })))).toBeDefined()
})

it('takes another amount with the button, and says when it is too much', async () => {
  show(offered)
  fireEvent.click(screen.getByRole('radio', { name: m.checkout_tip_other() }))
  const amount = screen.getByRole('textbox', { name: m.checkout_tip_amount() })
  const save = screen.getByRole('button', { name: m.checkout_tip_save() })
  fireEvent.change(amount, { target: { value: '50' } })
  fireEvent.click(save)
  expect(await screen.findByText('Too much.')).toBeDefined()
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(status()).toBe('')
  fireEvent.change(amount, { target: { value: '2,50' } })
  fireEvent.click(save)
  expect(await screen.findByText(withPlainSpaces(m.checkout_tip_added({ amount: '€22.10' })))).toBeDefined()
  expect(screen.queryByText('Too much.')).toBeNull()
})

it('shows a tip that is set as its suggestion, or as another amount', () => {
  expect(choiceOf({ ...offered, chosen: 200 })).toBe('200')
  show({ ...offered, chosen: 350 })
  expect(screen.getByRole('radio', { checked: true, name: m.checkout_tip_other() })).toBeDefined()
  expect(screen.getByRole('textbox', { name: m.checkout_tip_amount() })).toHaveProperty('value', '3.50')
})

it.each([
  [{ tip: '0' }, 0],
  [{ tip: '250' }, 250],
  [{ tip: 'other', 'tip-amount': '2,50' }, 250],
  [{ tip: 'other', 'tip-amount': '' }, 0],
  [{ tip: 'other', 'tip-amount': 'two' }, undefined],
  [{ tip: '-1' }, undefined],
  [{}, undefined],
])('reads %o as %s', (values, amount) => {
  expect(chosenTip(values)).toBe(amount)
})
