import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { senderNetworks, visitorAddress } from '@comptoir/rules/network-address'
import { LRUCache } from 'lru-cache'

const mostRemembered = 5000
const dayMs = 86_400_000
/** Characters of a forwarded address that are looked at: a longer one is no real one. */
const longestForwarded = 500

/** Pseudonyms of visitors: a keyed hash of their network address, with another key every day, so that days cannot be joined. */
export class Visitors {
  readonly #key: string | Buffer
  readonly #trusts: (address: string | undefined) => boolean
  readonly #known = new LRUCache<string, string>({ max: mostRemembered })
  #day = -1
  #keyOfDay: Buffer = Buffer.alloc(0)

  constructor(key: string | undefined, trusts: (address: string | undefined) => boolean) {
    this.#key = key ?? randomBytes(32)
    this.#trusts = trusts
  }

  /** `now` in milliseconds. */
  pseudonymOf({ headers, socket: { remoteAddress } }: IncomingMessage, now: number): string {
    const day = Math.floor(now / dayMs)
    if (day !== this.#day) {
      this.#day = day
      this.#keyOfDay = createHmac('sha256', this.#key).update(String(day)).digest()
      this.#known.clear()
    }
    const forwarded = forwardedOf(headers)
    const sender = `${remoteAddress} ${forwarded}`
    const known = this.#known.get(sender)
    if (known !== undefined) return known
    const network = networkOf(forwarded, remoteAddress, this.#trusts)
    const made = createHmac('sha256', this.#keyOfDay).update(network).digest('base64url').slice(0, 12)
    this.#known.set(sender, made)
    return made
  }
}

type Trusts = (address: string | undefined) => boolean

const forwardedOf = (headers: IncomingMessage['headers']) =>
  String(headers['x-forwarded-for'] ?? '').slice(0, longestForwarded)

/** The network of the visitor who sent a request. */
export const senderOf = ({ headers, socket }: IncomingMessage, trusts: Trusts): string =>
  networkOf(forwardedOf(headers), socket.remoteAddress, trusts)

/** That of the first address from the right that no trusted proxy has. */
function networkOf(forwarded: string, peer: string | undefined, trusts: Trusts): string {
  let address = peer
  for (const next of forwarded.split(',').toReversed()) {
    if (next.trim() === '' || !trusts(address)) break
    address = next.trim()
  }
  return senderNetworks(visitorAddress(address, peer)).sender
}
