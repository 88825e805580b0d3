// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { FavouriteToggle } from './favourite-toggle.tsx'

function show(favourites: readonly string[], features = { favourites: true }) {
  const element = <FavouriteToggle sku="A/1" name="Tap" />
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr', features, favourites } })
}

const heart = () => screen.queryByRole('button', { name: m.favourites_toggle({ name: 'Tap' }) })
const fields = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

it('is a form that keeps the product', () => {
  show([])
  expect(heart()?.getAttribute('aria-pressed')).toBe('false')
  expect(heart()).toMatchObject({ name: 'intent', value: 'add' })
  expect(fields()).toEqual({ wish: 'A/1', from: '/' })
  expect(document.querySelector('form')).toMatchObject({ method: 'post', id: 'wish-A_1' })
})

it('drops what is kept', () => {
  show(['B', 'A/1'])
  expect(heart()?.getAttribute('aria-pressed')).toBe('true')
  expect(heart()).toMatchObject({ value: 'drop' })
})

it('is absent where the shop has no favourites', () => {
  show([], { favourites: false })
  expect(heart()).toBeNull()
})
