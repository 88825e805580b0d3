export interface GraphqlFailure {
  readonly message: string
  readonly extensions?: {
    readonly category?: string
    readonly retry_after?: number
    /** Of the shop's API: the store view of a cart at another location. */
    readonly store_code?: string
  }
}

/** The API answered with errors; `message` is the first one and may be shown when it has a category. */
export class CommerceError extends Error {
  override readonly name: string = 'CommerceError'
  readonly category: string | undefined
  readonly failures: readonly GraphqlFailure[]
  /** Seconds until a rate limit ends; the message says so in the language of the store view. */
  readonly retryAfter: number | undefined

  constructor(failures: readonly GraphqlFailure[]) {
    super(failures[0]?.message ?? '')
    this.failures = failures
    this.category = failures[0]?.extensions?.category
    this.retryAfter = failures[0]?.extensions?.retry_after
  }
}

/** The token is invalid or the visitor lacks permission. An invalid token has been removed already (decisions C-5). */
export class NotAuthorisedError extends CommerceError {
  override readonly name = 'NotAuthorisedError'
}

/**
 * The cart or page belongs to another store view (decisions A-5). Cart and location cookies have been removed, unless the
 * API names the cart's.
 */
export class WrongStoreError extends CommerceError {
  override readonly name = 'WrongStoreError'

  get storeView(): string | undefined {
    return this.failures.find(({ extensions }) => extensions?.store_code)?.extensions?.store_code
  }
}

/** No store view has this code (decisions A-5). The location cookies have been removed. */
export class UnknownStoreError extends CommerceError {
  override readonly name = 'UnknownStoreError'
}

/** No usable response: connection failure, timeout or server error. */
export class CommerceUnavailableError extends Error {
  override readonly name = 'CommerceUnavailableError'
}

/** The API has too much to do and asked for a pause: the request is not sent again at once. */
export class CommerceBusyError extends CommerceUnavailableError {}

/** Whether the API did not answer, or failed itself: the same request may succeed later. */
export const isServerFailure = (error: unknown): boolean =>
  error instanceof CommerceUnavailableError ||
  (error instanceof CommerceError && error.category === undefined && error.retryAfter === undefined)

/** Names of fields, arguments and ids, which occur in messages for developers. */
const TECHNICAL =
  /[a-z]_[a-z]|[a-z]:[a-z]|\$[a-z]|\b(?:parameters?|arguments?|u?id|query|mutation|schema|server error)\b/i

/**
 * The message of an API error when it is meant for people; undefined for an empty message, one for developers, and
 * internal errors. Magento's messages for people are in the language of the store view.
 */
export function peopleText({ message, extensions }: GraphqlFailure): string | undefined {
  const isMeant = extensions?.category !== undefined && !TECHNICAL.test(message)
  return (isMeant && message.trim()) || undefined
}

const DENIED = new Set(['graphql-authorization', 'graphql-authentication'])

export function commerceError(failures: readonly GraphqlFailure[]): CommerceError {
  if (failures.some(({ message }) => message.includes('Wrong store code')))
    return new WrongStoreError(failures)
  if (failures.some(({ message }) => message.startsWith('Requested store is not found')))
    return new UnknownStoreError(failures)
  if (failures.some(({ extensions }) => DENIED.has(extensions?.category ?? '')))
    return new NotAuthorisedError(failures)
  return new CommerceError(failures)
}
