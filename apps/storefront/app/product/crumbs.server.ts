import type { VisitorKind } from '@comptoir/rules/visitor'
import { pathHref } from '../platform/routes.ts'
import type { RequestScope } from '../platform/scope.ts'
import type { SiteLanguage } from '../platform/site.ts'
import { textsOf } from '../platform/site-texts.ts'

interface Category {
  readonly name?: string | null
  readonly level?: number | null
  readonly url_path?: string | null
  readonly breadcrumbs?:
    | readonly ({
        readonly category_name?: string | null
        readonly category_url_path?: string | null
      } | null)[]
    | null
}

/** Breadcrumbs of the deepest category of the product, in the part of the catalogue that is made for the visitor. */
export function crumbsOf(
  product: { readonly categories?: readonly (Category | null)[] | null },
  name: string,
  { language, site }: Pick<RequestScope, 'language' | 'site'>,
  kind: VisitorKind,
) {
  const categories = (product.categories ?? []).flatMap((one) => one ?? [])
  const deepest = ownCategories(categories, textsOf({ site, language }), kind).toSorted(
    (a, b) => (b.level ?? 0) - (a.level ?? 0),
  )[0]
  const above = (deepest?.breadcrumbs ?? []).flatMap((crumb) =>
    crumb
      ? [{ label: crumb.category_name ?? '', to: pathHref(language, crumb.category_url_path ?? '') }]
      : [],
  )
  const own = deepest ? [{ label: deepest.name ?? '', to: pathHref(language, deepest.url_path ?? '') }] : []
  return [...above, ...own, { label: name }]
}

/**
 * The categories in the visitor's own section: professionals' or the default catalogue; else those outside of the other
 * section, else all.
 */
function ownCategories(
  categories: readonly Category[],
  { visitorKinds, defaultCatalogue }: SiteLanguage,
  kind: VisitorKind,
): readonly Category[] {
  const within = (section: string | undefined) => (category: Category) =>
    section !== undefined && `${category.url_path}/`.startsWith(`${section.replace(/^\//, '')}/`)
  const sections = [defaultCatalogue, visitorKinds?.b2bPath]
  const [own, other] = kind === 'b2b' ? sections.toReversed() : sections
  const isOthers = within(other)
  const choices = [categories.filter(within(own)), categories.filter((one) => !isOthers(one)), categories]
  return choices.find(({ length }) => length > 0) ?? []
}
