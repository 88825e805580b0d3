import { isIP } from 'node:net'

/**
 * Whether the bank may call this URL or redirect a browser to it: http or https, on a loopback or an allowed host.
 * Without the check the bank would be an open relay and an open redirect.
 */
export function isAllowedUrl(value: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(value)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  if (url.username !== '' || url.password !== '') return false
  return isLoopback(url.hostname) || allowedHosts.includes(url.hostname)
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}
