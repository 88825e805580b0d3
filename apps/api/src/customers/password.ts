import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { PoolGate } from '../platform/pool-gate.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash occupies a core for 20 ms: half of the cores stay free for other requests when many people sign in at once. */
const gate = new PoolGate(Math.max(1, Math.floor(availableParallelism() / 2)), {
  waitMs: 10_000,
  maxWaiting: 500,
})

async function inGate<Result>(work: () => Promise<Result>): Promise<Result> {
  await gate.enter()
  try {
    return await work()
  } finally {
    gate.leave()
  }
}

/** A verifiable hash of a password, with its salt and parameters. Throws PoolBusyError when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return await inGate(() => hash(password, parameters))
}

/** Whether `password` is the one behind `passwordHash`. Throws PoolBusyError when too many wait. */
export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return await inGate(() => verify(passwordHash, password))
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that the answer's time does not tell whether an account exists. */
export async function wasteTimeLikeACheck(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await passwordMatches(await decoy, password)
}
