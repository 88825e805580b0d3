import { Link, redirect } from 'react-router'
import type { Route } from './+types/choose'
import { PointsOfSaleDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'

/** Leads to the board of the only point of sale, else lets choose one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pointsOfSale } = await adminQuery(context, PointsOfSaleDocument)
  const [first, ...others] = pointsOfSale
  if (first && others.length === 0) throw redirect(`/kitchen/${first.id}`)
  return { pointsOfSale }
}

export default function ChooseKitchen({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={m.kitchen_choose()} width="narrow">
      <title>{`${m.kitchen_choose()} | Comptoir`}</title>
      <Card>
        {loaderData.pointsOfSale.map(({ id, title }) => (
          <CardPart key={id}>
            <Link className="link" to={`/kitchen/${id}`}>
              <b>{title}</b>
            </Link>
          </CardPart>
        ))}
      </Card>
    </Page>
  )
}
