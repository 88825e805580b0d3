import type { Identity } from './context.ts'

/** Magento's group of guests. */
const guests = 'NOT LOGGED IN'

/** Code of the visitor's customer group, as website.json names groups. */
export function groupCodeOf(identity: Pick<Identity, 'groupCode'> | null): string {
  return identity?.groupCode ?? guests
}
