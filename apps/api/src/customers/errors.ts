import {
  AlreadyExistsError,
  AuthenticationError,
  AuthorizationError,
  InputError,
  NoSuchEntityError,
} from '../platform/errors.ts'

/** The same message for an unknown address, a wrong password and a locked account (decisions C-12, Magento). */
export class SignInError extends AuthenticationError {
  override readonly retryAfterSeconds: number | undefined

  constructor(retryAfterSeconds?: number) {
    super(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class WrongPasswordError extends AuthenticationError {
  constructor() {
    super('Invalid login or password.')
  }
}

/** Too many wrong passwords of a signed-in customer (Magento). */
export class AccountLockedError extends AuthenticationError {
  constructor() {
    super('The account is locked.')
  }
}

export class TokenError extends AuthenticationError {}

export class NotSignedInError extends AuthorizationError {
  constructor() {
    super("The current customer isn't authorized.")
  }
}

export class EmailTakenError extends InputError {
  constructor() {
    super('A customer with the same email address already exists in an associated website.')
  }
}

/** As {@link EmailTakenError}, when changing the address: Magento uses another error category (behaviour B23). */
export class EmailInUseError extends AlreadyExistsError {
  constructor() {
    super('A customer with the same email address already exists in an associated website.')
  }
}

export class InvalidEmailError extends InputError {
  constructor(email: string) {
    super(`"${email.slice(0, 254)}" is not a valid email address.`)
  }
}

/** The same message for a missing, wrong or used token and for an unknown e-mail address (contract §5). */
export class ResetTokenMismatchError extends InputError {
  constructor() {
    super('The password token is mismatched. Reset and try again.')
  }
}

export class ResetTokenExpiredError extends InputError {
  constructor() {
    super('The password token is expired. Reset and try again.')
  }
}

/** The key is unknown, or was issued for another address (Magento). */
export class ConfirmationTokenError extends InputError {
  constructor() {
    super('The confirmation token is invalid. Verify the token and try again.')
  }
}

export class ConfirmationExpiredError extends InputError {
  constructor() {
    super('This confirmation key is invalid or has expired.')
  }
}

/** The key was used before (Magento). */
export class EmailConfirmedError extends InputError {
  constructor() {
    super('The account is already active.')
  }
}

/** No address has had this id. */
export class AddressNotFoundError extends NoSuchEntityError {
  constructor(id: number) {
    super(`Could not find a address with ID "${id}"`)
  }
}

/** The address was deleted or belongs to another customer; the message does not tell which. */
export class AddressAccessError extends AuthorizationError {
  constructor(id: number) {
    super(`Current customer does not have permission to address with ID "${id}"`)
  }
}
