import { setTimeout as wait } from 'node:timers/promises'
import type { WebhookEndpointInput } from '@comptoir/contract/generated/admin'
import { HOUR_MS } from '@comptoir/rules/duration'
import {
  isWebhookEvent,
  WEBHOOK_EVENTS,
  WEBHOOK_OLD_SECRET_HOURS,
  WEBHOOK_TEST,
  webhookAddressProblem,
  type WebhookEvent,
} from '@comptoir/rules/webhook'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import {
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Problem,
} from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { withinScope } from '../platform/admin/scope.ts'
import { showOnce } from '../platform/admin/shown-once.ts'
import { messageIn } from '../platform/messages.ts'
import { randomToken } from '../platform/random-token.ts'
import { dismissDeliveries, insertTest, retryDeliveries } from './deliveries.sql.ts'
import {
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  selectEndpoints,
  updateEndpoint,
  updateSecret,
  type EndpointFields,
  type EndpointRecord,
} from './endpoints.sql.ts'
import { newWebhookSecret } from './signature.ts'
import { allowedAddresses, allowsPlain, ForbiddenTargetError, hostOf, resolveHost } from './target.ts'

/** Name under which a new secret is shown once. */
export const WEBHOOK_SECRET_SHOWN = 'webhook secret'

const mostEndpoints = 100
/** Time that the name of an address may take when it is saved; it is resolved again whenever something is sent. */
const resolveMs = 2000

const entityOf = ({ id, url }: { id: number; url: string }) => ({ type: 'webhook', id, label: url })

/** The condition for the endpoints `e` that a person may see: those of their websites, those of all for who may see all. */
const ofScope = ({ app: { sql }, staff }: AdminContext) => withinScope(sql, staff, sql`e.website_id`)

export async function visibleEndpoints(ctx: AdminContext): Promise<EndpointRecord[]> {
  return await selectEndpoints(ctx.app.sql, ofScope(ctx))
}

/** Throws RecordNotFoundError for an endpoint of other websites and an unknown one alike. */
export async function visibleEndpoint(ctx: AdminContext, id: string): Promise<EndpointRecord> {
  const { sql } = ctx.app
  const [found] = await selectEndpoints(sql, sql`e.id = ${rowId(ctx, id)} and ${ofScope(ctx)}`)
  if (!found) throw new RecordNotFoundError(ctx.language)
  return found
}

/** Makes an endpoint, whose secret the response shows once. Throws InvalidInputError. */
export async function createEndpoint(ctx: AdminContext, input: WebhookEndpointInput): Promise<string> {
  const { app, staff, language } = ctx
  const fields = await checkedFields(ctx, input)
  if ((await countEndpoints(app.sql)) >= mostEndpoints)
    throw invalidField(language, 'url', 'webhook_most', { most: mostEndpoints })
  const secret = newWebhookSecret()
  const id = await insertEndpoint(app.sql, { ...fields, secret, createdBy: staff.name, createdAt: app.now() })
  showOnce(staff, WEBHOOK_SECRET_SHOWN, [secret])
  const { websiteId, ...after } = fields
  await recordChange(ctx, {
    action: 'webhook.create',
    entity: entityOf({ id, url: fields.url }),
    websiteId,
    after: { ...after, websiteId },
  })
  return String(id)
}

/** Changes an endpoint. Throws InvalidInputError and ConflictError. */
export async function changeEndpoint(
  ctx: AdminContext,
  { id, version, endpoint }: { id: string; version: string; endpoint: WebhookEndpointInput },
): Promise<void> {
  const known = await visibleEndpoint(ctx, id)
  const fields = await checkedFields(ctx, endpoint, known)
  const changed = (['websiteId', 'url', 'events', 'isActive'] as const).filter(
    (field) => String(fields[field]) !== String(known[field]),
  )
  if (changed.length === 0) return noChange(ctx)
  await expectVersion(ctx, entityOf(known), version, changed)
  await updateEndpoint(ctx.app.sql, known.id, fields)
  await recordChange(ctx, {
    action: 'webhook.update',
    entity: entityOf({ id: known.id, url: fields.url }),
    websiteId: fields.websiteId,
    before: Object.fromEntries(changed.map((field) => [field, known[field]])),
    after: Object.fromEntries(changed.map((field) => [field, fields[field]])),
  })
}

/** Deletes an endpoint with what was to be sent there. */
export async function removeEndpoint(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
): Promise<void> {
  const known = await visibleEndpoint(ctx, id)
  await expectVersion(ctx, entityOf(known), version)
  await deleteEndpoint(ctx.app.sql, known.id)
  const { websiteId, url, events, isActive } = known
  await recordChange(ctx, {
    action: 'webhook.delete',
    entity: entityOf(known),
    websiteId,
    before: { websiteId, url, events, isActive },
  })
}

