// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { LineAllergens } from './line-allergens.tsx'

const textOf = (food: Parameters<typeof LineAllergens>[0]['food']) =>
  render(<LineAllergens food={food} />).container.textContent

it('names what a dish contains', () => {
  expect(textOf({ allergens: ['Gluten', 'Fish'], isDeclared: true })).toBe(
    `${m.card_allergens()} gluten, fish`,
  )
})

it('tells a dish without allergens from one that nobody declared', () => {
  expect(textOf({ allergens: [], isDeclared: true })).toBe(m.food_none())
  expect(textOf({ allergens: [], isDeclared: false })).toBe(m.line_allergens_unknown())
})

it('says nothing of other goods', () => {
  expect(textOf(undefined)).toBe('')
})
