/** A path of the back office from a form or an address; the home page for everything else, such as other hosts. */
export function safePath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/'
  const url = URL.parse(value, 'http://page')
  return url?.origin === 'http://page' ? url.pathname + url.search : '/'
}
