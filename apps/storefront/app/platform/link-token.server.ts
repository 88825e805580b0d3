import type { RouterContextProvider } from 'react-router'
import { linkCookie } from './cookies.ts'
import { LINK_COOKIE, LINKS, type LinkName, type LinkToken, type LinkType } from './link-secrets.server.ts'
import { scopeContext } from './scope.ts'

type Context = Readonly<RouterContextProvider>

/** Stored parameters of a link; undefined when the cookie has expired or is invalid. */
export function linkToken<Name extends LinkName>(context: Context, name: Name): LinkToken<Name> | undefined {
  const { secret, optional = [], shown = [] }: LinkType = LINKS[name]
  const values = parseTexts(context.get(scopeContext).cookies.get(linkCookie(name)))
  const required = [...secret, ...shown]
  const names = [...required, ...optional]
  if (values?.length !== names.length || values.slice(0, required.length).includes('')) return undefined
  return Object.fromEntries(names.map((one, at) => [one, values[at]])) as LinkToken<Name>
}

/** Keeps the stored parameters of a link for as long again, while its page is open. */
export function keepLinkToken(context: Context, name: LinkName): void {
  const { cookies } = context.get(scopeContext)
  const value = cookies.get(linkCookie(name))
  if (value !== undefined) cookies.set(linkCookie(name), value, LINK_COOKIE)
}

/** Removes the stored parameters of a link, after use. */
export function forgetLinkToken(context: Context, name: LinkName): void {
  context.get(scopeContext).cookies.remove(linkCookie(name))
}

function parseTexts(text: string | undefined): readonly string[] | undefined {
  try {
    const values: unknown = JSON.parse(text ?? 'null')
    const isList = Array.isArray(values) && values.every((value) => typeof value === 'string')
    return isList ? values : undefined
  } catch {
    return undefined
  }
}
