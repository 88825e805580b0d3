import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { PoolGate } from './pool-gate.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash occupies a core for 20 ms: half of the cores stay free for other requests when many customers sign in at once. */
const gate = new PoolGate(Math.max(1, Math.floor(availableParallelism() / 2)), {
  waitMs: 10_000,
  maxWaiting: 500,
})

async function withinGate<Result>(work: () => Promise<Result>): Promise<Result> {
  await gate.enter()
  try {
    return await work()
  } finally {
    gate.leave()
  }
}

/** An Argon2id hash of a password, in PHC format with salt and parameters. Throws PoolBusyError when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return await withinGate(() => hash(password, parameters))
}

/** Whether `password` matches `passwordHash`. Throws PoolBusyError when too many wait. */
export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return await withinGate(() => verify(passwordHash, password))
}

let dummyHash: Promise<string> | undefined

/** Takes as long as {@link passwordMatches}, so that the response time does not reveal whether an account exists. */
export async function verifyDummyPassword(password: string): Promise<void> {
  dummyHash ??= hashPassword('no account has this password')
  await passwordMatches(await dummyHash, password)
}
