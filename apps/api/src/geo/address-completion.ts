import { CircuitBreaker, CircuitOpenError } from '@comptoir/rules/circuit-breaker'
import { placeWords } from '@comptoir/rules/geo-text'
import type { ByteCache } from '../platform/byte-cache.ts'
import type { App } from '../platform/context.ts'
import {
  AddressProviderError,
  type AddressProvider,
  type KnownAddress,
  type WantedAddress,
} from './address-provider.ts'
import { geoplateforme } from './geoplateforme.ts'
import { hereCompletion } from './here-completion.ts'
import type { AddressCompletionSettings } from './settings.ts'

type Remembered = { addresses: readonly KnownAddress[]; until: number }

const rememberedMs = 10 * 60_000
const bytesOfAddress = 300
/** Of a provider, some of which are towns or lie elsewhere. */
const asked = 10

type Options = {
  /** Runs before each request to the provider, such as to limit them; its error is thrown on. */
  admit: () => Promise<void>
  warn: (reason: string) => void
}

/** Asks the provider of the deployment; remembers its answers for some minutes, and leaves it alone while it fails. */
export class AddressCompletion {
  readonly #provider: AddressProvider
  readonly #breaker: CircuitBreaker
  readonly #cache: ByteCache<string, Remembered>
  readonly #now: () => number

  constructor(provider: AddressProvider, app: Pick<App, 'caches' | 'now'>) {
    this.#provider = provider
    this.#now = () => app.now().getTime()
    this.#breaker = new CircuitBreaker({ failures: 3, pauseMs: 30_000, now: this.#now })
    this.#cache = app.caches.create({ name: 'address completion', budget: 2_000_000 })
  }

  covers(country: string): boolean {
    return this.#provider.covers(country)
  }

  /** Addresses that complete a text, best first; undefined while the provider does not respond. */
  async complete(
    { limit, ...wanted }: WantedAddress,
    { admit, warn }: Options,
  ): Promise<KnownAddress[] | undefined> {
    const { country, near, language, text } = wanted
    const key = JSON.stringify([
      country,
      language,
      near?.latitude,
      near?.longitude,
      placeWords(text).join(' '),
    ])
    const known = this.#cache.get(key)
    if (known && known.until > this.#now()) return known.addresses.slice(0, limit)
    if (this.#breaker.isOpen) return undefined
    await admit()
    try {
      const found = await this.#breaker.run(
        () => this.#provider.complete({ ...wanted, limit: asked }),
        (error) => (error instanceof AddressProviderError ? error.pauseMs : undefined),
      )
      const addresses = [...new Map(found.map((address) => [identity(address), address])).values()]
      const bytes = addresses.length * bytesOfAddress + 2 * key.length
      this.#cache.set(key, { addresses, until: this.#now() + rememberedMs }, bytes)
      return addresses.slice(0, limit)
    } catch (error) {
      if (!(error instanceof CircuitOpenError))
        warn(`address completion: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
}

const identity = ({ street, houseNumber, postcode, city }: KnownAddress) =>
  JSON.stringify([street, houseNumber, postcode, city])

const opened = new WeakMap<App, AddressCompletion>()

/** The completion of the deployment; undefined where it has none. */
export function addressCompletionOf(app: App): AddressCompletion | undefined {
  const { addressCompletion } = app.settings
  if (!addressCompletion) return undefined
  const known = opened.get(app) ?? new AddressCompletion(providerOf(addressCompletion), app)
  opened.set(app, known)
  return known
}

function providerOf(settings: AddressCompletionSettings): AddressProvider {
  return settings.provider === 'here' ? hereCompletion(settings.here) : geoplateforme(settings)
}
