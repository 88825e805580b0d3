// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { FormText } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { StreetField } from './street-field.tsx'
import type { SuggestedAddress } from './suggested-addresses.ts'

const lyon: SuggestedAddress = {
  street: '27 Rue de la République',
  postcode: '69002',
  city: 'Lyon',
  hasNumber: true,
  needsNumber: false,
}
const street = { ...lyon, street: 'Rue de la République', hasNumber: false, needsNumber: true }
const hamlet = { ...street, street: 'Le Bourg', needsNumber: false }

/** Requests in order; they do not react to an abort. */
let requests: { address: string; answer: (response: Response) => void }[] = []

const field = () => screen.getByLabelText<HTMLInputElement>(m.form_street())
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const filledIn = () => [m.form_street(), m.form_postcode(), m.form_city()].map(valueOf)
const suggestions = () => {
  const list = screen.queryByRole('listbox')
  return list ? within(list).getAllByRole('option') : []
}
const options = () => suggestions().map(({ textContent }) => textContent)
const choose = () => fireEvent.click(suggestions()[0] as HTMLElement)
const press = (key: string) => fireEvent.keyDown(field(), { key })
const answer = (index: number, ...addresses: SuggestedAddress[]) =>
  act(async () => requests[index]?.answer(Response.json({ addresses })))

async function type(value: string) {
  fireEvent.input(field(), { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(150))
}

async function addressForm(completedCountries = ['FR']) {
  const element = (
    <Form id="address" rules={{}} values={{}} serverErrors={undefined} names={{}}>
      <StreetField prefix="" section="" />
      <FormText name="postcode" label={m.form_postcode()} />
      <FormText name="city" label={m.form_city()} />
      <select name="country_code" aria-label="Country">
        <option>FR</option>
        <option>IT</option>
      </select>
    </Form>
  )
  const rendered = renderRoutes(
    [{ id: 'root', path: '*', loader: () => null, element, errorElement: <p>Error</p> }],
    { root: { language: 'en', defaultCountry: 'FR', completedCountries } },
  )
  await act(async () => field().focus())
  // The script of the suggestions.
  await act(() => vi.dynamicImportSettled())
  return rendered
}

describe('StreetField', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // jsdom has no layout.
    Object.assign(Element.prototype, { scrollIntoView: vi.fn() })
    requests = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      requests.push({ address: input instanceof Request ? input.url : input.toString(), answer: resolve })
      return promise
    })
  })

  it('is a plain field where the shop completes no addresses', async () => {
    await addressForm([])
    await type('27 rue de la')
    expect(requests).toHaveLength(0)
    expect(screen.queryByRole('combobox', { name: m.form_street() })).toBeNull()
    expect(field().autocomplete).toBe('address-line1')
  })

  it('suggests addresses of the country, nearest to the postcode, and counts them', async () => {
    await addressForm()
    fireEvent.change(screen.getByLabelText(m.form_postcode()), { target: { value: '69002' } })
    await type(' 27 rue de la ')
    expect(requests.map(({ address }) => address)).toEqual([
      '/en/adresses-proposees?street=27+rue+de+la&country_code=FR&postcode=69002',
    ])
    await answer(0, lyon, street)
    expect(options()).toEqual(['27 Rue de la République 69002 Lyon', 'Rue de la République 69002 Lyon'])
    expect(screen.getByRole('status').textContent).toBe(m.search_suggest_count({ count: 2 }))
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  it('asks for nothing in a country whose addresses are not completed', async () => {
    await addressForm()
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'IT' } })
    await type('Via Vigevano')
    expect(requests).toHaveLength(0)
  })

  it('fills in street, postcode and town with the keyboard, and says so', async () => {
    await addressForm()
    await type('27 rue de la')
    await answer(0, lyon, street)
    press('ArrowDown')
    press('Enter')
    expect(filledIn()).toEqual(['27 Rue de la République', '69002', 'Lyon'])
    expect(options()).toEqual([])
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('status').textContent).toBe(m.form_street_filled_in({ town: '69002 Lyon' }))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(requests).toHaveLength(1)
  })

  it('replaces what was filled in before when another address is clicked', async () => {
    await addressForm()
    await type('27 rue de la')
    await answer(0, lyon)
    choose()
    await type('8 boulevard')
    await answer(1, { ...lyon, street: '8 Boulevard du Port', postcode: '80000', city: 'Amiens' })
    choose()
    expect(filledIn()).toEqual(['8 Boulevard du Port', '80000', 'Amiens'])
  })

  it('asks for the number of a street, where the country writes it', async () => {
    await addressForm()
    await type('rue de la')
    await answer(0, street)
    choose()
    expect(filledIn()).toEqual([' Rue de la République', '69002', 'Lyon'])
    expect(field().selectionStart).toBe(0)
    expect(screen.getByRole('status').textContent).toBe(m.form_street_add_number())
    await type('27 Rue de la République')
    await answer(1)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each([
    ['a street', street, '99 Rue de la République'],
    ['a hamlet', hamlet, '99 Le Bourg'],
  ])('keeps the number that was typed for %s whose numbers are not known', async (_, address, line) => {
    await addressForm()
    await type('99 rue de la')
    await answer(0, address)
    expect(options()).toEqual([`${address.street} 69002 Lyon`])
    choose()
    expect(valueOf(m.form_street())).toBe(line)
    expect(screen.getByRole('status').textContent).toBe(m.form_street_filled_in({ town: '69002 Lyon' }))
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['going to the next field', () => fireEvent.focusIn(screen.getByLabelText(m.form_postcode()))],
    ['a press elsewhere', () => fireEvent.pointerDown(screen.getByLabelText(m.form_city()))],
  ])('closes the list after %s, and changes nothing', async (_, leave) => {
    await addressForm()
    await type('27 rue de la')
    await answer(0, lyon)
    leave()
    expect(options()).toEqual([])
    expect(filledIn()).toEqual(['27 rue de la', '', ''])
  })

  it.each([
    ['is answered with an error', new Response(null, { status: 503 })],
    ['finds nothing', Response.json({ addresses: [] })],
  ])('leaves the form to the shopper when the request %s', async (_, response) => {
    await addressForm()
    await type('27 rue de la')
    await act(async () => requests[0]?.answer(response))
    expect(options()).toEqual([])
    expect(filledIn()).toEqual(['27 rue de la', '', ''])
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
