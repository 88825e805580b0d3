import { describe, expect, it } from 'vitest'
import { holdsAlcohol } from './alcohol.ts'

const cartOf = (...drinks: readonly boolean[]) =>
  ({
    items: drinks.map((has_alcohol) => ({ food: { allergens: [], is_declared: true, has_alcohol } })),
  }) as unknown as Parameters<typeof holdsAlcohol>[1]

describe('a cart holds alcohol', () => {
  it.each([
    ['a beer beside a lemonade', { alcohol: true }, cartOf(false, true), true],
    ['only a lemonade', { alcohol: true }, cartOf(false), false],
    ['nothing', { alcohol: true }, undefined, false],
    [
      'anything, where the API does not say what is in it',
      { alcohol: true, foodFacts: false },
      cartOf(false),
      true,
    ],
    ['a beer, in a shop that sells none', {}, cartOf(true), false],
  ])('with %s', (_name, features, cart, expected) => {
    expect(holdsAlcohol({ features }, cart)).toBe(expected)
  })
})
