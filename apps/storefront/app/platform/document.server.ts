import type { EntryContext } from 'react-router'

/** What a route module may say in `handle` for search engines; it is written into the page by the server only. */
export interface RouteHandle<LoaderData = unknown> {
  readonly structuredData?: (data: LoaderData) => readonly object[]
}

/** The complete document: rendered HTML, structured data, the state and the small script that starts hydration. */
export function documentOf(html: string, entry: EntryContext, stream: string): string {
  const { manifest, staticHandlerContext } = entry
  const modules = staticHandlerContext.matches.map(({ route }) => [
    route.id,
    manifest.routes[route.id]?.module,
  ])
  const state = {
    context: JSON.parse(entry.serverHandoffString ?? '{}'),
    stream,
    manifest: manifest.url,
    modules,
  }
  const foot =
    `<script type="application/json" id="page-state">${json(state)}</script>` +
    `<script type="module" src="${manifest.entry.module}"></script>`
  const page = before(html, '</body>', foot)
  return `<!DOCTYPE html>${before(page, '</head>', structuredData(entry))}`
}

function structuredData({
  staticHandlerContext: { matches, loaderData, errors },
  routeModules,
}: EntryContext): string {
  if (errors) return ''
  const items = matches.flatMap(({ route: { id } }) => {
    const handle = routeModules[id]?.handle as RouteHandle | undefined
    return loaderData[id] === undefined ? [] : (handle?.structuredData?.(loaderData[id]) ?? [])
  })
  return items.map((item) => `<script type="application/ld+json">${json(item)}</script>`).join('')
}

function before(html: string, tag: string, addition: string): string {
  const at = html.lastIndexOf(tag)
  return at < 0 ? html : html.slice(0, at) + addition + html.slice(at)
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
