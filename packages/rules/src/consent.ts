/** Services that need consent: audience measurement and advertising (spec 001 §3, decisions K-13). */
export const SERVICES = ['ga', 'ads'] as const
export type Service = (typeof SERVICES)[number]

/** What visitors are asked consent for. The scripts of its service load when it is accepted. */
export interface Purpose {
  /** Its name in the cookie of the choices, that of the service for the purposes of every shop. */
  readonly code: string
  readonly service?: Service | undefined
}

/** Fields of the consent forms besides those of the purposes. */
export const CONSENT_FIELDS = ['accepted', 'needed', 'stay'] as const

/** Most purposes of a shop; the cookie of the choices has no more. */
export const MOST_PURPOSES = 20

/** Days for which a choice is valid (decisions K-14). */
export const CONSENT_DAYS = 182

/** A visitor's choice, as stored in its two cookies (spec 001 §4). */
export interface Consent {
  readonly accepted: 'all' | 'none' | 'custom'
  readonly codes: Readonly<Record<string, boolean>>
}

/**
 * Whether a purpose is accepted: by `all` or by its own flag (spec 001 §4). Without a choice no purpose is, and `all`
 * are those that were offered: a purpose that the shop added later is not accepted.
 */
export function isAccepted(consent: Consent | undefined, code: string): boolean {
  if (!consent || consent.accepted === 'none') return false
  return consent.accepted === 'all' ? wasOffered(consent, code) : consent.codes[code] === true
}

/** The services whose scripts may load. */
export function acceptedServices(
  consent: Consent | undefined,
  purposes: readonly Purpose[],
): ReadonlySet<Service> {
  const accepted = purposes.filter(({ code }) => isAccepted(consent, code))
  return new Set(SERVICES.filter((service) => accepted.some((purpose) => purpose.service === service)))
}

/** Whether a choice was made between all of these purposes. */
export function isAnswered(consent: Consent | undefined, codes: readonly string[]): boolean {
  return consent !== undefined && codes.every((code) => wasOffered(consent, code))
}

/** Without flags, every purpose counts as offered. */
function wasOffered({ codes }: Consent, code: string): boolean {
  return Object.hasOwn(codes, code) || Object.keys(codes).length === 0
}

/** The consent for a choice of the banner: all, none, or `custom` with the ticked purposes out of the offered ones. */
export function consentTo(
  accepted: Consent['accepted'],
  offered: readonly string[],
  ticked: readonly string[] = [],
): Consent {
  const isTicked = (code: string) => accepted === 'all' || (accepted === 'custom' && ticked.includes(code))
  return { accepted, codes: Object.fromEntries(offered.map((code) => [code, isTicked(code)])) }
}

/** Reads the consent from the cookies `accepted_cookies` and `accepted_cookies_codes`; undefined when there is none. */
export function readConsent(accepted: string | undefined, codes: string | undefined): Consent | undefined {
  if (accepted !== 'all' && accepted !== 'none' && accepted !== 'custom') return undefined
  return { accepted, codes: readCodes(codes) }
}

/** The value of the second cookie: a JSON map of codes (decisions K-14). */
export const writeCodes = ({ codes }: Consent): string => JSON.stringify(codes)

function readCodes(text: string | undefined): Consent['codes'] {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (typeof read !== 'object' || read === null) return {}
    const flags = Object.entries(read).slice(0, MOST_PURPOSES)
    return Object.fromEntries(flags.map(([code, flag]) => [code, flag === true]))
  } catch {
    return {}
  }
}
