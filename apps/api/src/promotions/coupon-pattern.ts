import { randomInt } from 'node:crypto'
import { CommandError } from '../platform/errors.ts'

const digits = '23456789'
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Characters that a placeholder stands for; 0, O, 1 and I are read for one another. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ['#', digits],
  ['?', letters],
  ['*', letters + digits],
])

const longest = 64
/** Of ten codes that somebody guesses, at most one exists. */
const possibilitiesPerCode = 10

/** A pattern of coupon codes: `#` is a digit, `?` a letter, `*` either, and all else itself. */
export class CouponPattern {
  readonly #characters: readonly string[]
  readonly text: string

  /** Throws CommandError for a pattern that no code can have. */
  constructor(pattern: string) {
    this.text = pattern.trim().toUpperCase()
    if (!/^[A-Z0-9_#?*-]+$/.test(this.text) || this.text.length > longest)
      throw new CommandError(
        `The pattern "${pattern}" must have 1 to ${longest} letters, digits, - and _, with # for a digit, ? for a letter and * for either.`,
      )
    this.#characters = Array.from(this.text, (one) => placeholders.get(one) ?? one)
  }

  /** Most codes that there may be of it. */
  get mostCodes(): number {
    return Math.floor(
      this.#characters.reduce((product, { length }) => product * length, 1) / possibilitiesPerCode,
    )
  }

  /** A regular expression of PostgreSQL that its codes match. */
  get expression(): string {
    return `^${this.#characters.map((one) => `[${one}]`).join('')}$`
  }

  /** A random code. */
  code(): string {
    return this.#characters
      .map((one) => (one.length === 1 ? one : one.charAt(randomInt(one.length))))
      .join('')
  }
}
