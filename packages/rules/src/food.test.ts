import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodFacts, type FoodProduct } from './food.ts'

const product = (changes: Partial<FoodProduct> = {}): FoodProduct => ({
  isFood: true,
  allergens: [],
  isDeclared: true,
  hasAlcohol: false,
  ...changes,
})
const fish = 4
const soy = 6

describe('the facts about food', () => {
  it.each([
    [
      'a dish',
      product({ allergens: [fish] }),
      [],
      { allergens: [fish], isDeclared: true, hasAlcohol: false },
    ],
    [
      'a dish of unknown contents',
      product({ isDeclared: false }),
      [],
      { allergens: [], isDeclared: false, hasAlcohol: false },
    ],
    [
      'a menu with a beer',
      product({ allergens: [fish] }),
      [product({ allergens: [soy], hasAlcohol: true })],
      { allergens: [fish, soy], isDeclared: true, hasAlcohol: true },
    ],
    [
      'a box that says nothing, of declared dishes',
      product({ isDeclared: false }),
      [product({ allergens: [fish] })],
      { allergens: [fish], isDeclared: true, hasAlcohol: false },
    ],
    [
      'a box that says nothing, of an undeclared dish',
      product({ isDeclared: false }),
      [product(), product({ isDeclared: false })],
      { allergens: [], isDeclared: false, hasAlcohol: false },
    ],
  ])('of %s', (_name, own, choices, facts) => {
    expect(foodFacts(own, choices)).toEqual(facts)
  })

  it('are none for chopsticks', () => {
    expect(foodFacts(product({ isFood: false, isDeclared: false }))).toBeUndefined()
  })

  it('leave out no allergen and no alcohol of any part', () => {
    const part = fc.record({
      isFood: fc.constant(true),
      allergens: fc.array(fc.integer({ min: 1, max: 14 })),
      isDeclared: fc.boolean(),
      hasAlcohol: fc.boolean(),
    })
    fc.assert(
      fc.property(part, fc.array(part), (own, choices) => {
        const facts = foodFacts(own, choices)
        for (const { allergens, hasAlcohol } of [own, ...choices]) {
          expect(facts?.allergens).toEqual(expect.arrayContaining([...allergens]))
          if (hasAlcohol) expect(facts?.hasAlcohol).toBe(true)
        }
      }),
    )
  })
})
