import { isIP } from 'node:net'

/**
 * Whether the bank may call or send a browser to this address: http or https, on this machine or a host
 * that is allowed by name. Anything else would make it an open relay.
 */
export function isAllowedAddress(address: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  if (url.username !== '' || url.password !== '') return false
  return isLoopback(url.hostname) || allowedHosts.includes(url.hostname)
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}
