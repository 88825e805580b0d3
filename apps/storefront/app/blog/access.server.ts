import { redirect, type RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { pathIn, type Alternates } from '../platform/seo.ts'
import type { BlogTexts } from '../platform/site.ts'

type Context = Readonly<RouterContextProvider>

/** A request for the blog, with the site's words on it. */
export type BlogScope = RequestScope & { readonly texts: BlogTexts }

/** Where the language has no blog, a redirect to its home page is thrown (decisions A-8). */
export function blogScope(context: Context): BlogScope {
  const scope = context.get(scopeContext)
  const texts = scope.site.languages[scope.language].blog
  if (!texts) throw redirect(pathIn(scope.language, ''), 301)
  return { ...scope, texts }
}

/** The answer; a 404 response is thrown where it says that there is no such post or category. */
export async function foundOr404<T>(context: Context, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CommerceError) || error.category !== 'graphql-no-such-entity') throw error
    throw await notFound(context)
  }
}

/** Pages of the blog have no counterpart in other languages. */
export const onlyHere = ({ language }: RequestScope, path: string): Alternates => ({ [language]: path })
