import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 32

/** An id that cannot be guessed: 32 characters of [A-Za-z0-9] (contract §4). */
export function newMaskedId(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export function isMaskedId(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text)
}
