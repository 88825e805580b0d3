import { renderToString } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { withPartStyles } from './pages/part-styles.ts'
import { pageScripts, scriptsAtStart, type PageScript } from './pages/page-scripts.ts'
import type { BuiltAssets } from './platform/built-assets.ts'
import { CommerceUnavailableError } from './platform/commerce-errors.ts'
import { documentOf } from './platform/document.server.ts'
import { scopeContext, type RequestScope } from './platform/scope.ts'

export { createRequestHandler } from 'react-router'
export { withLanguage } from './platform/language.server.ts'
export { withLanguagePrefix } from './platform/language-prefix.server.ts'
export { withPageFormats } from './platform/page-formats.server.ts'

export function createLoadContext(scope: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  return context
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (error instanceof Response) return
  const { log, page } = context.get(scopeContext)
  if (error instanceof CommerceUnavailableError) page.isApiDown = true
  if (!request.signal.aborted)
    log.error({ err: error, path: new URL(request.url).pathname }, 'Request failed')
}

/**
 * Renders the whole page at once, to `html` of its scope: all loaders are done, so there is nothing to stream, and the page
 * can be cached. Loader data are sent as JSON, so that no inline script is needed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { structuredData, page, renderTurn, tracesBrowsers } = loadContext.get(scopeContext)
  const { serverHandoffStream, ...context } = entry
  const stream = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  // An error reaches the page without what it was; a status that is thrown does, and the page is asked for once more.
  if (page.isApiDown && status === 500) throw new Response(null, { status: 503 })
  await renderTurn()
  const scripts = pageScripts(entry.staticHandlerContext.loaderData)
  const { pathname, search } = new URL(request.url)
  // A form may be sent to an address in the words of another language.
  const path = request.method === 'POST' ? pathname + search : undefined
  const html = renderToString(<ServerRouter context={ofPage(context, scripts)} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  const assets: BuiltAssets = entry.manifest
  const tracesModule = tracesBrowsers ? assets.tracesModule : undefined
  page.html = Buffer.from(
    documentOf(html, entry, {
      stream,
      structuredData,
      scripts: scriptsAtStart(scripts),
      path,
      tracesModule,
    }),
  )
  return new Response(null, { status, headers })
}

/**
 * With the routes of this page: React Router prepares and matches all that it gets anew for each page. Its last route
 * links the styles of the page's lazy parts too; browsers load them with the scripts of these when they navigate.
 */
function ofPage(context: EntryContext, scripts: readonly PageScript[]): EntryContext {
  const { staticHandlerContext } = context
  const manifest: BuiltAssets = context.manifest
  const own = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? [])
  const routes = Object.fromEntries(own.map((route) => [route.id, route]))
  const last = own.at(-1)
  if (last) routes[last.id] = { ...last, css: withPartStyles(last.css, scripts, manifest.partStyles) }
  return { ...context, manifest: { ...manifest, routes } }
}
