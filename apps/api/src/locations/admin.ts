import type { FulfilmentMethod as MethodShape, PointOfSale } from '@comptoir/contract/generated/admin'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { textIn } from '@comptoir/rules/language'
import { covers } from '@comptoir/rules/permissions'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { Location } from './location.ts'
import { locationsOf } from './locations.ts'

export const locationsAdmin: AdminResolverMap = {
  Query: {
    pointsOfSale: async (_: unknown, __: unknown, ctx: AdminContext): Promise<PointOfSale[]> => {
      const { all } = await locationsOf(ctx.app, ctx.app.sql)
      return all.filter((location) => isCovered(ctx, location)).map((location) => pointOfSale(ctx, location))
    },
  },
}

const isCovered = ({ staff }: AdminContext, { id, websiteId }: Location) =>
  covers(staff, { websiteId, locationId: id })

/** A point of sale that the person may see. Throws RecordNotFoundError for another one. */
export async function visibleLocation(ctx: AdminContext, id: string | number): Promise<Location> {
  const locations = await locationsOf(ctx.app, ctx.app.sql)
  const location = locations.find(rowId(ctx, String(id)))
  if (!location || !isCovered(ctx, location)) throw new RecordNotFoundError(ctx.language)
  return location
}

/** A location as the admin API has it. */
export function pointOfSale({ language }: AdminContext, location: Location): PointOfSale {
  const { id, code, websiteId, titles, timezone, fulfilmentOptions } = location
  return {
    id: String(id),
    code,
    title: textIn(titles, language),
    websiteId: String(websiteId),
    timeZone: timezone,
    methods: (['pickup', 'delivery'] as const).filter((one) => fulfilmentOptions[one]).map(methodShape),
  }
}

export const methodShape = (method: FulfilmentMethod): MethodShape =>
  method === 'pickup' ? 'PICKUP' : 'DELIVERY'

export const methodOf = (method: MethodShape): FulfilmentMethod =>
  method === 'PICKUP' ? 'pickup' : 'delivery'
