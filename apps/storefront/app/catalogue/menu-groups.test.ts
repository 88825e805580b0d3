import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { cardsByGroup, menuGroups } from './menu-groups.ts'

const card = (sku: string): Card => ({
  sku,
  name: sku,
  path: `${sku}.html`,
  stock: { state: 'in' },
  isNew: false,
  simple: true,
})
const section = (uid: string) => ({ uid, label: uid.toUpperCase(), to: `/en/menu/${uid}` })
const sections = ['nigiri', 'maki', 'vegetarian'].map(section)

/** Labels of the groups with the skus of their dishes, after those without a group. */
function shown(dishes: readonly (readonly [sku: string, ...places: string[]])[]) {
  const sorted = menuGroups(
    dishes.map(([sku]) => card(sku)),
    dishes.map(([, ...places]) => places),
    sections,
  )
  const { rest, groups } = cardsByGroup(sorted.cards, sorted.groups)
  const skus = (cards: readonly Card[]) => cards.map(({ sku }) => sku)
  return [skus(rest), ...groups.map(({ label, cards }) => [label, ...skus(cards)])]
}

describe('the groups of a menu', () => {
  it('follow the order of its subcategories, and keep that of the dishes', () => {
    expect(
      shown([
        ['roll', 'maki'],
        ['tuna', 'nigiri'],
        ['salmon', 'nigiri'],
      ]),
    ).toEqual([[], ['NIGIRI', 'tuna', 'salmon'], ['MAKI', 'roll']])
  })

  it('show a dish once, in the first of its subcategories', () => {
    expect(shown([['omelette', 'vegetarian', 'nigiri']])).toEqual([[], ['NIGIRI', 'omelette']])
  })

  it('come after the dishes without one', () => {
    expect(shown([['tuna', 'nigiri'], ['sauce', 'elsewhere'], ['card']])).toEqual([
      ['sauce', 'card'],
      ['NIGIRI', 'tuna'],
    ])
  })

  it('have ids to link to', () => {
    const { groups } = menuGroups([card('tuna')], [['nigiri']], sections)
    expect(groups).toEqual([{ id: 'menu-nigiri', label: 'NIGIRI', to: '/en/menu/nigiri', size: 1 }])
  })

  it('show every dish exactly once', () => {
    const places = fc.subarray(['nigiri', 'maki', 'vegetarian', 'elsewhere'])
    fc.assert(
      fc.property(fc.array(places, { maxLength: 30 }), (all) => {
        const cards = all.map((_places, index) => card(String(index)))
        const sorted = menuGroups(cards, all, sections)
        expect(sorted.cards.toSorted((a, b) => Number(a.sku) - Number(b.sku))).toEqual(cards)
        const { rest, groups } = cardsByGroup(sorted.cards, sorted.groups)
        expect([...rest, ...groups.flatMap((group) => group.cards)]).toEqual(sorted.cards)
      }),
    )
  })
})
