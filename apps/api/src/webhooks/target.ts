import { lookup } from 'node:dns/promises'
import { isLoopbackHost, isPrivateHost } from '@comptoir/rules/deployment'
import { kindOfAddress, parseAddress } from '@comptoir/rules/network-address'
import type { ApiSettings } from '../platform/settings.ts'

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

export const resolveHost: Resolve = async (host) => await lookup(host, { all: true })

/** The target lies in a network to which webhooks may not go. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError'

  constructor() {
    super('The address is not on the internet.')
  }
}

type Rules = Pick<ApiSettings, 'production' | 'webhookPrivateTargets'>

/** Whether plain http is allowed to a host: in one's own network, or outside of production to this machine. */
export function allowsPlain({ production, webhookPrivateTargets }: Rules, host: string): boolean {
  if (webhookPrivateTargets) return isPrivateHost(host)
  return !production && isLoopbackHost(host)
}

/** The host of an address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Throws ForbiddenTargetError unless all addresses of a host may be sent to: those of the internet, and private ones where
 * the settings say so. Outside of production a name of this machine leads to this machine.
 */
function demandAllowed(rules: Rules, host: string, addresses: readonly { address: string }[]): void {
  const allowsLoopback = rules.webhookPrivateTargets || (!rules.production && isLoopbackHost(host))
  for (const { address } of addresses) {
    const parsed = parseAddress(address)
    const kind = parsed === undefined ? 'other' : kindOfAddress(parsed)
    const isAllowed =
      kind === 'public' ||
      (kind === 'loopback' && allowsLoopback) ||
      (kind === 'private' && rules.webhookPrivateTargets)
    if (!isAllowed) throw new ForbiddenTargetError()
  }
}

/** The addresses of a host, each of which was checked. Throws ForbiddenTargetError and the errors of the resolver. */
export async function allowedAddresses(
  rules: Rules,
  host: string,
  resolve: Resolve,
): Promise<readonly { address: string; family: number }[]> {
  const literal = parseAddress(host)
  const addresses =
    literal === undefined ? await resolve(host) : [{ address: host, family: host.includes(':') ? 6 : 4 }]
  if (addresses.length === 0) throw new Error(`The name ${host} has no address.`)
  demandAllowed(rules, host, addresses)
  return addresses
}
