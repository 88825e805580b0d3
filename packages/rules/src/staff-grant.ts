import type { Grant } from './permissions.ts'

/**
 * Whether somebody with the grant `own` may give `given` to others: nobody gives more permissions, places or money than
 * they have.
 */
export function isWithinGrant(given: Grant, own: Grant): boolean {
  return (
    [...given.permissions].every((one) => own.permissions.has(one)) &&
    isWithinList(given.websiteIds, own.websiteIds) &&
    isWithinList(given.locationIds, own.locationIds) &&
    (!given.permissions.has('orders.refund') || isWithinLimit(given.refundLimit, own.refundLimit))
  )
}

/** What holds for both: the permissions of a token while its owner has them, at places of both. */
export function intersectGrants(one: Grant, other: Grant): Grant {
  return {
    permissions: new Set([...one.permissions].filter((code) => other.permissions.has(code))),
    websiteIds: intersectLists(one.websiteIds, other.websiteIds),
    locationIds: intersectLists(one.locationIds, other.locationIds),
    refundLimit: smallerLimit(one.refundLimit, other.refundLimit),
  }
}

type List = readonly number[] | null

function isWithinList(given: List, own: List): boolean {
  return own === null || (given !== null && given.every((id) => own.includes(id)))
}

function intersectLists(one: List, other: List): List {
  if (one === null) return other
  return other === null ? one : one.filter((id) => other.includes(id))
}

function isWithinLimit(given: number | null, own: number | null): boolean {
  return own === null || (given !== null && given <= own)
}

function smallerLimit(one: number | null, other: number | null): number | null {
  if (one === null) return other
  return other === null ? one : Math.min(one, other)
}
