export interface GraphqlFailure {
  readonly message: string
  readonly extensions?: { readonly category?: string; readonly retry_after?: number }
}

/** The API answered with errors; `message` is the first one and may be shown when it has a category. */
export class CommerceError extends Error {
  override readonly name: string = 'CommerceError'
  readonly category: string | undefined
  readonly failures: readonly GraphqlFailure[]
  /** Seconds after which a limit lets the visitor go on; the message says so in their language. */
  readonly retryAfter: number | undefined

  constructor(failures: readonly GraphqlFailure[]) {
    super(failures[0]?.message ?? '')
    this.failures = failures
    this.category = failures[0]?.extensions?.category
    this.retryAfter = failures[0]?.extensions?.retry_after
  }
}

/** The token is bad or the visitor may not do this; the token is forgotten already (decisions C-5). */
export class NotAuthorisedError extends CommerceError {
  override readonly name = 'NotAuthorisedError'
}

/** The cart or the page belongs to another store view (decisions A-5); cart and store cookies are forgotten. */
export class WrongStoreError extends CommerceError {
  override readonly name = 'WrongStoreError'
}

/** There is no store view of this code (decisions A-5); the store cookies are forgotten. */
export class UnknownStoreError extends CommerceError {
  override readonly name = 'UnknownStoreError'
}

/** Nothing usable came back: no connection, a time-out, a failure of the server. */
export class CommerceUnavailableError extends Error {
  override readonly name = 'CommerceUnavailableError'
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