/** Gives an endpoint a new secret, shown once; the old one signs beside it for a day. */
export async function rotateSecret(ctx: AdminContext, id: string): Promise<void> {
  const { app, staff } = ctx
  const known = await visibleEndpoint(ctx, id)
  const secret = newWebhookSecret()
  const until = new Date(app.now().getTime() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS)
  await updateSecret(app.sql, known.id, secret, until)
  showOnce(staff, WEBHOOK_SECRET_SHOWN, [secret])
  await recordChange(ctx, {
    action: 'webhook.rotate_secret',
    entity: entityOf(known),
    websiteId: known.websiteId,
    after: { oldSecretUntil: until.toISOString() },
  })
}

/** Sends an event to try an endpoint, at once and only once; returns the id of its delivery. */
export async function testEndpoint(ctx: AdminContext, id: string): Promise<string> {
  const { app, staff } = ctx
  const known = await visibleEndpoint(ctx, id)
  const now = app.now()
  const website = app.stores.all.find((store) => store.website.id === known.websiteId)?.website
  const payload = {
    id: `evt_${randomToken()}`,
    type: WEBHOOK_TEST,
    created_at: now.toISOString(),
    website: website?.code ?? null,
    data: { sent_by: staff.name },
  }
  const delivery = await insertTest(app.sql, { endpointId: known.id, now, payload })
  await recordChange(ctx, { action: 'webhook.test', entity: entityOf(known), websiteId: known.websiteId })
  return String(delivery)
}

/** Sends failed deliveries of an endpoint, or one of them, again; returns how many. */
export async function retryFailed(
  ctx: AdminContext,
  { endpointId, id }: { endpointId: string; id?: string | null },
): Promise<number> {
  const known = await visibleEndpoint(ctx, endpointId)
  const one = id ? rowId(ctx, id) : null
  const count = await retryDeliveries(ctx.app.sql, { endpointId: known.id, id: one, now: ctx.app.now() })
  return await recorded(ctx, known, 'webhook.retry', count)
}

/** Puts the failed deliveries of an endpoint away; returns how many. */
export async function dismissFailed(ctx: AdminContext, endpointId: string): Promise<number> {
  const known = await visibleEndpoint(ctx, endpointId)
  return await recorded(ctx, known, 'webhook.dismiss', await dismissDeliveries(ctx.app.sql, known.id))
}

async function recorded(
  ctx: AdminContext,
  known: EndpointRecord,
  action: string,
  deliveries: number,
): Promise<number> {
  if (deliveries === 0) noChange(ctx)
  else
    await recordChange(ctx, {
      action,
      entity: entityOf(known),
      websiteId: known.websiteId,
      after: { deliveries },
    })
  return deliveries
}

/** The fields of an endpoint. Throws InvalidInputError, and RecordNotFoundError for a website of others. */
async function checkedFields(
  ctx: AdminContext,
  input: WebhookEndpointInput,
  known?: EndpointRecord,
): Promise<EndpointFields> {
  const { staff, language } = ctx
  const websiteId = websiteOf(ctx, input.websiteId ?? null)
  const url = input.url.trim()
  const events = Object.keys(WEBHOOK_EVENTS).filter((event) => input.events.includes(event))
  const problems: Problem[] = []
  const addressProblem = await problemOfAddress(ctx, url)
  if (addressProblem !== undefined) problems.push({ field: 'url', message: addressProblem })
  if (events.length === 0 || !input.events.every(isWebhookEvent))
    problems.push({ field: 'events', message: messageIn(language, 'webhook_events') })
  // Nobody sends what they may not read to an address of their own; what others chose stays.
  const isNew = (event: string) =>
    known?.url !== url || known.websiteId !== websiteId || !known.events.includes(event)
  const mayNot = events.filter(
    (event) => isNew(event) && !staff.permissions.has(WEBHOOK_EVENTS[event as WebhookEvent]),
  )
  if (mayNot.length > 0) {
    const message = messageIn(language, 'webhook_events_not_allowed', { events: mayNot.join(', ') })
    problems.push({ field: 'events', message })
  }
  if (problems.length > 0) throw new InvalidInputError(problems)
  return { websiteId, url, events, isActive: input.isActive }
}

function websiteOf(ctx: AdminContext, text: string | null): number | null {
  const { app, staff, language } = ctx
  const id = text === null ? null : rowId(ctx, text)
  const isAllowed =
    staff.locationIds === null &&
    (id === null
      ? staff.websiteIds === null
      : app.stores.all.some(({ website }) => website.id === id) && (staff.websiteIds?.includes(id) ?? true))
  if (!isAllowed) throw new RecordNotFoundError(language)
  return id
}

async function problemOfAddress({ app, language }: AdminContext, text: string): Promise<string | undefined> {
  const { settings } = app
  const problem = webhookAddressProblem(text, (host) => allowsPlain(settings, host))
  if (problem) return messageIn(language, `webhook_address_${problem}`)
  const limit = new AbortController()
  try {
    const late = wait(resolveMs, undefined, { signal: limit.signal })
    await Promise.race([allowedAddresses(settings, hostOf(new URL(text)), resolveHost), late])
    return undefined
  } catch (error) {
    // A name that does not exist yet is checked when something is sent there.
    return error instanceof ForbiddenTargetError ? messageIn(language, 'webhook_address_private') : undefined
  } finally {
    limit.abort()
  }
}
