import { renderToReadableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { NonceProvider } from './platform/nonce.tsx'
import { scopeContext, type RequestScope } from './platform/scope.ts'

export { createRequestHandler } from 'react-router'
export { withLanguage } from './platform/language.server.ts'

export function createLoadContext(scope: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  return context
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (error instanceof Response || request.signal.aborted) return
  const { log, page } = context.get(scopeContext)
  log.error({ err: error, path: page.split('?', 1)[0] }, 'Request failed')
}

/** Streams a page; its inline scripts carry the nonce that its content security policy allows. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, log } = loadContext.get(scopeContext)
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        if (!request.signal.aborted) log.error({ err: error }, 'A page failed to render')
      },
    },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
