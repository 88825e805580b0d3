// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { TownFields } from './town-fields.tsx'

interface SentRequest {
  readonly address: string
  readonly answer: (response: Response) => void
  readonly fail: () => void
}

/** Requests in order; they do not react to an abort. */
let requests: SentRequest[] = []

const postcode = () => screen.getByLabelText<HTMLInputElement>(m.form_postcode())
const city = () => screen.getByLabelText<HTMLInputElement>(m.form_city())
const suggested = () => [...(city().list?.options ?? [])].map(({ textContent }) => textContent)
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } })
const answer = (index: number, ...towns: string[]) =>
  act(async () => requests[index]?.answer(Response.json({ towns })))

function addressForm() {
  const element = (
    <Form id="address" rules={{}} values={{}} serverErrors={undefined} names={{}}>
      <TownFields prefix="" section="" />
      <select name="country_code" aria-label="Country">
        <option>FR</option>
        <option>IT</option>
      </select>
    </Form>
  )
  const errorElement = <p>Error</p>
  return renderRoutes([{ id: 'root', path: '*', loader: () => null, element, errorElement }], {
    root: { language: 'en', defaultCountry: 'FR' },
  })
}

describe('TownFields', () => {
  beforeEach(() => {
    requests = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const address = input instanceof Request ? input.url : input.toString()
      requests.push({ address, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) })
      return promise
    })
  })

  it('suggests the towns of a complete postcode', async () => {
    addressForm()
    type(postcode(), '0140')
    expect(requests).toHaveLength(0)
    type(postcode(), '01 400')
    expect(requests[0]?.address).toContain('postcode=01400&country_code=FR')
    await answer(0, 'Condeissiat', 'Romans')
    expect(suggested()).toEqual(['Condeissiat', 'Romans'])
    expect(city().value).toBe('')
  })

  it('asks for the towns of the selected country', () => {
    addressForm()
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'IT' } })
    type(postcode(), '00118')
    expect(requests[0]?.address).toContain('country_code=IT')
  })

  it('fills in the only town, selected while the shopper is in the field', async () => {
    addressForm()
    type(postcode(), '34070')
    city().focus()
    await answer(0, 'Montpellier')
    expect(city().value).toBe('Montpellier')
    expect([city().selectionStart, city().selectionEnd]).toEqual([0, 11])
  })

  it('keeps the town that the shopper typed', async () => {
    addressForm()
    type(postcode(), '34070')
    type(city(), 'Lattes')
    await answer(0, 'Montpellier')
    expect(city().value).toBe('Lattes')
    expect(suggested()).toEqual(['Montpellier'])
  })

  it('replaces the town of a mistyped postcode', async () => {
    addressForm()
    type(postcode(), '34070')
    await answer(0, 'Montpellier')
    type(postcode(), '69001')
    await answer(1, 'Lyon')
    expect(city().value).toBe('Lyon')
  })

  it('suggests nothing while the postcode is incomplete', async () => {
    addressForm()
    type(postcode(), '01400')
    await answer(0, 'Condeissiat', 'Romans')
    type(postcode(), '0140')
    expect(suggested()).toEqual([])
  })

  it('ignores the towns of an earlier postcode that arrive late', async () => {
    addressForm()
    type(postcode(), '34070')
    type(postcode(), '3407')
    await answer(0, 'Montpellier')
    expect(city().value).toBe('')
    type(postcode(), '34070')
    type(postcode(), '69001')
    await answer(2, 'Lyon')
    await answer(1, 'Montpellier')
    expect(city().value).toBe('Lyon')
    expect(suggested()).toEqual(['Lyon'])
  })

  it.each([
    ['fails', () => requests[0]?.fail()],
    ['is answered with an error', () => requests[0]?.answer(new Response(null, { status: 503 }))],
  ])('leaves the form to the shopper when the request %s', async (_, fail) => {
    addressForm()
    type(postcode(), '34070')
    await act(async () => fail())
    expect(postcode().value).toBe('34070')
    expect(suggested()).toEqual([])
  })

  it('does nothing with towns that arrive after the shopper has left', async () => {
    const { unmount } = addressForm()
    const field = city()
    type(postcode(), '34070')
    unmount()
    await answer(0, 'Montpellier')
    expect(field.value).toBe('')
  })
})
