interface OfflineTexts {
  readonly language: string
  readonly brand: string
  readonly title: string
  readonly text: string
  readonly retry: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page that needs no other file; its link asks for the same address again. */
export const offlinePage = ({ language, brand, title, text, retry }: OfflineTexts): string =>
  `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escaped(title)} | ${escaped(brand)}</title><style>` +
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}' +
  'body{display:grid;min-height:90vh;place-content:center;gap:1rem;max-width:34rem;margin:auto;padding:1.5rem}' +
  'h1{margin:0;font-weight:300;font-size:2rem;line-height:1.2}p{margin:0}' +
  'a{display:inline-grid;place-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid;color:inherit;text-decoration:none}' +
  `</style><main><p>${escaped(brand)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>` +
  `<p><a href="">${escaped(retry)}</a></p></main></html>`

/**
 * A service worker that keeps nothing but that page: whatever has a price comes from the server or not at all. The server is
 * asked while the worker starts, so that pages are as fast as without it.
 */
export const workerScript = (page: string): string => `const page = ${JSON.stringify(page)}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload ? registration.navigationPreload.enable() : undefined)
})
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event))
})
async function answer(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(page, { status: 503, headers })
  }
}
`

/** Ends the worker of a shop that has no such page any more. */
export const OFF_SCRIPT = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`
