import type { Identity } from './context.ts'

/** Magento's group of whoever is not signed in, and the groups of customers, by their ids. */
const groupCodes: Record<number, string> = { 0: 'NOT LOGGED IN', 1: 'General', 2: 'Professional' }

/** Code of the visitor's customer group, as website.json names groups. */
export function groupCodeOf(identity: Pick<Identity, 'groupId'> | null): string {
  return groupCodes[identity?.groupId ?? 0] ?? ''
}
