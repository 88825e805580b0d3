// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { StepProps } from './selector-controls.tsx'
import { WhereStep } from './where-step.tsx'

const data: StepProps<'where'>['data'] = {
  step: 'where',
  language: 'fr',
  path: '/selector',
  hiddenFields: { return_to: '', sku: '' },
  mode: 'pickup',
  modes: ['pickup', 'delivery'],
  sendsParcels: false,
  query: '',
  suggestions: [{ id: '69001', title: 'Lyon (69001)' }],
  unavailable: [],
  locations: [],
}

/** The selector; `searches` are the queries that the server received. */
function selector() {
  const searches: string[] = []
  const loader = ({ request }: { request: Request }) => {
    searches.push(new URL(request.url).searchParams.toString().replace('&return_to=&sku=', ''))
    return null
  }
  const element = <WhereStep data={data} formTarget={{ action: '/selector' }} busy={false} />
  return { searches, ...renderRoutes([{ id: 'selector', path: '*', loader, element }], { selector: null }) }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole('textbox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('the location search', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('searches after a pause of 250 ms in typing', async () => {
    const { searches } = selector()
    type('Ly')
    await wait(249)
    type('Lyon')
    await wait(249)
    expect(searches).toEqual([])
    await wait(1)
    expect(searches).toEqual(['mode=pickup&q=Lyon'])
  })

  it('searches once when the shopper submits the form', async () => {
    const { searches } = selector()
    type('Lyon')
    await press(m.location_search_submit())
    await wait(250)
    expect(searches).toEqual(['mode=pickup&q=Lyon'])
  })

  it('reads out how many addresses are suggested', () => {
    selector()
    expect(screen.getByText(m.location_suggestion_count({ count: 1 })).tagName).toBe('OUTPUT')
  })

  it.each([
    ['selects a suggestion', 'Lyon (69001)', 'mode=pickup&address=69001'],
    ['switches to delivery', m.location_delivery(), 'return_to=&sku=&mode=delivery'],
  ])('does not search any more when the shopper %s', async (_, name, search) => {
    const { searches } = selector()
    type('Lyon')
    await wait(100)
    await press(name)
    await wait(250)
    expect(searches).toEqual([search])
  })

  it('does not search after the shopper has left', async () => {
    const { searches, unmount } = selector()
    type('Lyon')
    unmount()
    await wait(250)
    expect(searches).toEqual([])
  })
})
