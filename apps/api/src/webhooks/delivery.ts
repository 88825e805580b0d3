import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '@comptoir/rules/duration'
import {
  isGone,
  isReceived,
  WEBHOOK_ATTEMPTS,
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_KEPT_DAYS,
  WEBHOOK_TEST,
  webhookRetryDelay,
} from '@comptoir/rules/webhook'
import type { App } from '../platform/context.ts'
import { inLongTransaction, inTransaction } from '../platform/database.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import {
  claimDelivery,
  deleteOldDeliveries,
  deleteOldSecrets,
  markAttemptFailed,
  markDelivered,
  markEndpointFailing,
  selectDueEndpoints,
  type ClaimedDelivery,
} from './deliveries.sql.ts'
import { postMessage } from './send.ts'
import { signedHeaders } from './signature.ts'

/** Concurrent deliveries to one endpoint, and endpoints that are sent to at once. */
const senders = 2
const mostEndpoints = 20
/** How often a run looks for endpoints that became due while others are slow, and for how long. */
const lookMs = 500
const runMs = 60_000
/** Seconds by which a lease exceeds the time limit of an attempt. */
const spareSeconds = 60
const longestError = 500

/**
 * Sends what is due, each endpoint on its own, so that one that does not answer delays no other; one attempt holds no
 * connection to the database. An endpoint that does not answer rests until the next run. Delivery is at least once.
 */
export async function deliverWebhooks(app: App, signal = new AbortController().signal): Promise<void> {
  await withMutex(app.sql, 'delivery of webhooks', async () => {
    const open = new Map<number, Promise<void>>()
    const resting = new Set<number>()
    const errors: unknown[] = []
    const end = Date.now() + runMs
    const start = (id: number) => {
      const sending = sendAll(app, id, { signal, resting })
        .catch((error: unknown) => errors.push(error))
        .then(() => void open.delete(id))
      open.set(id, sending)
    }
    do {
      const isOpen = !signal.aborted && errors.length === 0 && Date.now() < end
      const due = isOpen ? await selectDueEndpoints(app.sql, app.now()) : []
      for (const id of due) if (!open.has(id) && !resting.has(id) && open.size < mostEndpoints) start(id)
      await oneEnds(open.values())
    } while (open.size > 0)
    if (errors.length > 0) throw errors[0]
  })
}

/** Waits until one is at its end, or until it is time to look for others. */
async function oneEnds(open: Iterable<Promise<void>>): Promise<void> {
  const ends = [...open]
  if (ends.length === 0) return
  const limit = new AbortController()
  const late = wait(lookMs, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([...ends, late])
  limit.abort()
}

type Run = { signal: AbortSignal; resting: Set<number> }

async function sendAll(app: App, endpointId: number, run: Run): Promise<void> {
  const send = async () => {
    while (!run.signal.aborted && !run.resting.has(endpointId)) {
      const now = app.now()
      const until = new Date(now.getTime() + app.settings.webhookTimeoutMs + spareSeconds * 1000)
      const claimed = await claimDelivery(app.sql, endpointId, { now, until })
      if (!claimed) return
      if (!(await attempt(app, claimed, run))) run.resting.add(endpointId)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: senders }, send))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Runs one attempt and saves its result; returns whether the endpoint answered. */
async function attempt(app: App, claimed: ClaimedDelivery, run: Run): Promise<boolean> {
  const startedAt = performance.now()
  const durationMs = () => Math.round(performance.now() - startedAt)
  try {
    // The process ended during all earlier attempts.
    if (claimed.attempts > WEBHOOK_ATTEMPTS) throw new Error('Every attempt ended with the process.')
    const { status, text } = await post(app, claimed, run)
    const result = { at: app.now(), status, durationMs: durationMs() }
    if (isReceived(status)) await inTransaction(app.sql, (tx) => markDelivered(tx, claimed, result))
    else await fail(app, claimed, { ...result, error: text })
    return true
  } catch (error) {
    await fail(app, claimed, { status: null, durationMs: durationMs(), error: reasonOf(error) })
    return false
  }
}

async function post(app: App, claimed: ClaimedDelivery, { signal: stop }: Run) {
  const { eventId, payload, url, secret, previousSecret, previousSecretUntil } = claimed
  const now = app.now()
  const isOldValid = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Comptoir-Webhooks/1',
    ...signedHeaders({ id: eventId, at: now, body }, [secret, ...(isOldValid ? [previousSecret] : [])]),
  }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(app.settings.webhookTimeoutMs)])
  return await postMessage(app.settings, { url, headers, body, signal })
}

type Failure = { status: number | null; durationMs: number; error: string }

/** Plans the next attempt, or ends the delivery; an endpoint at which nothing arrives for days is switched off. */
async function fail(app: App, claimed: ClaimedDelivery, failure: Failure): Promise<void> {
  const at = app.now()
  const isTest = claimed.event === WEBHOOK_TEST
  const isEnded = isTest || isGone(failure.status)
  const delay = isEnded ? undefined : webhookRetryDelay(claimed.attempts)
  const nextAt = delay === undefined ? null : new Date(at.getTime() + delay)
  const failingSince = new Date(at.getTime() - WEBHOOK_FAILING_DAYS * DAY_MS)
  const error = shortText(failure.error)
  const isOff = await inTransaction(app.sql, async (tx) => {
    await markAttemptFailed(tx, claimed, { ...failure, error, at, nextAt })
    if (isTest) return false
    const ended = { at, failingSince, isGone: isGone(failure.status) }
    return await markEndpointFailing(tx, claimed.endpointId, ended)
  })
  const about = { endpoint: claimed.endpointId, delivery: claimed.id, status: failure.status, reason: error }
  if (isOff) app.log.error(about, 'A webhook endpoint was switched off, because nothing arrives there')
  else if (nextAt === null && !isTest) app.log.error(about, 'A webhook failed permanently')
}

/** Without control characters, as databases and pages take it. */
const shortText = (text: string): string =>
  text
    .replaceAll(/[^\P{C}\n\t]/gu, ' ')
    .trim()
    .slice(0, longestError)

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause = error } = error
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'No answer in time.'
  // Several addresses were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error.message
}

/** Deletes deliveries that are not kept any longer, and secrets that were replaced. */
export async function purgeWebhooks(app: App): Promise<void> {
  const now = app.now()
  const before = new Date(now.getTime() - WEBHOOK_KEPT_DAYS * DAY_MS)
  await inLongTransaction(app.sql, async (tx) => {
    await deleteOldDeliveries(tx, before)
    await deleteOldSecrets(tx, now)
  })
}
