import { AccountPage } from '../account/account-page.tsx'
import { requireCustomer } from '../account/guard.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import type { Route } from './+types/account'
import { favouritesAction } from './favourite-actions.server.ts'
import { FavouritesList } from './favourites-list.tsx'
import { accountFavouritesPage, checkFavourites, requestedPage } from './favourites.server.ts'
import { mergeFavourites } from './merge.server.ts'
import { favouritesSeo } from './seo.server.ts'
import { SharePanel } from './share-panel.tsx'
import { favouritesTitle } from './texts.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  await checkFavourites(context)
  const { acting } = await requireCustomer(context, request)
  // What could not be moved at sign-in; the device of a member of staff keeps its own.
  if (!acting) await mergeFavourites(context)
  const { language, site } = context.get(scopeContext)
  const path = href(language, 'accountFavourites')
  const list = await requestedPage(request, path, (page) => accountFavouritesPage(context, page))
  const title = favouritesTitle(site.features)
  return { language, title, ...list, seo: favouritesSeo(context, title) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return await favouritesAction(context, request)
}

export default function AccountFavourites({ loaderData }: Route.ComponentProps) {
  const { language, title, canShare, favourites } = loaderData
  const errors = useFormResult<typeof action>()
  const path = href(language, 'accountFavourites')
  return (
    <AccountPage language={language} title={title} current="accountFavourites">
      <FavouritesList list={loaderData} path={path} errors={errors?.ofEntry} withNotes />
      {canShare && favourites.length > 0 && <SharePanel {...loaderData} title={title} />}
    </AccountPage>
  )
}
