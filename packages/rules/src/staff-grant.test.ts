import { describe, expect, it } from 'vitest'
import type { Grant, Permission } from './permissions.ts'
import { intersectGrants, isWithinGrant } from './staff-grant.ts'

const grant = (permissions: Permission[], more: Partial<Grant> = {}): Grant => ({
  permissions: new Set(permissions),
  websiteIds: null,
  locationIds: null,
  refundLimit: 0,
  ...more,
})

describe('What somebody may give to others', () => {
  const cases: [string, Grant, Grant, boolean][] = [
    ['the same', grant(['orders.view']), grant(['orders.view']), true],
    ['one permission more', grant(['orders.view', 'orders.edit']), grant(['orders.view']), false],
    ['one website of all', grant([], { websiteIds: [1] }), grant([]), true],
    ['all websites by one of one website', grant([]), grant([], { websiteIds: [1] }), false],
    ['another website', grant([], { websiteIds: [2] }), grant([], { websiteIds: [1] }), false],
    ['a point of sale of a whole website', grant([], { locationIds: [3] }), grant([]), true],
    ['a whole website by one of a point of sale', grant([]), grant([], { locationIds: [3] }), false],
    [
      'a higher refund',
      grant(['orders.refund'], { refundLimit: 5001 }),
      grant(['orders.refund'], { refundLimit: 5000 }),
      false,
    ],
    [
      'refunds without limit',
      grant(['orders.refund'], { refundLimit: null }),
      grant(['orders.refund'], { refundLimit: 5000 }),
      false,
    ],
    ['a limit of refunds that are not allowed', grant([], { refundLimit: 900 }), grant([]), true],
  ]
  it.each(cases)('%s', (_name, given, own, isPossible) => {
    expect(isWithinGrant(given, own)).toBe(isPossible)
  })
})

it('A token has what both the token and its owner have', () => {
  const token = grant(['orders.view', 'stock.edit'], { websiteIds: [1, 2], refundLimit: null })
  const owner = grant(['orders.view'], { websiteIds: [2, 3], locationIds: [7], refundLimit: 100 })
  expect(intersectGrants(token, owner)).toEqual({
    permissions: new Set(['orders.view']),
    websiteIds: [2],
    locationIds: [7],
    refundLimit: 100,
  })
})
