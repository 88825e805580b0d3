import { expect, it } from 'vitest'
import { navigation, visibleEntries, type Visitor } from './navigation.ts'
import { paletteGroups } from './palette-options.ts'

const permissions = ['orders.view', 'orders.ship', 'kitchen.work', 'slots.edit']
const shop = { websiteId: '1', methods: ['PICKUP'] } as const
const cafe = { websiteId: '2', methods: ['PICKUP', 'DELIVERY'] } as const
const visitor = (change: Partial<Visitor>): Visitor => ({
  me: { permissions },
  pointsOfSale: [],
  websites: [],
  websiteId: null,
  ...change,
})
const shown = (change: Partial<Visitor>) =>
  visibleEntries(navigation.flat(), visitor(change)).flatMap(({ code, pointsOfSale }) =>
    pointsOfSale ? [code] : [],
  )

it('shows the kitchen, its slots and rounds to people of websites that have them', () => {
  expect(shown({})).toEqual([])
  expect(shown({ pointsOfSale: [shop] })).toEqual(['kitchen', 'slots'])
  expect(shown({ pointsOfSale: [shop, cafe] })).toEqual(['kitchen', 'slots', 'courier'])
  expect(shown({ pointsOfSale: [cafe], websiteId: '1' })).toEqual([])
  expect(shown({ pointsOfSale: [cafe], websiteId: '2' })).toEqual(['kitchen', 'slots', 'courier'])
  expect(shown({ pointsOfSale: [cafe], me: { permissions: ['orders.view'] } })).toEqual([])
})

it('shows appointments to people of websites that ship', () => {
  const websites = [{ id: '1' }, { id: '2' }]
  expect(shown({ websites, pointsOfSale: [shop] })).toContain('appointments')
  expect(shown({ websites, pointsOfSale: [shop], websiteId: '1' })).not.toContain('appointments')
  expect(shown({ websites, pointsOfSale: [shop], websiteId: '2' })).toEqual(['appointments'])
})

it('offers in the palette what the navigation shows', () => {
  const pages = (change: Partial<Visitor>) =>
    paletteGroups({ typed: '', visitor: visitor(change), recent: [], commands: [], found: undefined })
      .flatMap(({ options }) => options)
      .map(({ id }) => id)
  expect(pages({ pointsOfSale: [cafe] })).toContain('go-kitchen')
  expect(pages({})).not.toContain('go-kitchen')
})
