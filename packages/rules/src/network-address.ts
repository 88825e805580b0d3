/** An IP address as a number of 128 bits; IPv4 as IPv4-mapped IPv6, so that both notations are equal. */
export type NetworkAddress = bigint

/** All addresses whose first `bits` of 128 are those of `base`. */
export interface Network {
  readonly base: NetworkAddress
  readonly bits: number
}

const MAPPED = 0xffffn << 32n
const MAPPED_BITS = 96

/** Parses an IP address, with or without brackets, port and zone; undefined for anything else. */
export function parseAddress(text: string): NetworkAddress | undefined {
  if (text.length > 64) return undefined
  const bare = text.trim()
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1]
  const v4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(bare)?.[1]
  if (v4 !== undefined) return parseV4(v4, MAPPED)
  return parseV6((bracketed ?? bare).replace(/%[\w.-]+$/, ''))
}

function parseV4(text: string, prefix: bigint): bigint | undefined {
  const parts = text.split('.')
  // A leading zero is ambiguous: some parsers read 010 as octal.
  if (parts.length !== 4 || parts.some((part) => !/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255))
    return undefined
  return prefix | parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function parseV6(text: string): bigint | undefined {
  const tail = text.slice(text.lastIndexOf(':') + 1)
  const v4 = tail.includes('.') ? parseV4(tail, 0n) : 0n
  if (v4 === undefined) return undefined
  const hex = tail.includes('.')
    ? `${text.slice(0, -tail.length)}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`
    : text
  const halves = hex.split('::')
  if (!hex.includes(':') || halves.length > 2) return undefined
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(halves.length === 2 ? missing : 0).fill('0'), ...rest]
  if (groups.some((group) => !/^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** The canonical notation of an address: dotted for IPv4, eight groups for IPv6. */
export function formatAddress(address: NetworkAddress): string {
  if (isV4(address)) return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 0xffn).join('.')
  return Array.from({ length: 8 }, (_, group) =>
    ((address >> BigInt(112 - 16 * group)) & 0xffffn).toString(16),
  ).join(':')
}

export function isV4(address: NetworkAddress): boolean {
  return address >> 32n === 0xffffn
}

/** The network of `bits` bits that contains an address. */
export function networkOf(address: NetworkAddress, bits: number): Network {
  const rest = BigInt(128 - bits)
  return { base: (address >> rest) << rest, bits }
}

export function contains({ base, bits }: Network, address: NetworkAddress): boolean {
  return networkOf(address, bits).base === base
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  none: [],
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Shorter prefixes would trust too many addresses. */
const SHORTEST = { v4: 8, v6: 7 }

/**
 * Parses TRUSTED_PROXIES: addresses, networks (`10.0.0.0/8`) and the names loopback, linklocal, uniquelocal and none,
 * separated by commas. `problem` is an error message for the operator.
 */
export function readTrustedNetworks(text: string): { networks: Network[] } | { problem: string } {
  const networks: Network[] = []
  for (const entry of text.split(',').map((one) => one.trim())) {
    for (const written of NAMED[entry.toLowerCase()] ?? [entry]) {
      const network = parseNetwork(written)
      if (!network)
        return {
          problem: `TRUSTED_PROXIES must list addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal or none, separated by commas, but has "${entry}".`,
        }
      if (isTooWide(network))
        return {
          problem: `TRUSTED_PROXIES must name the proxies in front of the shop alone, but "${entry}" trusts everybody.`,
        }
      networks.push(network)
    }
  }
  return { networks }
}

function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  const parsed = /^[\d.]+$|^[\da-f:.]+$/i.test(address) ? parseAddress(address) : undefined
  if (parsed === undefined || more.length > 0) return undefined
  if (prefix === undefined) return { base: parsed, bits: 128 }
  const isDotted = !address.includes(':')
  const bits = Number(prefix)
  if (!/^\d{1,3}$/.test(prefix) || bits > (isDotted ? 32 : 128)) return undefined
  return networkOf(parsed, isDotted ? MAPPED_BITS + bits : bits)
}

function isTooWide(network: Network): boolean {
  if (network.bits >= MAPPED_BITS + SHORTEST.v4) return false
  return network.bits < SHORTEST.v6 || contains(network, MAPPED) || isV4(network.base)
}

/**
 * Predicate for a server's `trustProxy`: it uses an `X-Forwarded-For` entry only when the peer and every entry to the
 * right of it are trusted.
 */
export function trustsAddress(networks: readonly Network[]): (address: string | undefined) => boolean {
  return (text) => {
    const address = text === undefined ? undefined : parseAddress(text)
    return address !== undefined && networks.some((network) => contains(network, address))
  }
}

/**
 * The visitor's address in canonical notation: the forwarded one, or the peer's when that is not an address; else
 * `unknown`.
 */
export function visitorAddress(forwarded: string | undefined, peer: string | undefined): string {
  for (const text of [forwarded, peer]) {
    const address = text === undefined ? undefined : parseAddress(text)
    if (address !== undefined) return formatAddress(address)
  }
  return 'unknown'
}

/**
 * Networks by which rate limits count an address: IPv4 by the address; IPv6 by /64, the network of one connection, and
 * by /48, the largest network of one customer. A text that is not an address is counted as it is.
 */
export function senderNetworks(text: string): { sender: string; wider: string | undefined; coarse: string } {
  const address = parseAddress(text)
  if (address === undefined) return { sender: text, wider: undefined, coarse: 'unknown' }
  const name = (bits: number) => `${formatAddress(networkOf(address, bits).base)}/${bits}`
  if (isV4(address))
    return { sender: formatAddress(address), wider: undefined, coarse: name(MAPPED_BITS + 16) }
  return { sender: name(64), wider: name(48), coarse: name(32) }
}

/** An address whose end is hidden, by which people recognise their network: `82.64.•••`. */
export function hiddenAddress(text: string): string {
  const address = parseAddress(text)
  if (address === undefined) return '•••'
  const [first = '', second = ''] = formatAddress(address).split(isV4(address) ? '.' : ':')
  return isV4(address) ? `${first}.${second}.•••` : `${first}:${second}:•••`
}

const network = (text: string): Network[] => {
  const parsed = parseNetwork(text)
  return parsed ? [parsed] : []
}

const LOOPBACK = (NAMED.loopback ?? []).flatMap(network)
const PRIVATE = [...(NAMED.uniquelocal ?? []), '100.64.0.0/10'].flatMap(network)
/** Public unicast of IPv6 is 2000::/3 (RFC 4291); IPv4 has these exceptions (RFC 6890). */
const PUBLIC_V6 = network('2000::/3')
const SPECIAL = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // They hold an IPv4 address, which may be any: 6to4, Teredo; and documentation.
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
].flatMap(network)

/**
 * What an address leads to: this machine, the own network, the internet, or something that nobody sends to: link-local
 * addresses, at which clouds keep their secrets, multicast and reserved ones.
 */
export type AddressKind = 'loopback' | 'private' | 'public' | 'other'

export function kindOfAddress(address: NetworkAddress): AddressKind {
  const isIn = (networks: readonly Network[]) => networks.some((one) => contains(one, address))
  if (isIn(LOOPBACK)) return 'loopback'
  if (isIn(PRIVATE)) return 'private'
  if (isIn(SPECIAL)) return 'other'
  return isV4(address) || isIn(PUBLIC_V6) ? 'public' : 'other'
}
