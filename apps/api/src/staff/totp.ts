import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@comptoir/rules/staff-limits'
import { tokenHash } from '../platform/random-token.ts'

/** Loads otplib on first use. */
const otp = async () => await import('otplib')

const period = 30
const codeForm = /^\d{6}$/

/** A new secret in base32. */
export async function newTotpSecret(): Promise<string> {
  return (await otp()).generateSecret()
}

/** The address that an authenticator app reads from a QR code. */
export async function totpUri(issuer: string, label: string, secret: string): Promise<string> {
  return (await otp()).generateURI({ issuer, label, secret })
}

/**
 * The time step of a code, which is valid for 30 seconds before and after; undefined for a wrong one. A step counts once:
 * the caller notes it.
 */
export async function totpStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '')
  if (!codeForm.test(token)) return undefined
  const { verify } = await otp()
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: period })
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined
}

/** Letters and digits that are not mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New recovery codes of 49 bits, such as `k7mq9-x2ctd`, with the hashes that the database stores. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
  return { codes, hashes: codes.map(recoveryCodeHash) }
}

/** The hash of a recovery code as it was typed: case, spaces and hyphens do not matter. */
export function recoveryCodeHash(code: string): Buffer {
  return tokenHash(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
