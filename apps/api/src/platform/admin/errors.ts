import {
  AuthenticationError,
  AuthorizationError,
  InputError,
  NoSuchEntityError,
  ShopError,
} from '../errors.ts'
import { messageIn, type MessageArguments, type MessageKey } from '../messages.ts'

/** A value that is not possible; `field` is its path in the input, such as `lines.2.quantity`. */
export type Problem = { readonly field: string; readonly message: string }

/** Input of a form with all its problems, each of which is shown at its field. */
export class InvalidInputError extends InputError {
  override readonly details: Readonly<Record<string, unknown>>

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(' '))
    this.details = { problems }
  }
}

/** The error of one field, with a message of the API and its values. */
export function invalidField<Key extends MessageKey>(
  language: string,
  field: string,
  key: Key,
  ...values: MessageArguments<Key>
): InvalidInputError {
  return new InvalidInputError([{ field, message: messageIn(language, key, ...values) }])
}

/** A field that somebody else has changed since it was read. */
export type Conflict = {
  readonly field: string
  /** Who changed it. */
  readonly by: string
  /** When, ISO 8601. */
  readonly at: string
  /** What it is now. */
  readonly value: unknown
}

/** The record was changed by somebody else, in a field that the mutation changes too. */
export class ConflictError extends ShopError {
  readonly category = 'conflict'
  override readonly details: Readonly<Record<string, unknown>>

  constructor(conflicts: readonly Conflict[], language: string) {
    const name = conflicts[0]?.by ?? ''
    super(
      name ? messageIn(language, 'admin_conflict', { name }) : messageIn(language, 'admin_conflict_unknown'),
    )
    this.details = { conflicts }
  }
}

export class NotSignedInError extends AuthenticationError {
  constructor(language: string) {
    super(messageIn(language, 'admin_not_signed_in'))
  }
}

export class NotAllowedError extends AuthorizationError {
  override readonly details: Readonly<Record<string, unknown>>

  constructor(permission: string, language: string) {
    super(messageIn(language, 'admin_not_allowed'))
    this.details = { permission }
  }
}

/** There is no such record, or the person may not see it: both are told alike. */
export class RecordNotFoundError extends NoSuchEntityError {
  constructor(language: string) {
    super(messageIn(language, 'admin_not_found'))
  }
}
