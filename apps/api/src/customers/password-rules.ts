import {
  characterClasses,
  isPassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REQUIRED_CHARACTER_CLASSES,
} from '@comptoir/rules/password'
import { InputError } from '../platform/errors.ts'

/**
 * Validates a password by the rule that the storefront shows (spec 000 §5). Throws {@link InputError} with Magento's
 * message; Magento has none for a password with three other classes.
 */
export function checkPassword(password: string, email: string): void {
  if (isPassword(password, email)) return
  if (password !== password.trim())
    throw new InputError("The password can't begin or end with a space. Verify the password and try again.")
  if (password.length > PASSWORD_MAX)
    throw new InputError('Please enter a password with at most 256 characters.')
  if (password.length < PASSWORD_MIN)
    throw new InputError(
      `The password needs at least ${PASSWORD_MIN} characters. Create a new password and try again.`,
    )
  if (password.toLowerCase() === email.toLowerCase()) {
    throw new InputError(
      "The password can't be the same as the email address. Create a new password and try again.",
    )
  }
  if (characterClasses(password) >= REQUIRED_CHARACTER_CLASSES)
    throw new InputError(
      'The password needs a lower case letter, an upper case letter and a digit. Create a new password and try again.',
    )
  throw new InputError(
    'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  )
}
