import { OutgoingError } from '@comptoir/rules/outgoing'
import * as v from 'valibot'
import { Peer } from '../../platform/peer.ts'
import type { RestSettings } from './settings.ts'

/**
 * `unsent`: the provider did not get the request, or did not process it. `lost`: it may have processed it, and the answer
 * is missing.
 */
export type RestAnswer =
  | { is: 'success'; answer: unknown }
  | { is: 'error'; code: string; detail: string }
  | { is: 'unsent'; detail: string }
  | { is: 'lost'; detail: string }

const envelope = v.object({ status: v.picklist(['SUCCESS', 'ERROR']), answer: v.unknown() })
const failure = v.object({
  errorCode: v.string(),
  errorMessage: v.nullish(v.string(), ''),
  detailedErrorCode: v.nullish(v.string()),
  detailedErrorMessage: v.nullish(v.string()),
})

/** Errors of a connection that was not made: nothing was sent. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** After so many failed calls in a row, none is made for a while. */
const failuresToOpen = 3
const openMs = 30_000
const detailLength = 300

/**
 * Client of PayZen's REST API V4 (`/V4/Transaction/Get` and others): JSON over POST with basic authentication by shop
 * number and key. The API answers 200 also for errors: the result is in the envelope. Call it outside of transactions.
 */
export class RestClient {
  readonly #settings: RestSettings
  readonly #authorization: string
  readonly #peer = new Peer({ atOnce: 4, bytes: 256 * 1024 })
  #failures = 0
  #openUntil = 0

  constructor(siteId: string, settings: RestSettings) {
    this.#settings = settings
    this.#authorization = `Basic ${Buffer.from(`${siteId}:${settings.key}`).toString('base64')}`
  }

  /** Calls a web service, such as `Transaction/Get`. Never throws. */
  async call(service: string, body: object): Promise<RestAnswer> {
    if (performance.now() < this.#openUntil)
      return { is: 'unsent', detail: 'the provider failed repeatedly and is left alone for a while' }
    const answer = await this.#send(service, body)
    const isFailed = answer.is === 'unsent' || answer.is === 'lost'
    this.#failures = isFailed ? this.#failures + 1 : 0
    if (this.#failures >= failuresToOpen) {
      this.#openUntil = performance.now() + openMs
      this.#failures = 0
    }
    return answer
  }

  async #send(service: string, body: object): Promise<RestAnswer> {
    try {
      const { status, body: text } = await this.#peer.ask(`${this.#settings.url}/V4/${service}`, {
        method: 'POST',
        headers: { authorization: this.#authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        timeoutMs: this.#settings.timeoutMs,
      })
      if (status !== 200) return failed(status < 500, `${service} was answered with ${status}`)
      return readEnvelope(text)
    } catch (error) {
      const isBusy = error instanceof OutgoingError && error.failure === 'busy'
      return failed(isBusy || isNotConnected(error), `${service}: ${textOf(error)}`)
    }
  }
}

function failed(isUnsent: boolean, text: string): RestAnswer {
  const detail = text.slice(0, detailLength)
  return isUnsent ? { is: 'unsent', detail } : { is: 'lost', detail }
}

function readEnvelope(text: string): RestAnswer {
  const { status, answer } = v.parse(envelope, JSON.parse(text))
  if (status === 'SUCCESS') return { is: 'success', answer }
  const { errorCode, errorMessage, detailedErrorCode, detailedErrorMessage } = v.parse(failure, answer)
  const detail = [errorMessage, detailedErrorCode, detailedErrorMessage].filter(Boolean).join(', ')
  return { is: 'error', code: errorCode, detail: detail.slice(0, detailLength) }
}

function isNotConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' && notConnected.has(code)
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
