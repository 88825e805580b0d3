// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { Card } from '../catalogue/card.ts'
import * as m from '../paraglide/messages.js'
import { testSite } from '../platform/test-scope.fixture.ts'
import { GoesWith } from './goes-with.tsx'

const cardOf = (name: string, simple: boolean): Card => ({
  sku: name,
  name,
  path: `${name}.html`,
  price: { amount: 1000, tax: 'incl', from: false },
  stock: { state: 'in' },
  isNew: false,
  simple,
})
const cards = ['Cup', 'Carafe', 'Tray', 'Spoon'].map((name) => cardOf(name, name !== 'Carafe'))

function shown(list: readonly Card[], selectionRequired = false) {
  const shop = { language: 'en', features: {}, look: testSite().look, selectionRequired }
  const element = <GoesWith language="en" cards={list} formTarget={{ action: '/en/mini-panier' }} />
  renderRoutes([{ id: 'root', path: '/', element }], { root: shop })
  return {
    links: screen.queryAllByRole('link').map(({ textContent }) => textContent),
    buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent),
  }
}

it('shows three products, and adds those without options in the panel', () => {
  const { links, buttons } = shown(cards)
  expect(links).toEqual(['Cup', 'Carafe', 'Tray'])
  expect(buttons).toEqual([`${m.card_add()} Cup`, `${m.card_add()} Tray`])
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/en/mini-panier')
})

it('adds nothing before a time is chosen, and is absent without products', () => {
  expect(shown(cards, true).buttons).toEqual([])
  document.body.replaceChildren()
  expect(shown([]).links).toEqual([])
})
