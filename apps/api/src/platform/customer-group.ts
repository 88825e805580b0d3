import type { Identity } from './context.ts'

/** Magento's group of guests and the groups of customers, by id. */
const groupCodes: Record<number, string> = { 0: 'NOT LOGGED IN', 1: 'General', 2: 'Professional' }

/** Code of the visitor's customer group, as website.json names groups. */
export function groupCodeOf(identity: Pick<Identity, 'groupId'> | null): string {
  return groupCodes[identity?.groupId ?? 0] ?? ''
}
