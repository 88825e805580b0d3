import { redirect } from 'react-router'
import type { Route } from './+types/choose'
import { PointsOfSaleDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'

/** Leads to the round of the first point of sale that delivers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pointsOfSale } = await adminQuery(context, PointsOfSaleDocument)
  const delivering = pointsOfSale.find(({ methods }) => methods.includes('DELIVERY'))
  throw redirect(delivering ? `/courier/${delivering.id}` : '/')
}
