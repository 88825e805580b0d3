import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Paging } from '../ui/paging.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { canBeAdded } from './can-be-added.ts'
import { FavouriteLine } from './favourite-line.tsx'
import type { FavouritesPage } from './favourites.server.ts'
import './favourites.css'

/** A page of the visitor's favourites, which can be bought, changed and removed. */
export function FavouritesList({
  list: { favourites, page, pages },
  path,
  errors = {},
  withNotes = false,
  empty = <NoFavourites />,
}: {
  list: FavouritesPage
  path: string
  errors?: Readonly<Record<string, string>> | undefined
  withNotes?: boolean
  /** Shown instead of a list without entries. */
  empty?: ReactNode
}) {
  // The entry of the pressed button is gone once it is removed.
  const start = useFocusFallback<HTMLDivElement>(favourites.length)
  if (favourites.length === 0 && page === 1) {
    return (
      <div ref={start} tabIndex={-1}>
        {empty}
      </div>
    )
  }
  const isMany = favourites.filter(canBeAdded).length > 1 || pages > 1
  const to = (one: number) => (one > 1 ? `${path}?page=${one}` : path)
  return (
    <div ref={start} tabIndex={-1} className="stack">
      <ul className="lines">
        {favourites.map((favourite) => (
          <FavouriteLine
            key={favourite.key}
            favourite={favourite}
            error={errors[favourite.key]}
            withNote={withNotes}
          />
        ))}
      </ul>
      {isMany && (
        <Form method="post" preventScrollReset>
          <Button kind="primary" name="intent" value="cart-all">
            {m.favourites_add_all()}
          </Button>
        </Form>
      )}
      <FavouritesPaging page={page} pages={pages} to={to} />
    </div>
  )
}

function NoFavourites() {
  const { language, features } = useShop()
  return (
    <Empty
      icon="heart"
      title={m.favourites_empty_title()}
      text={features['perishable'] ? m.favourites_empty_dishes() : m.favourites_empty_text()}
    >
      <ButtonLink kind="primary" to={href(language, 'home')}>
        {m.favourites_browse()}
      </ButtonLink>
    </Empty>
  )
}

export function FavouritesPaging(list: { page: number; pages: number; to: (page: number) => string }) {
  const labels = {
    nav: m.catalogue_pages(),
    page: (page: number) => m.catalogue_page({ page }),
    previous: m.catalogue_previous(),
    next: m.catalogue_next(),
  }
  return <Paging {...list} labels={labels} />
}
