// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { SelectorPanel } from './selector-panel.tsx'
import type { SelectorData } from './selector.server.ts'

const data: SelectorData = {
  step: 'where',
  language: 'fr',
  path: '/selector',
  hiddenFields: { retour: '', pour: 'SOUP' },
  mode: 'pickup',
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
    expect(screen.getByText(m.location_waiting({ names: 'Soupe miso' }))).toBeTruthy()
  })

  it('says nothing when nothing waits', () => {
    shown({})
    expect(screen.queryByText(m.location_waiting({ names: 'Soupe miso' }))).toBeNull()
  })
})
