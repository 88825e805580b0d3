import type { Language } from '@comptoir/rules/language'
import { redirect, type RouterContextProvider } from 'react-router'
import type { BlogAlternateFragment } from '../generated/graphql.ts'
import { notFound } from '../content/page.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import type { Alternates } from '../platform/seo.ts'
import type { BlogTexts } from '../platform/site.ts'
import { href, routePath } from '../platform/routes.ts'
import { textsOf } from '../platform/site-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Request scope with the site's blog texts. */
export type BlogScope = RequestScope & { readonly texts: BlogTexts }

/** Throws a redirect to the home page when the language has no blog (decisions A-8). */
export function blogScope(context: Context): BlogScope {
  const scope = context.get(scopeContext)
  const texts = textsOf(scope).blog
  if (!texts) throw redirect(href(scope.language, 'home'), 301)
  return { ...scope, texts }
}

/** Returns the response of the API; throws a 404 response when the post or category does not exist. */
export async function foundOr404<T>(context: Context, response: Promise<T>): Promise<T> {
  try {
    return await response
  } catch (error) {
    if (!(error instanceof CommerceError) || error.category !== 'graphql-no-such-entity') throw error
    throw await notFound(context)
  }
}

/**
 * Path of a post or category in each language that has it and a blog; `path` is that of the request's language, which a
 * commerce API without translations leaves alone.
 */
export function blogAlternates(
  { site, language }: RequestScope,
  path: string,
  {
    found,
    pathOf,
  }: { found: readonly BlogAlternateFragment[] | null; pathOf: (language: Language, url: string) => string },
): Alternates {
  const others = (found ?? [])
    .filter((one) => site.languages[one.language]?.blog !== undefined)
    .map((one) => [one.language, pathOf(one.language, one.url)])
  return { ...Object.fromEntries(others), [language]: path }
}

/** The whole blog in each language with a blog. */
export const inBlogLanguages = ({ site }: RequestScope): Alternates =>
  Object.fromEntries(
    Object.entries(site.languages).flatMap(([language, texts]) =>
      texts?.blog ? [[language, routePath(language, 'blog')]] : [],
    ),
  )
