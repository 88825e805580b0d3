import { redirect, type RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { visitor, type Visitor } from '../platform/visitor.server.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** The signed-in customer; a visitor is sent to sign in and comes back afterwards (spec 000 §4, decisions B-7). */
export async function requireCustomer(context: Context, request: Request): Promise<Visitor> {
  const found = await visitor(context)
  if (found.signedIn) return found
  const { language } = context.get(scopeContext)
  const { pathname, search } = new URL(request.url)
  const target = request.method === 'GET' ? pathname.replace(/\.data$/, '') + withoutRoutes(search) : pathname
  throw redirect(href(language, 'login', { retour: target }))
}

/** React Router asks for the data of some routes by `_routes`; the page itself has no such parameter. */
function withoutRoutes(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('_routes')
  parameters.delete('index')
  const rest = parameters.toString()
  return rest ? `?${rest}` : ''
}
