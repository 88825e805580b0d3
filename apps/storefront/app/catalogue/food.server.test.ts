import { describe, expect, it } from 'vitest'
import { allergenNote, allergenRows, orderingRows } from './food-text.ts'
import { foodOf, mealOf } from './food.server.ts'

const text = (code: string, value: string) => ({ code, label: code, value })
const choice = (code: string, ...labels: string[]) => ({
  code,
  label: code,
  selected_options: labels.map((label) => ({ label, value: label })),
})
const yes = (code: string) => choice(code, '1')

const foodWith = (...items: Parameters<typeof foodOf>[0] & object) =>
  foodOf(items, { language: 'fr', hasChoices: false }) ?? expect.fail('no food')

describe('allergens', () => {
  it('lists all fourteen, contained ones first', () => {
    const rows = allergenRows(foodWith(choice('allergens', 'Poisson', 'Soja'), yes('allergens_declared')))
    expect(rows).toHaveLength(14)
    expect(rows.slice(0, 3)).toEqual([
      { name: 'Poisson', isContained: true },
      { name: 'Soja', isContained: true },
      { name: 'Gluten', isContained: false },
    ])
  })

  it('lists no absent allergens when one has a non-standard name', () => {
    expect(allergenRows(foodWith(choice('allergens', 'Blé et orge')))).toEqual([
      { name: 'Blé et orge', isContained: true },
    ])
  })

  it('says that there are none only when that was declared', () => {
    expect(allergenNote(foodWith(yes('perishable'), yes('allergens_declared')))).toMatch(/^Aucun/)
    expect(allergenNote(foodWith(yes('perishable')))).toMatch(/demandez-nous/)
  })

  it('is undefined for products other than food', () => {
    expect(foodOf([text('pieces', '2')], { language: 'fr', hasChoices: false })).toBeUndefined()
  })
})

describe('ordering times', () => {
  const dish = [yes('perishable'), text('pad_min_delay', '20')]
  const windows = { pickup: { start: '11:30', end: '14:30' }, delivery: { start: null, end: '14:00' } }

  it('lists pickup and delivery times and the notice', () => {
    const food = foodOf(dish, { language: 'fr', windows, hasChoices: false })
    expect(food && orderingRows(food).map((row) => row.text)).toEqual([
      '11\u00a0h\u00a030 – 14\u00a0h\u00a030',
      'jusqu’à 14\u00a0h',
      '20 minutes',
    ])
  })

  it('names the days on which it is sold', () => {
    const days = { weekdays: [5, 6], first: '2026-11-01', last: '2026-12-24' }
    const food = foodOf(dish, { language: 'fr', windows: { ...windows, days }, hasChoices: false })
    expect(food && orderingRows(food)[0]?.text).toBe('vendredi, samedi, 1er novembre – 24 décembre')
  })

  it('formats a notice of whole hours in hours', () => {
    const items = [yes('perishable'), text('pad_min_delay', '1440')]
    const food = foodOf(items, { language: 'it', hasChoices: false })
    expect(food && orderingRows(food)).toEqual([{ term: 'Délai minimum', text: '24 ore' }])
  })

  it('names lunch and evening dishes', () => {
    expect(mealOf(windows)).toBe('lunch')
    expect(mealOf({ pickup: { start: '18:00' } })).toBe('evening')
    expect(mealOf({ pickup: { start: '11:30' } })).toBeUndefined()
    expect(mealOf(undefined)).toBeUndefined()
  })
})
