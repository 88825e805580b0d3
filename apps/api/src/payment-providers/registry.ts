import type { ApiSettings } from '../platform/settings.ts'
import { payzenProvider } from './payzen/provider.ts'
import type { PaymentProvider } from './port.ts'

/** The providers by code, with the methods that they pay. Other methods are paid to the shop itself: a transfer, cash. */
const providers = {
  payzen: {
    pays: (method: string) => method.startsWith('payzen_'),
    create: ({ payzen }: ApiSettings): PaymentProvider => payzenProvider(payzen),
  },
}

type ProviderCode = keyof typeof providers

const created = new WeakMap<ApiSettings, Map<string, PaymentProvider>>()

/** The provider of a code; each process has one, which remembers its failures. */
export function providerByCode(settings: ApiSettings, code: ProviderCode): PaymentProvider {
  const known = created.get(settings) ?? new Map<string, PaymentProvider>()
  created.set(settings, known)
  const provider = known.get(code) ?? providers[code].create(settings)
  known.set(code, provider)
  return provider
}

/** The provider of a payment method; undefined for methods that are paid to the shop itself. */
export function providerOf(settings: ApiSettings, method: string): PaymentProvider | undefined {
  const codes = Object.keys(providers).filter(isCode)
  const code = codes.find((one) => providers[one].pays(method))
  return code && providerByCode(settings, code)
}

const isCode = (code: string): code is ProviderCode => Object.hasOwn(providers, code)
