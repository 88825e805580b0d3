import { describe, expect, it } from 'vitest'
import { foodOf, mealOf } from './food.server.ts'

const text = (code: string, value: string) => ({ code, label: code, value })
const choice = (code: string, ...labels: string[]) => ({
  code,
  label: code,
  selected_options: labels.map((label) => ({ label, value: label })),
})
const yes = (code: string) => choice(code, '1')

describe('allergens', () => {
  it('lists all fourteen, contained ones first', () => {
    const food = foodOf([choice('allergens', 'Poisson', 'Soja'), yes('allergens_declared')], {
      language: 'fr',
      hasChoices: false,
    })
    expect(food?.allergens).toHaveLength(14)
    expect(food?.allergens.slice(0, 3)).toEqual([
      { name: 'Poisson', isContained: true },
      { name: 'Soja', isContained: true },
      { name: 'Gluten', isContained: false },
    ])
  })

  it('lists no absent allergens when one has a non-standard name', () => {
    const food = foodOf([choice('allergens', 'Blé et orge')], { language: 'fr', hasChoices: false })
    expect(food?.allergens).toEqual([{ name: 'Blé et orge', isContained: true }])
  })

  it('says that there are none only when that was declared', () => {
    expect(
      foodOf([yes('perishable'), yes('allergens_declared')], { language: 'fr', hasChoices: false })
        ?.allergenNote,
    ).toMatch(/^Aucun/)
    expect(foodOf([yes('perishable')], { language: 'fr', hasChoices: false })?.allergenNote).toMatch(
      /demandez-nous/,
    )
  })

  it('is undefined for products other than food', () => {
    expect(foodOf([text('pieces', '2')], { language: 'fr', hasChoices: false })).toBeUndefined()
  })
})

describe('ordering times', () => {
  const dish = [yes('perishable'), text('pad_min_delay', '20')]
  const windows = { pickup: { start: '11:30', end: '14:30' }, delivery: { start: null, end: '14:00' } }

  it('lists pickup and delivery times and the notice', () => {
    expect(
      foodOf(dish, { language: 'fr', windows, hasChoices: false })?.ordering.map((row) => row.text),
    ).toEqual(['11\u00a0h\u00a030 – 14\u00a0h\u00a030', 'jusqu’à 14\u00a0h', '20 minutes'])
  })

  it('formats a notice of whole hours in hours', () => {
    expect(
      foodOf([yes('perishable'), text('pad_min_delay', '1440')], { language: 'it', hasChoices: false })
        ?.ordering,
    ).toEqual([{ term: 'Délai minimum', text: '24 ore' }])
  })

  it('names lunch and evening dishes', () => {
    expect(mealOf(windows)).toBe('Midi seulement')
    expect(mealOf({ pickup: { start: '18:00' } })).toBe('Soir seulement')
    expect(mealOf({ pickup: { start: '11:30' } })).toBeUndefined()
    expect(mealOf(undefined)).toBeUndefined()
  })
})
