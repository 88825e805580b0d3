const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i
const PRIVATE_ADDRESS =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)\d/
const PRIVATE_ADDRESS_V6 = /^\[?f[cd][0-9a-f]{2}:/i
const PRIVATE_NAME = /^[a-z0-9_-]+$|\.(?:internal|local|lan|svc|cluster\.local)$/i

/** Whether a host name or address is this machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Whether a host is this machine or in a private network: a private address, or a name without public DNS. */
export function isPrivateHost(host: string): boolean {
  const isName = PRIVATE_NAME.test(host) && !/^\d+$/.test(host)
  return isLoopbackHost(host) || PRIVATE_ADDRESS.test(host) || PRIVATE_ADDRESS_V6.test(host) || isName
}

const LEAST_LENGTH = 16
const LEAST_VARIETY = 8

/** Requirement for secrets, as the end of a sentence. */
export const STRONG_SECRET = `${LEAST_LENGTH} random characters or more`

/** Whether a secret can be guessed: it is short, repetitive, or a placeholder. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < LEAST_LENGTH || new Set(secret).size < LEAST_VARIETY || /[<>]|…/.test(secret)
}
