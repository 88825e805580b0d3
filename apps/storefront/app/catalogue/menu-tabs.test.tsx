// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { CategoryPageData } from './category.server.ts'
import { MenuTabs } from './menu-tabs.tsx'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void
let report: Report = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  // Not in jsdom.
  Element.prototype.scrollTo = () => undefined
  return () => vi.unstubAllGlobals()
})

const maki = { label: 'Maki', to: '/en/menu/maki' }
const nigiri = { label: 'Nigiri', to: '/en/menu/nigiri' }
const vegetarian = { label: 'Vegetarian', to: '/en/menu/vegetarian' }

function shown(page: Pick<CategoryPageData, 'sections' | 'path'> & Partial<CategoryPageData>) {
  const ids = (page.groups ?? []).map(({ id }) => <section key={id} id={id} />)
  const element = (
    <>
      <MenuTabs page={page as CategoryPageData} />
      {ids}
    </>
  )
  renderRoutes([{ path: '*', element }])
  return () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
}

it('leads to the groups of the page, and marks the one that is read', async () => {
  const groups = [nigiri, maki].map((one) => ({ ...one, id: `menu-${one.label.toLowerCase()}`, size: 2 }))
  const links = shown({ sections: [nigiri, maki, vegetarian], groups, path: '/en/menu' })
  expect(links()).toEqual([
    ['Nigiri', '#menu-nigiri', null],
    ['Maki', '#menu-maki', null],
    ['Vegetarian', '/en/menu/vegetarian', null],
  ])
  const tell = (id: string, isIntersecting: boolean) =>
    act(async () => report([{ target: document.querySelector(`#${id}`) ?? document.body, isIntersecting }]))
  await tell('menu-nigiri', true)
  await tell('menu-maki', true)
  await tell('menu-nigiri', false)
  expect(links().map(([, , current]) => current)).toEqual([null, 'location', null])
  await tell('menu-maki', false)
  expect(links().map(([, , current]) => current)).toEqual([null, null, null])
})

it('leads to the pages of subcategories where they do not stand on the page', () => {
  const links = shown({ sections: [nigiri, maki], path: '/en/menu/maki' })
  expect(links()).toEqual([
    ['Nigiri', '/en/menu/nigiri', null],
    ['Maki', '/en/menu/maki', 'page'],
  ])
})
