import type { Purpose, Service } from '@comptoir/rules/consent'
import * as m from '../paraglide/messages.js'

/** A purpose as pages show it. */
export interface ShownPurpose extends Purpose {
  /** Texts of a purpose of the shop's own, in the language of the page. */
  readonly texts?: PurposeTexts | undefined
  /** Cookies besides those of the service. */
  readonly cookies?: readonly PurposeCookie[] | undefined
}

export interface PurposeTexts {
  readonly name: string
  readonly description: string
  /** What the cookies serve, as the banner lists it. */
  readonly aim: string
}

interface PurposeCookie {
  readonly name: string
  readonly description: string
  readonly days: number
}

const SERVICE_TEXTS: Readonly<Record<Service, () => Omit<PurposeTexts, 'aim'>>> = {
  ga: () => ({ name: m.consent_purpose_ga(), description: m.consent_purpose_ga_text() }),
  ads: () => ({ name: m.consent_purpose_ads(), description: m.consent_purpose_ads_text() }),
}

/** Name and description: the shop's own, or those of the service. */
export function purposeTexts({ code, texts, service }: ShownPurpose): Omit<PurposeTexts, 'aim'> {
  return texts ?? (service ? SERVICE_TEXTS[service]() : { name: code, description: '' })
}
