import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import type { Route } from './+types/shared'
import { FavouritesPaging } from './favourites-list.tsx'
import { checkFavourites, requestedPage, sharedFavouritesPage } from './favourites.server.ts'
import { favouritesSeo } from './seo.server.ts'
import { SharedLine } from './shared-line.tsx'
import { sharedTitle } from './texts.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** The favourites of somebody who shares them, for everybody who has the link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await checkFavourites(context)
  const { site, language } = context.get(scopeContext)
  const { code } = params
  const path = href(language, 'sharedFavourites', { code })
  const list = await requestedPage(request, path, (page) => sharedFavouritesPage(context, code, page))
  const title = sharedTitle(site.features, list.owner)
  return { ...list, code, title, seo: favouritesSeo(context, title) }
}

export default function SharedFavourites({ loaderData }: Route.ComponentProps) {
  const { language } = useShop()
  const { favourites, title, code, page, pages } = loaderData
  return (
    <div className="wrap section-tight stack cart">
      <PageBreadcrumbs crumbs={[{ label: title }]} />
      <h1>{title}</h1>
      {favourites.length > 0 ? (
        <ul className="lines">
          {favourites.map((favourite) => (
            <SharedLine key={favourite.key} favourite={favourite} />
          ))}
        </ul>
      ) : (
        <p className="lead">{m.favourites_shared_empty()}</p>
      )}
      <FavouritesPaging
        page={page}
        pages={pages}
        to={(one) => href(language, 'sharedFavourites', { code, page: one })}
      />
    </div>
  )
}
