/** Maximum length of a password, which limits the time to hash it. */
export const PASSWORD_MAX = 256
export const PASSWORD_MIN = 8

export type PasswordCheck = 'length' | 'digit' | 'upper' | 'lower' | 'noOuterSpace' | 'notEmail'

/** The requirements and whether each is met, for the list beside the field (spec 000 §5, contract §5). */
export function passwordChecks(value: string, email = ''): { key: PasswordCheck; met: boolean }[] {
  const bounded = value.slice(0, PASSWORD_MAX + 1)
  return [
    { key: 'length', met: longEnough(bounded) },
    { key: 'digit', met: /\p{Nd}/u.test(bounded) },
    { key: 'upper', met: /\p{Lu}/u.test(bounded) },
    { key: 'lower', met: /\p{Ll}/u.test(bounded) },
    { key: 'noOuterSpace', met: value === value.trim() },
    { key: 'notEmail', met: !isOwnEmail(value, email) },
  ]
}

/** Whether a password meets all requirements of spec 000 §5. */
export function isPassword(value: string, email = ''): boolean {
  return passwordChecks(value, email).every((check) => check.met)
}

/** Magento's minimum of character classes, which upper case, lower case and a digit always reach. */
export const REQUIRED_CHARACTER_CLASSES = 3

/** Number of Magento's character classes in a password: upper case, lower case, digits, others (contract §5). */
export function characterClasses(value: string): number {
  const bounded = value.slice(0, PASSWORD_MAX + 1)
  return [/\p{Nd}/u, /\p{Lu}/u, /\p{Ll}/u, /[^\p{Nd}\p{Lu}\p{Ll}]/u].filter((pattern) =>
    pattern.test(bounded),
  ).length
}

function longEnough(value: string): boolean {
  return value.length >= PASSWORD_MIN && value.length <= PASSWORD_MAX
}

function isOwnEmail(value: string, email: string): boolean {
  return email !== '' && value.toLowerCase() === email.trim().toLowerCase()
}
