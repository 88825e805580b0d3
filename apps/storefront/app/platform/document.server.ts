import type { EntryContext } from 'react-router'

/** The complete document: rendered HTML, structured data, the state and the small script that starts hydration. */
export function documentOf(
  html: string,
  entry: EntryContext,
  stream: string,
  structuredData: readonly object[],
): string {
  const { manifest, staticHandlerContext } = entry
  const modules = staticHandlerContext.matches.map(({ route }) => [
    route.id,
    manifest.routes[route.id]?.module,
  ])
  const state = {
    context: JSON.parse(entry.serverHandoffString ?? '{}'),
    manifest: manifest.url,
    modules,
  }
  const foot =
    `<script type="application/json" id="page-state">${json(state)}</script>` +
    `<script type="application/json" id="page-data">${escaped(stream)}</script>` +
    `<script type="module" src="${manifest.entry.module}"></script>`
  const page = before(html, '</body>', foot)
  return `<!DOCTYPE html>${before(page, '</head>', structuredData.map(script).join(''))}`
}

const script = (item: object) => `<script type="application/ld+json">${json(item)}</script>`

function before(html: string, tag: string, addition: string): string {
  const at = html.lastIndexOf(tag)
  return at < 0 ? html : html.slice(0, at) + addition + html.slice(at)
}

/** JSON that no tag can end. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c')
const json = (value: unknown) => escaped(JSON.stringify(value))
