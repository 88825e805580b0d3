import { Link, redirect } from 'react-router'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { Route } from './+types/favourites'
import { favouritesAction } from './favourite-actions.server.ts'
import { FavouritesList } from './favourites-list.tsx'
import { checkFavourites, deviceFavouritesPage, requestedPage } from './favourites.server.ts'
import { favouritesSeo } from './seo.server.ts'
import { favouritesTitle } from './texts.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Favourites of the device; those of an account are a page of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await checkFavourites(context)
  const { site, language } = context.get(scopeContext)
  if ((await visitor(context)).signedIn) throw redirect(href(language, 'accountFavourites'))
  const path = href(language, 'favourites')
  const list = await requestedPage(request, path, (page) => deviceFavouritesPage(context, page))
  const seo = favouritesSeo(context, favouritesTitle(site.features))
  return { ...list, seo }
}

/** Hearts of every page post here, whoever the visitor is. */
export async function action({ context, request }: Route.ActionArgs) {
  return await favouritesAction(context, request)
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { language, features } = useShop()
  const errors = useFormResult<typeof action>()
  const title = favouritesTitle(features)
  const login = href(language, 'login', { return_to: href(language, 'accountFavourites') })
  return (
    <div className="wrap section-tight stack cart">
      <PageBreadcrumbs crumbs={[{ label: title }]} />
      <h1>{title}</h1>
      {loaderData.favourites.length > 0 && (
        <p className="lead">
          {m.favourites_on_device()}{' '}
          <Link className="link" to={login}>
            {m.favourites_sign_in()}
          </Link>
        </p>
      )}
      <FavouritesList list={loaderData} path={href(language, 'favourites')} errors={errors?.ofEntry} />
    </div>
  )
}
