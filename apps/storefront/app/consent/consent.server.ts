import {
  CONSENT_DAYS,
  consentTo,
  PURPOSES,
  readConsent,
  writeCodes,
  type Consent,
  type Purpose,
} from '@comptoir/rules/consent'
import type { RouterContextProvider } from 'react-router'
import { RecordConsentDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { ACCEPTED_CODES, ACCEPTED_COOKIES, CONSENT_ID } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** Of the words that the proof is about; another one when what is asked changes. */
const VERSION = '2026-11'
const MAX_AGE = CONSENT_DAYS * 24 * 60 * 60

/** What the visitor chose; undefined before the first choice and six months after the last. */
export function consentOf(context: Context): Consent | undefined {
  const { cookies } = context.get(scopeContext)
  return readConsent(cookies.get(ACCEPTED_COOKIES), cookies.get(ACCEPTED_CODES))
}

/** What the site asks consent for. */
export const purposesOf = (context: Context): readonly Purpose[] =>
  context.get(scopeContext).site.consent ?? []

const lists = new Map<string, Intl.ListFormat>()

/** Made once: nearly every page of somebody new needs it. */
function listIn(locale: string): Intl.ListFormat {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale)
  lists.set(locale, list)
  return list
}

/** The words of the banner, as long as there is something to choose and nothing chosen. */
export function question(context: Context) {
  const { language, site } = context.get(scopeContext)
  const purposes = purposesOf(context)
  if (purposes.length === 0 || consentOf(context)) return undefined
  const aims = { ga: m.consent_aim_ga(), ads: m.consent_aim_ads() }
  const list = listIn(site.languages[language].locale.replace('_', '-'))
  return {
    label: m.consent_banner_label(),
    title: m.consent_banner_title(),
    text: m.consent_banner_text({ purposes: list.format(purposes.map((purpose) => aims[purpose])) }),
    more: { label: m.consent_more(), to: href(language, 'cookiePolicy') },
    accept: m.consent_accept_all(),
    refuse: m.consent_refuse_all(),
    choose: m.consent_choose(),
    settings: href(language, 'cookieSettings'),
  }
}

export type Question = NonNullable<ReturnType<typeof question>>

/**
 * Keeps the choice of a form for six months with its proof (decisions K-14), and deletes the cookies of what is not
 * accepted (K-15). A refusal counts without its proof, an acceptance does not: answers whether the choice was kept.
 */
export async function keepConsent(context: Context, request: Request, form: FormData): Promise<boolean> {
  const { cookies, log } = context.get(scopeContext)
  const choice = form.get('accepted')
  if (choice !== 'all' && choice !== 'none' && choice !== 'custom')
    throw new Response('Bad Request', { status: 400 })
  const ticked = PURPOSES.filter((purpose) => form.has(purpose))
  const consent = consentTo(choice, purposesOf(context), ticked)
  try {
    cookies.set(CONSENT_ID, await proofOf(context, consent), { maxAge: MAX_AGE, httpOnly: true })
  } catch (error) {
    log.error({ err: error }, 'The proof of a consent could not be kept')
    if (Object.values(consent.codes).includes(true)) return false
  }
  cookies.set(ACCEPTED_COOKIES, consent.accepted, { maxAge: MAX_AGE })
  cookies.set(ACCEPTED_CODES, writeCodes(consent), { maxAge: MAX_AGE })
  for (const name of unwanted(request.headers.get('cookie') ?? '', consent)) cookies.remove(name)
  return true
}

/** The name under which the visitor's choices are kept. */
async function proofOf(context: Context, { codes }: Consent): Promise<string> {
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

/** What Google's script sets for each purpose. */
const SET_FOR: Readonly<Record<Purpose, RegExp>> = {
  ga: /^_(?:ga(?:_[\w-]+)?|gid)$/,
  ads: /^_gc[lb]_\w+$/,
}

function unwanted(header: string, { codes }: Consent): string[] {
  const names = header.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  return names.filter((name) => PURPOSES.some((purpose) => !codes[purpose] && SET_FOR[purpose].test(name)))
}
