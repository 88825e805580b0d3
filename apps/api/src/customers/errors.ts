import {
  AlreadyExistsError,
  AuthenticationError,
  AuthorizationError,
  InputError,
} from '../platform/errors.ts'

/** Same words for an unknown address, a wrong password and a locked account (decisions C-12, Magento). */
export class SignInError extends AuthenticationError {
  override readonly retryAfter: number | undefined

  constructor(retryAfter?: number) {
    super(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    )
    this.retryAfter = retryAfter
  }
}

export class WrongPasswordError extends AuthenticationError {
  constructor() {
    super('Invalid login or password.')
  }
}

/** After too many wrong passwords of somebody who is signed in (Magento). */
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

/** The same at a change of e-mail, where Magento has another category (behaviour B23). */
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

/** No, wrong or used token, and an e-mail that has none: all sound alike (contract §5). */
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

/** A key that no mail holds, or not for that address (Magento). */
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

/** The key has proven its address before (Magento). */
export class EmailConfirmedError extends InputError {
  constructor() {
    super('The account is already active.')
  }
}

/** The address is unknown, or another customer's: both sound alike. */
export class AddressAccessError extends AuthorizationError {
  constructor(id: number) {
    super(`Current customer does not have permission to address with ID "${id}"`)
  }
}
