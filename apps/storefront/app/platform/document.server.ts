import type { EntryContext } from 'react-router'

interface Parts {
  /** Loader data in React Router's encoding. */
  readonly stream: string
  readonly structuredData: readonly object[]
  readonly scripts: readonly string[]
  /** Address of the page where it may not be that of the request. */
  readonly path: string | undefined
  /** Address of the script that traces the browser's actions; undefined where nothing is traced. */
  readonly tracesModule: string | undefined
}

/** The complete document: rendered HTML, structured data, the state and the small script that starts hydration. */
export function documentOf(html: string, entry: EntryContext, parts: Parts): string {
  const { stream, structuredData, scripts, path, tracesModule } = parts
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
  // It must not keep the page's own script waiting.
  const traces = tracesModule ? `<script type="module" async src="${tracesModule}"></script>` : ''
  const foot =
    `<script type="application/json" id="page-state">${json(state)}</script>` +
    `<script type="application/json" id="page-data">${escaped(stream)}</script>` +
    `${refresh}${traces}<script type="module" src="${manifest.entry.module}"></script>`
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
