import {
  acceptedServices,
  consentTo,
  isAccepted,
  isAnswered,
  readConsent,
  SERVICES,
  writeCodes,
  type Consent,
  type Service,
} from '@comptoir/rules/consent'
import { textIn } from '@comptoir/rules/language'
import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { RecordConsentDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { ACCEPTED_CODES, ACCEPTED_COOKIES, CONSENT_ID } from '../platform/cookies.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import type { ShownPurpose } from './purpose-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Version of the consent texts of every shop, stored with the proof; change it with the texts. */
const VERSION = '2026-11'
const { maxAge: MAX_AGE } = COOKIES[ACCEPTED_COOKIES]

/** The visitor's consent; undefined before the first choice and after it expires. */
export function consentOf(context: Context): Consent | undefined {
  const { cookies } = context.get(scopeContext)
  return readConsent(cookies.get(ACCEPTED_COOKIES), cookies.get(ACCEPTED_CODES))
}

/** Purposes that the site asks consent for. */
export function purposesOf(context: Context): readonly ShownPurpose[] {
  const { site, language } = context.get(scopeContext)
  return (site.consent ?? []).map((purpose) => {
    if (typeof purpose === 'string') return { code: purpose, service: purpose }
    const { code, service, name, description, aim, cookies } = purpose
    const shown = (text: typeof name) => textIn(text, language)
    return {
      code,
      service,
      texts: { name: shown(name), description: shown(description), aim: shown(aim) },
      cookies: cookies?.map((one) => ({ ...one, description: shown(one.description) })),
    }
  })
}

/** Of the given purposes, undefined when the visitor has chosen between them, or when there are none. */
export function purposesToAsk(
  context: Context,
  purposes = purposesOf(context),
): readonly ShownPurpose[] | undefined {
  const codes = purposes.map(({ code }) => code)
  return codes.length === 0 || isAnswered(consentOf(context), codes) ? undefined : purposes
}

/**
 * Stores a consent for six months with its proof (decisions K-14), and deletes cookies of rejected purposes (K-15). A
 * rejection is stored even when the proof fails, an acceptance is not. Returns whether the consent was stored.
 */
export async function storeConsent(context: Context, request: Request, form: FormData): Promise<boolean> {
  const { cookies, log } = context.get(scopeContext)
  const submitted = form.get('accepted')
  if (submitted !== 'all' && submitted !== 'none' && submitted !== 'custom')
    throw new Response('Bad Request', { status: 400 })
  const purposes = purposesOf(context)
  const codes = purposes.map(({ code }) => code)
  const consent = consentTo(
    submitted,
    codes,
    codes.filter((code) => form.has(code)),
  )
  try {
    cookies.set(CONSENT_ID, await saveConsentRecord(context, consent), { maxAge: MAX_AGE, httpOnly: true })
  } catch (error) {
    log.error({ err: error }, 'Cannot store the proof of a consent')
    if (Object.values(consent.codes).includes(true)) return false
  }
  cookies.set(ACCEPTED_COOKIES, consent.accepted, { maxAge: MAX_AGE })
  cookies.set(ACCEPTED_CODES, writeCodes(consent), { maxAge: MAX_AGE })
  for (const name of rejectedCookies(request.headers.get('cookie') ?? '', consent, purposes))
    cookies.remove(name)
  return true
}

/** Saves the proof of consent and returns the visitor id it is stored under. */
async function saveConsentRecord(context: Context, { codes }: Consent): Promise<string> {
  const { recordConsent } = await commerce(context).query(RecordConsentDocument, {
    input: {
      subject: 'cookies',
      version: versionOf(context.get(scopeContext)),
      choices: Object.entries(codes).map(([code, accepted]) => ({ code, accepted })),
      visitor_id: context.get(scopeContext).cookies.get(CONSENT_ID) ?? null,
    },
  })
  return recordConsent?.visitor_id ?? ''
}

/** Of the texts that the visitor read: those of every shop, and of purposes of the shop's own. */
function versionOf({ site, language }: RequestScope): string {
  const own = (site.consent ?? []).filter((purpose) => typeof purpose !== 'string')
  if (own.length === 0) return VERSION
  const hash = createHash('sha256').update(JSON.stringify([language, own]))
  return `${VERSION} ${hash.digest('hex').slice(0, 16)}`
}

/** Cookies that Google's script sets for each service. */
const SERVICE_COOKIES: Readonly<Record<Service, RegExp>> = {
  ga: /^_(?:ga(?:_[\w-]+)?|gid)$/,
  ads: /^_gc[lb]_\w+$/,
}

function rejectedCookies(header: string, consent: Consent, purposes: readonly ShownPurpose[]): string[] {
  const names = header.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const accepted = acceptedServices(consent, purposes)
  const rejected = SERVICES.filter((service) => !accepted.has(service))
  const own = new Set(
    purposes.flatMap(({ code, cookies = [] }) =>
      isAccepted(consent, code) ? [] : cookies.map(({ name }) => name),
    ),
  )
  return names.filter(
    (name) =>
      rejected.some((service) => SERVICE_COOKIES[service].test(name)) ||
      (own.has(name) && !Object.hasOwn(COOKIES, name)),
  )
}
