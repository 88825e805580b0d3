/** Lifetime of a challenge in minutes. */
export const CHALLENGE_LIFE_MINUTES = 30

/** Number of leading zero bits of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** Parses an answer, `challenge.number`; undefined when it is malformed. */
export function readAnswer(answer: string): { challenge: string; number: string } | undefined {
  const [, challenge, number] = /^(.{1,500})\.(\d{1,15})$/.exec(answer) ?? []
  return challenge && number ? { challenge, number } : undefined
}
