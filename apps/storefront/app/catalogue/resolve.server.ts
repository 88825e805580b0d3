import { redirect, type RouterContextProvider } from 'react-router'
import { ResolveDocument, type ResolvedFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { isLanguage } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Alternates } from '../platform/seo.ts'
import { pathHref } from '../platform/routes.ts'

export interface Resolved {
  readonly type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE'
  /** Canonical path without language prefix. */
  readonly path: string
  readonly uid: string
  readonly sku: string | undefined
  readonly alternates: Alternates
}

/**
 * Resolves a path to a product, category or page: with `.html` first, then as it is (spec 001 §2). Undefined when unknown. Throws
 * a redirect when the API has one (decisions B-14).
 */
export async function resolve(
  context: Readonly<RouterContextProvider>,
  path: string,
  search: string,
): Promise<Resolved | undefined> {
  const plain = path.slice(0, 500)
  const withSuffix = plain.endsWith('.html') ? plain : `${plain}.html`
  const found = await commerce(context).query(ResolveDocument, { withSuffix, plain })
  const entity = found.withSuffix ?? found.plain
  if (!entity?.type) return undefined
  const { language } = context.get(scopeContext)
  const target = (entity.relative_url ?? plain).replace(/^\//, '')
  const moved = entity.redirectCode === 301 || entity.redirectCode === 302
  if (moved) throw redirect(pathHref(language, target) + search, entity.redirectCode ?? 302)
  // Redirects `/fr/carafe` to its canonical URL `/fr/carafe.html`.
  if (target !== plain) throw redirect(pathHref(language, target) + search, 301)
  return {
    type: entity.type,
    path: target,
    uid: entity.entity_uid ?? '',
    sku: entity.sku ?? undefined,
    alternates: { ...alternatesOf(entity), [language]: target },
  }
}

function alternatesOf({ alternates }: ResolvedFragment): Alternates {
  const entries = (alternates ?? []).flatMap((one) =>
    one && isLanguage(one.language) ? [[one.language, one.path.replace(/^\//, '')] as const] : [],
  )
  return Object.fromEntries(entries)
}
