import { describe, expect, it } from 'vitest'
import { allows, covers, isPermission, PERMISSIONS, STANDARD_ROLES, type Grant } from './permissions.ts'

const everywhere = { websiteIds: null, locationIds: null }
const kitchen: Grant = {
  websiteIds: [2],
  locationIds: [7],
  permissions: new Set(['kitchen.work']),
  refundLimit: 0,
}

describe('permissions', () => {
  it('covers every place without limits', () => {
    expect(covers(everywhere, { websiteId: 1 })).toBe(true)
    expect(covers(everywhere, { websiteId: 2, locationId: 7 })).toBe(true)
  })

  it('covers only the websites and points of sale of a scope', () => {
    expect(covers({ websiteIds: [2], locationIds: null }, { websiteId: 1 })).toBe(false)
    expect(covers({ websiteIds: [2], locationIds: null }, { websiteId: 2 })).toBe(true)
    expect(covers(kitchen, { websiteId: 2, locationId: 7 })).toBe(true)
    expect(covers(kitchen, { websiteId: 2, locationId: 8 })).toBe(false)
  })

  it('keeps records of the whole website from a point of sale', () => {
    expect(covers(kitchen, { websiteId: 2 })).toBe(false)
  })

  it('allows a verb only where it is granted', () => {
    expect(allows(kitchen, 'kitchen.work', { websiteId: 2, locationId: 7 })).toBe(true)
    expect(allows(kitchen, 'kitchen.work', { websiteId: 1, locationId: 7 })).toBe(false)
    expect(allows(kitchen, 'orders.view', { websiteId: 2, locationId: 7 })).toBe(false)
  })

  it('knows its own permissions', () => {
    expect(PERMISSIONS.every(isPermission)).toBe(true)
    expect(isPermission('orders.destroy')).toBe(false)
  })

  it('lets the administrator do everything and the kitchen only its work', () => {
    const role = (code: string) => STANDARD_ROLES.find((one) => one.code === code)?.permissions
    expect(role('administrator')).toEqual(PERMISSIONS)
    expect(role('kitchen')).toEqual(['kitchen.work'])
    expect(role('helper')).not.toContain('customers.view')
  })
})
