/** The cookies of a Cookie header; of two with the same name the first one, as browsers put the more specific one first. */
export function parseCookies(header = ''): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut).trim()
    if (cut < 1 || name === '' || cookies.has(name)) continue
    cookies.set(name, decode(pair.slice(cut + 1).trim()))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
