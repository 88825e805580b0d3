// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { OpenCart } from '../layout/open-cart.ts'
import type { Basket } from '../layout/header-cart.server.ts'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import { ThumbBar } from './thumb-bar.tsx'

readCurrencyFrom(() => 'EUR')

function page(basket: Basket | undefined, cartCount: number) {
  const open = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const element = (
    <OpenCart value={open}>
      <ThumbBar active={2} />
    </OpenCart>
  )
  renderRoutes([{ id: 'root', path: '*', element }], { root: { language: 'en', basket, cartCount } })
  return open
}

const names = () =>
  screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))

it('sorts and filters a list', () => {
  page(undefined, 3)
  expect(names()).toEqual([m.catalogue_sort(), m.catalogue_filter_active({ count: 2 })])
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the basket once something is in it, beside sorting and filters', () => {
  const open = page({ total: 2740, lines: [] }, 3)
  const bar = screen.getByRole('link', { name: m.cart_see() })
  expect(bar.parentElement?.textContent).toContain('€27.40')
  expect(names()).toEqual([m.catalogue_sort(), m.catalogue_filter_active({ count: 2 })])
  fireEvent.click(bar)
  expect(open).toHaveBeenCalledTimes(1)
})

it('has no basket while it is empty', () => {
  page({ total: 0, lines: [] }, 0)
  expect(screen.queryByRole('link')).toBeNull()
})
