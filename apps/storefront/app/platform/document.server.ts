import type { EntryContext } from 'react-router'

/**
 * The complete document: rendered HTML, structured data, the state and the small script that starts hydration. `path` is the
 * address of the page where it may not be that of the request.
 */
export function documentOf(
  html: string,
  entry: EntryContext,
  stream: string,
  structuredData: readonly object[],
  scripts: readonly string[],
  path: string | undefined,
): string {
  const { manifest, staticHandlerContext } = entry
  const modules = staticHandlerContext.matches.map(({ route }) => [
    route.id,
    manifest.routes[route.id]?.module,
  ])
  const state = {
    context: JSON.parse(entry.serverHandoffString ?? '{}'),
    manifest: manifest.url,
    build: manifest.version,
    modules,
    scripts,
    path,
  }
  // In development React Fast Refresh must run before any component.
  const refresh = manifest.hmr ? `<script type="module" src="${manifest.hmr.runtime}"></script>` : ''
  const foot =
    `<script type="application/json" id="page-state">${json(state)}</script>` +
    `<script type="application/json" id="page-data">${escaped(stream)}</script>` +
    `${refresh}<script type="module" src="${manifest.entry.module}"></script>`
  // The head ends early and the body late: each is looked for from its side.
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  const data = structuredData.map(script).join('')
  return `<!DOCTYPE html>${html.slice(0, head)}${data}${html.slice(head, body)}${foot}${html.slice(body)}`
}

const script = (item: object) => `<script type="application/ld+json">${json(item)}</script>`

/** JSON that no tag can end. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c')
const json = (value: unknown) => escaped(JSON.stringify(value))
