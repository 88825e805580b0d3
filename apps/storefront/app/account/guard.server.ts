import { redirect, type RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { visitor, type Visitor } from '../platform/visitor.server.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Returns the signed-in customer; redirects guests to sign in and back (spec 000 §4, decisions B-7). */
export async function requireCustomer(context: Context, request: Request): Promise<Visitor> {
  const found = await visitor(context)
  if (found.signedIn) return found
  const { language } = context.get(scopeContext)
  const { pathname, search } = new URL(request.url)
  const target = request.method === 'GET' ? pathname.replace(/\.data$/, '') + withoutRoutes(search) : pathname
  throw redirect(href(language, 'login', { return_to: target }))
}

/** Drops the parameters that React Router adds to data requests. */
function withoutRoutes(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('_routes')
  parameters.delete('index')
  const rest = parameters.toString()
  return rest ? `?${rest}` : ''
}
