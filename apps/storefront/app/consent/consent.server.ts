import {
  consentTo,
  PURPOSES,
  readConsent,
  writeCodes,
  type Consent,
  type Purpose,
} from '@comptoir/rules/consent'
import type { RouterContextProvider } from 'react-router'
import { RecordConsentDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { ACCEPTED_CODES, ACCEPTED_COOKIES, CONSENT_ID, COOKIES } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** Version of the consent texts, stored with the proof; change it with the texts. */
const VERSION = '2026-11'
const { maxAge: MAX_AGE } = COOKIES[ACCEPTED_COOKIES]

/** The visitor's consent; undefined before the first choice and after it expires. */
export function consentOf(context: Context): Consent | undefined {
  const { cookies } = context.get(scopeContext)
  return readConsent(cookies.get(ACCEPTED_COOKIES), cookies.get(ACCEPTED_CODES))
}

/** Purposes that the site asks consent for. */
export const purposesOf = (context: Context): readonly Purpose[] =>
  context.get(scopeContext).site.consent ?? []

/** Purposes to ask for; undefined when consent is given or not needed. */
export function purposesToAsk(context: Context): readonly Purpose[] | undefined {
  const purposes = purposesOf(context)
  return purposes.length === 0 || consentOf(context) ? undefined : purposes
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
  const selected = PURPOSES.filter((purpose) => form.has(purpose))
  const consent = consentTo(submitted, purposesOf(context), selected)
  try {
    cookies.set(CONSENT_ID, await saveConsentRecord(context, consent), { maxAge: MAX_AGE, httpOnly: true })
  } catch (error) {
    log.error({ err: error }, 'Cannot store the proof of a consent')
    if (Object.values(consent.codes).includes(true)) return false
  }
  cookies.set(ACCEPTED_COOKIES, consent.accepted, { maxAge: MAX_AGE })
  cookies.set(ACCEPTED_CODES, writeCodes(consent), { maxAge: MAX_AGE })
  for (const name of rejectedCookies(request.headers.get('cookie') ?? '', consent)) cookies.remove(name)
  return true
}

/** Saves the proof of consent and returns the visitor id it is stored under. */
async function saveConsentRecord(context: Context, { codes }: Consent): Promise<string> {
  const { recordConsent } = await commerce(context).query(RecordConsentDocument, {
    input: {
      subject: 'cookies',
      version: VERSION,
      choices: Object.entries(codes).map(([code, accepted]) => ({ code, accepted })),
      visitor_id: context.get(scopeContext).cookies.get(CONSENT_ID) ?? null,
    },
  })
  return recordConsent?.visitor_id ?? ''
}

/** Cookies that Google's script sets for each purpose. */
const PURPOSE_COOKIES: Readonly<Record<Purpose, RegExp>> = {
  ga: /^_(?:ga(?:_[\w-]+)?|gid)$/,
  ads: /^_gc[lb]_\w+$/,
}

function rejectedCookies(header: string, { codes }: Consent): string[] {
  const names = header.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  return names.filter((name) =>
    PURPOSES.some((purpose) => !codes[purpose] && PURPOSE_COOKIES[purpose].test(name)),
  )
}
