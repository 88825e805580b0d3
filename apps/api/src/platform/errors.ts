import type { Language } from '@comptoir/rules/language'
import { messageIn } from './messages.ts'
import { waitingTimeText } from './waiting-time.ts'

/** Categories of Magento's GraphQL errors (contract §3); `conflict` and `unavailable` are the shop's own. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  | 'conflict'
  | 'unavailable'

/**
 * An error whose message may be returned to the client. Domains throw subclasses of the classes below; for all other
 * errors the response is "Internal server error".
 */
export abstract class ShopError extends Error {
  abstract readonly category: ErrorCategory
  /** Seconds until the request may be repeated; undefined when waiting does not help. */
  readonly retryAfterSeconds: number | undefined = undefined
  /** Code of the store view in which the request would succeed, where it is known. */
  readonly storeCode: string | undefined = undefined
  /** More for programs, in the extensions of the error. */
  readonly details: Readonly<Record<string, unknown>> | undefined = undefined
}

export class InputError extends ShopError {
  readonly category = 'graphql-input'
}

/** A rate limit is reached; the message says when to try again. */
export class TooManyRequestsError extends InputError {
  override readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, language: Language) {
    super(messageIn(language, 'request_too_many', { time: waitingTimeText(retryAfterSeconds, language) }))
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The customer or guest may not do this. */
export class AuthorizationError extends ShopError {
  readonly category = 'graphql-authorization'
}

/** The token or the password is wrong. */
export class AuthenticationError extends ShopError {
  readonly category = 'graphql-authentication'
}

export class NoSuchEntityError extends ShopError {
  readonly category = 'graphql-no-such-entity'
}

export class AlreadyExistsError extends ShopError {
  readonly category = 'graphql-already-exists'
}

/** A database that fails over, or a queue that is full, is mostly back by then. */
export const RETRY_AFTER_SECONDS = 5

/** Temporarily unavailable: answered with status 503 and `Retry-After`. */
export class UnavailableError extends ShopError {
  readonly category = 'unavailable'
  override readonly retryAfterSeconds = RETRY_AFTER_SECONDS
}

/** A setting is invalid: the process prints the message, one sentence, and stops. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** A command is invalid or not possible; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
