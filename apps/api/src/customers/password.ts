import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A verifiable hash of a password, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Whether `password` is the one behind `passwordHash`. */
export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that the answer's time does not tell whether an account exists. */
export async function wasteTimeLikeACheck(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await passwordMatches(await decoy, password)
}
