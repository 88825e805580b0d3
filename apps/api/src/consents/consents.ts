import { randomUUID } from 'node:crypto'
import type { ConsentInput, ConsentOutput } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { pseudonymOf, selectSecret } from '../platform/shop-secret.ts'
import { timestamp } from '../platform/timestamp.ts'
import { insertConsent, type Consent } from './consents.sql.ts'

const mostChoices = 30
const longestName = 64

/** Records the choices of a visitor, e.g. in the cookie banner (decisions K-14). Throws {@link InputError}. */
export async function recordConsent(ctx: RequestContext, input: ConsentInput): Promise<ConsentOutput> {
  const { app, store, identity } = ctx
  const { subject, version, choices, visitor_id: visitor } = input
  const names = [subject, version, ...choices.flatMap((choice) => choice?.code ?? [])]
  if (choices.length > mostChoices || names.some((name) => name === '' || name.length > longestName))
    throw new InputError(`A consent names at most ${mostChoices} codes of 1 to ${longestName} characters.`)
  if (visitor && !/^[\w-]{8,64}$/.test(visitor))
    throw new InputError('The visitor_id must be 8 to 64 letters, digits, hyphens or underscores.')
  await limitRequest(ctx, RATE_LIMITS.consents)
  const visitorId = visitor || randomUUID()
  const at = app.now()
  await insertConsent(app.sql, {
    websiteId: store.website.id,
    customerId: identity?.customerId ?? null,
    visitorId,
    subject,
    version,
    choices: Object.fromEntries(
      choices.flatMap((choice) => (choice ? [[choice.code, choice.accepted]] : [])),
    ),
    at,
  })
  return { visitor_id: visitorId, recorded_at: timestamp(at) }
}

/** Records the consent of the owner of an e-mail, or its withdrawal; stores a hash of the e-mail. */
export async function recordConsentOf(
  sql: Queryable,
  email: string,
  consent: Omit<Consent, 'visitorId' | 'version'>,
): Promise<void> {
  const hash = pseudonymOf(await selectSecret(sql), email.toLowerCase()).toString('hex')
  await insertConsent(sql, { ...consent, visitorId: hash, version: '1' })
}
