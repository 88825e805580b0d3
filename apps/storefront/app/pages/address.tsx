import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/address'
import { listEvent } from '../catalogue/event-items.ts'
import { pageEvents } from '../analytics/tracked.server.ts'
import { notFound } from '../content/page.server.ts'
import { contentPage } from './content-page.server.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { sendSiteForm } from '../forms/site-form.server.ts'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { FIXED, pathHref } from '../platform/routes.ts'
import { categoryPage } from '../catalogue/category.server.ts'
import { resolve } from '../catalogue/resolve.server.ts'
import { loadCategoryPage, loadContentPage } from './page-scripts.ts'

const CategoryPage = import.meta.env.SSR
  ? (await loadCategoryPage()).CategoryPage
  : lazyComponent(async () => (await loadCategoryPage()).CategoryPage)
const ContentPage = import.meta.env.SSR
  ? (await loadContentPage()).ContentPage
  : lazyComponent(async () => (await loadContentPage()).ContentPage)

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Every address no other screen has: a category, a page, or a product that was asked for without its `.html`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const resolved = await resolve(context, params['*'], search)
  const scope = context.get(scopeContext)
  if (resolved?.type === 'PRODUCT') throw redirect(pathHref(scope.language, resolved.path) + search, 301)
  if (!resolved) throw await notFound(context)
  const isCategory = resolved.type === 'CATEGORY'
  const page = isCategory
    ? await categoryPage(context, resolved, searchParams)
    : await contentPage(context, resolved, searchParams)
  scope.structuredData.push(breadcrumbData(page.crumbs, scope.publicUrl))
  if (!('list' in page)) return page
  const { name, list } = page
  const tracked = await pageEvents(context, () => [listEvent(name, list.cards, scope.language)])
  return { ...page, tracked }
}

/** Submits a form of a content page; there are no other actions. */
export async function action({ request, context }: Route.ActionArgs) {
  return await sendSiteForm({ request, context })
}

/** What is in the cart changes nothing on these pages but the cards, which read it from the root. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction?.split('?')[0]?.endsWith(`/${FIXED.miniCart}`) ? false : defaultShouldRevalidate

export default function AddressPage({ loaderData }: Route.ComponentProps) {
  if ('list' in loaderData) return <CategoryPage page={loaderData} />
  return <ContentPage page={loaderData} />
}
