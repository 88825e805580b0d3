/** A key that no other request has. Works on plain http to other machines, too, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
