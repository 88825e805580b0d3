import { AuthenticationError, AuthorizationError, InputError } from '../platform/errors.ts'

/** Same words for an unknown address, a wrong password and a locked account (decisions C-12, Magento). */
export class SignInError extends AuthenticationError {
  constructor() {
    super(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    )
  }
}

export class WrongPasswordError extends AuthenticationError {
  constructor() {
    super('Invalid login or password.')
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

/** The address is unknown, or another customer's: both sound alike. */
export class AddressAccessError extends AuthorizationError {
  constructor(id: number) {
    super(`Current customer does not have permission to address with ID "${id}"`)
  }
}
