/** Purposes that need consent: audience measurement and advertising (spec 001 §3, decisions K-13). */
export const PURPOSES = ['ga', 'ads'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Days for which a choice is valid (decisions K-14). */
export const CONSENT_DAYS = 182

/** A visitor's choice, as stored in its two cookies (spec 001 §4). */
export interface Consent {
  readonly accepted: 'all' | 'none' | 'custom'
  readonly codes: Readonly<Partial<Record<Purpose, boolean>>>
}

/** Whether a purpose is accepted: by `all` or by its own flag (spec 001 §4). Without a choice no purpose is. */
export function isAccepted(consent: Consent | undefined, purpose: Purpose): boolean {
  if (!consent || consent.accepted === 'none') return false
  return consent.accepted === 'all' || consent.codes[purpose] === true
}

/** The consent for a choice of the banner: all, none, or `custom` with the ticked purposes out of the offered ones. */
export function consentTo(
  accepted: Consent['accepted'],
  offered: readonly Purpose[],
  ticked: readonly Purpose[] = [],
): Consent {
  const isTicked = (purpose: Purpose) =>
    accepted === 'all' || (accepted === 'custom' && ticked.includes(purpose))
  return { accepted, codes: Object.fromEntries(offered.map((purpose) => [purpose, isTicked(purpose)])) }
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
    const flags = new Map(Object.entries(read))
    return Object.fromEntries(PURPOSES.map((purpose) => [purpose, flags.get(purpose) === true]))
  } catch {
    return {}
  }
}
