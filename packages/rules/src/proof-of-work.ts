/** A challenge is good for that long, in minutes. */
export const CHALLENGE_LIFE_MINUTES = 30

/** How many bits at the start of a hash are zero. */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** A challenge and the number that answers it, as `challenge.number`; undefined when it is none. */
export function readAnswer(answer: string): { challenge: string; number: string } | undefined {
  const [, challenge, number] = /^(.{1,500})\.(\d{1,15})$/.exec(answer) ?? []
  return challenge && number ? { challenge, number } : undefined
}
