// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { SelectorPanel } from './selector-panel.tsx'
import type { SelectorData } from './selector.server.ts'

const data: SelectorData = {
  step: 'where',
  language: 'fr',
  path: '/selector',
  hiddenFields: { return_to: '', sku: 'SOUP' },
  mode: 'pickup',
  modes: ['pickup', 'delivery'],
  sendsParcels: false,
  query: '',
  suggestions: [],
  unavailable: [],
  locations: [],
}

const shown = (more: Partial<SelectorData>) =>
  renderRoutes([
    { path: '/', element: <SelectorPanel data={{ ...data, ...more } as SelectorData} busy={false} /> },
  ])

describe('the selector', () => {
  it('says why it opened and that the dish waits', () => {
    shown({ waiting: 'Soupe miso' })
    // Compared with its no-break spaces, which a query by text would take for others.
    expect(document.body.textContent).toContain(m.location_waiting({ names: 'Soupe miso' }))
  })

  it('says nothing when nothing waits', () => {
    shown({})
    expect(document.body.textContent).not.toContain(m.location_waiting({ names: 'Soupe miso' }))
  })

  it.each([
    ['offers parcels where the shop sends them', true, 1],
    ['offers none elsewhere', false, 0],
  ])('%s', (_, sendsParcels, count) => {
    shown({ sendsParcels })
    expect(screen.queryAllByRole('button', { name: m.location_parcel() })).toHaveLength(count)
  })

  it('begins a step at its top, wherever the panel was scrolled for the one before', async () => {
    let go: (step: SelectorData) => void = () => undefined
    function Panel() {
      const [shownData, setData] = useState(data)
      go = setData
      return (
        <dialog open>
          <SelectorPanel data={shownData} busy={false} />
        </dialog>
      )
    }
    renderRoutes([{ path: '/', element: <Panel /> }])
    const panel = await screen.findByRole('dialog')
    panel.scrollTop = 300
    act(() => go({ ...data, query: 'Lyon' }))
    expect(panel.scrollTop).toBe(300)
    act(() => go({ ...data, step: 'done' } as unknown as SelectorData))
    expect(panel.scrollTop).toBe(0)
  })

  it('asks for the method only where there are two', () => {
    shown({ modes: ['pickup'] })
    expect(screen.queryByRole('button', { name: m.location_delivery() })).toBeNull()
  })
})
