import type { Language } from '@comptoir/rules/language'
import { EMPTY_LISTING, listingSearch, readSearch } from '@comptoir/rules/catalogue-query'
import { displayKind, priceDisplayOf } from '@comptoir/rules/visitor'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { CategoryBranchDocument, CategoryDocument, type CategoryQuery } from '../generated/graphql.ts'
import { localImages } from '../content/local-images.ts'
import { localLinks } from '../content/local-links.ts'
import { pathWithQuery } from './path-with-query.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { visitor, type Visitor } from '../platform/visitor.server.ts'
import { pathHref } from '../platform/routes.ts'
import { requestedListing, needsCanonicalUrl, listing, type HiddenFilters } from './listing.server.ts'
import { fullOf, pictureOf } from '../content/pictures.ts'
import { menuGroups } from './menu-groups.ts'
import type { Audience } from './price-view.ts'
import type { Resolved } from './resolve.server.ts'
import { textsOf } from '../platform/site-texts.ts'

const DEFAULT_PER_PAGE = 10
/** Dishes of a page of a menu: more than menus have, and few enough to be read at once. */
const WHOLE_MENU = 200

/** Data of a category page. Throws a 404 response, or a redirect to the canonical URL. */
export async function categoryPage(
  context: Readonly<RouterContextProvider>,
  resolved: Resolved,
  search: URLSearchParams,
) {
  const scope = context.get(scopeContext)
  const request = await requestedListing(context, search)
  const here = pathHref(scope.language, resolved.path)
  if (needsCanonicalUrl(search, request)) throw redirect(pathWithQuery(here, readSearch(request)))
  const [{ categoryList, storeConfig }, who] = await Promise.all([
    commerce(context).query(CategoryDocument, { uid: resolved.uid, processed: scope.usesProcessedMetadata }),
    visitor(context),
  ])
  const category = categoryList?.[0]
  if (!category) throw data(null, { status: 404 })
  const processed = category.processed_metadata
  const audience = audienceOf(scope, who, resolved.path)
  const below = childrenOf(category, scope)
  // A menu is read from top to bottom, by the kinds of its dishes.
  const isMenu = scope.site.features['perishable'] === true && below.length > 0
  const perPage = isMenu ? WHOLE_MENU : (storeConfig?.grid_per_page ?? DEFAULT_PER_PAGE)
  const [{ places, ...found }, sections] = await Promise.all([
    listing(context, request, {
      within: resolved.uid,
      hidden: hiddenFiltersOf(category),
      perPage,
      audience,
      withPlaces: isMenu,
    }),
    sectionsOf(context, category),
  ])
  const { state } = found
  const menu = places && state.sort === 'position' ? menuGroups(found.cards, places, below) : undefined
  const list = menu ? { ...found, cards: menu.cards } : found
  if (state.page > list.pages)
    throw redirect(pathWithQuery(here, listingSearch({ ...state, page: list.pages })))
  const filtered =
    Object.keys(state.filters).length > 0 || state.price || state.sort !== 'position' || state.store
  const seo = seoOf({
    title: processed?.title ?? category.meta_title ?? category.name ?? '',
    description: processed?.description ?? category.meta_description ?? category.description,
    site: scope.site,
    publicUrl: scope.publicUrl,
    language: scope.language,
    alternates: resolved.alternates,
    search: listingSearch({ ...EMPTY_LISTING, page: state.page }),
    noindex: Boolean(filtered),
    canonicalAnyway: true,
    card: socialCard(
      scope,
      'website',
      category.optimized_image
        ? { src: fullOf(category.optimized_image), alt: category.name ?? '' }
        : undefined,
    ),
  })
  return {
    path: here,
    name: processed?.h1_title ?? category.name ?? '',
    heading: processed?.h2_title ?? undefined,
    description: category.description ?? '',
    picture: pictureOf(category.optimized_image ?? undefined, category.name ?? ''),
    block: state.page === 1 && !filtered ? blockOf(category.cms_block, scope.language) : undefined,
    crumbs: crumbsOf(category, scope),
    sections: sections.map(({ label, to }) => ({ label, to })),
    groups: menu?.groups,
    tax: audience.tax,
    alternates: resolved.alternates,
    list,
    seo,
  }
}

export type CategoryPageData = Awaited<ReturnType<typeof categoryPage>>

/** Guests see professional prices in the professionals' category only (decisions E-1). */
function audienceOf({ site, language }: RequestScope, who: Visitor, path: string): Audience {
  const section = textsOf({ site, language }).visitorKinds?.b2bPath.replace(/^\//, '')
  const inProfessionalSection = section !== undefined && (path === section || path.startsWith(`${section}/`))
  const professionalGroup = who.signedIn ? { professionalGroup: who.kind === 'b2b' } : {}
  const kind = displayKind({ ...professionalGroup, inProfessionalSection })
  if (kind === who.kind) return who
  const group = site.customerGroups.find((one) => one.kind === kind)
  return { kind, tax: who.chosenTax ?? group?.tax ?? priceDisplayOf(kind), apiTax: who.apiTax }
}

type Category = NonNullable<NonNullable<CategoryQuery['categoryList']>[number]>

const hiddenFiltersOf = ({ hidden_filters: filters }: Category): HiddenFilters =>
  Object.fromEntries((filters ?? []).map(({ attribute_code: code, values }) => [code, values]))

function crumbsOf(category: Category, { language }: RequestScope) {
  const above = (category.breadcrumbs ?? []).flatMap((crumb) =>
    crumb
      ? [{ label: crumb.category_name ?? '', to: pathHref(language, crumb.category_url_path ?? '') }]
      : [],
  )
  return [...above, { label: category.name ?? '' }]
}

/** Subcategories; for dishes in a category without any, its siblings. */
async function sectionsOf(context: Readonly<RouterContextProvider>, category: Category) {
  const scope = context.get(scopeContext)
  const below = childrenOf(category, scope)
  const parent = category.breadcrumbs?.at(-1)?.category_uid
  if (below.length > 0 || !parent || !scope.site.features['perishable']) return below
  const { categoryList } = await commerce(context).query(CategoryBranchDocument, { uid: parent })
  const branch = categoryList?.[0]
  if (!branch) return []
  const whole = { uid: parent, label: branch.name ?? '', to: pathHref(scope.language, branch.url_path ?? '') }
  return [whole, ...childrenOf(branch, scope)]
}

function childrenOf({ children }: Pick<Category, 'children'>, { language }: RequestScope) {
  return (children ?? [])
    .flatMap((child) => (child?.include_in_menu ? [child] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ uid, name, url_path }) => ({ uid, label: name ?? '', to: pathHref(language, url_path ?? '') }))
}

function blockOf(
  block: { title?: string | null; content?: string | null } | null | undefined,
  language: Language,
) {
  return block?.content
    ? { title: block.title, content: localLinks(localImages(block.content), language) }
    : undefined
}
