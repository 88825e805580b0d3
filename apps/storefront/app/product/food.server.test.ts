import { describe, expect, it } from 'vitest'
import { foodOf, mealOf } from './food.server.ts'

const text = (code: string, value: string) => ({ code, label: code, value })
const choice = (code: string, ...labels: string[]) => ({
  code,
  label: code,
  selected_options: labels.map((label) => ({ label, value: label })),
})
const yes = (code: string) => choice(code, '1')

describe('the allergens of a dish', () => {
  it('are the fourteen, those within first', () => {
    const food = foodOf([choice('allergens', 'Poisson', 'Soja'), yes('allergens_declared')], {
      language: 'fr',
      hasChoices: false,
    })
    expect(food?.allergens).toHaveLength(14)
    expect(food?.allergens.slice(0, 3)).toEqual([
      { name: 'Poisson', within: true, fact: 'Oui' },
      { name: 'Soja', within: true, fact: 'Oui' },
      { name: 'Gluten', within: false, fact: 'Non' },
    ])
  })

  it('are never said to be absent beside one with a name of its own', () => {
    const food = foodOf([choice('allergens', 'Blé et orge')], { language: 'fr', hasChoices: false })
    expect(food?.allergens).toEqual([{ name: 'Blé et orge', within: true, fact: 'Oui' }])
  })

  it('are none only where that was declared', () => {
    expect(
      foodOf([yes('perishable'), yes('allergens_declared')], { language: 'fr', hasChoices: false })
        ?.allergenNote,
    ).toMatch(/^Aucun/)
    expect(foodOf([yes('perishable')], { language: 'fr', hasChoices: false })?.allergenNote).toMatch(
      /demandez-nous/,
    )
  })

  it('are not asked of what is not eaten', () => {
    expect(foodOf([text('pieces', '2')], { language: 'fr', hasChoices: false })).toBeUndefined()
  })
})

describe('when a dish can be had', () => {
  const dish = [yes('perishable'), text('pad_min_delay', '20')]
  const windows = { pickup: { start: '11:30', end: '14:30' }, delivery: { start: null, end: '14:00' } }

  it('is said with its windows and its notice', () => {
    expect(
      foodOf(dish, { language: 'fr', windows, hasChoices: false })?.when.map(({ fact }) => fact),
    ).toEqual(['11\u00a0h\u00a030 – 14\u00a0h\u00a030', 'jusqu’à 14\u00a0h', '20 minutes'])
  })

  it('is said in hours from the day before', () => {
    expect(
      foodOf([yes('perishable'), text('pad_min_delay', '1440')], { language: 'it', hasChoices: false })?.when,
    ).toEqual([{ term: 'Délai minimum', fact: '24 ore' }])
  })

  it('has a word for noon and for the evening', () => {
    expect(mealOf(windows)).toBe('Midi seulement')
    expect(mealOf({ pickup: { start: '18:00' } })).toBe('Soir seulement')
    expect(mealOf({ pickup: { start: '11:30' } })).toBeUndefined()
    expect(mealOf(undefined)).toBeUndefined()
  })
})
