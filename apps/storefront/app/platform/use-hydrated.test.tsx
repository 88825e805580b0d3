// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useHydrated } from './use-hydrated.ts'

function ShowPassword() {
  return useHydrated() ? <button>Show</button> : null
}

describe('useHydrated', () => {
  it('adds what needs JavaScript after hydration, without a mismatch', () => {
    const warn = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<ShowPassword />)
    expect(container.innerHTML).toBe('')
    render(<ShowPassword />, { container, hydrate: true })
    expect(screen.getByRole('button').textContent).toBe('Show')
    expect(warn).not.toHaveBeenCalled()
  })
})
