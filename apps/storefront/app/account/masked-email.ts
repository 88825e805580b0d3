/** Masks an e-mail: `camille@exemple.fr` becomes `c…e@exemple.fr`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, Math.max(at, 0))
  const seen = name.length > 2 ? `${name.at(0)}…${name.at(-1)}` : '…'
  return seen + email.slice(Math.max(at, 0))
}
