import { AuthenticationError, AuthorizationError, InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'

/** The token is unknown, ended or expired, or its account is disabled: it does not tell which. */
export class StaffTokenError extends AuthenticationError {
  constructor(language: string) {
    super(messageIn(language, 'admin_not_signed_in'))
  }
}

/** The password must be given again: see `confirmPassword`. */
export class PasswordNeededError extends AuthorizationError {
  override readonly details = { code: 'PASSWORD_NEEDED' }

  constructor(language: string) {
    super(messageIn(language, 'staff_password_needed'))
  }
}

/** An API token asked for what only a person may do. */
export class PersonNeededError extends AuthorizationError {
  constructor(language: string) {
    super(messageIn(language, 'staff_person_needed'))
  }
}

/** Nobody can grant, change or take more than they have themselves. */
export class GrantExceededError extends AuthorizationError {
  constructor(language: string) {
    super(messageIn(language, 'staff_grant_exceeded'))
  }
}

/** The change would leave nobody who may manage the team everywhere. */
export class LastAdministratorError extends InputError {
  constructor(language: string) {
    super(messageIn(language, 'staff_last_administrator'))
  }
}

/** The role demands a second factor, and this is the last one. */
export class LastFactorError extends InputError {
  constructor(language: string) {
    super(messageIn(language, 'staff_last_factor'))
  }
}

/** The role has members or invitations. */
export class RoleInUseError extends InputError {
  constructor(language: string) {
    super(messageIn(language, 'staff_role_in_use'))
  }
}
