import type {
  QueryGetDeliveryLocationsArgs,
  QueryPickupLocationsArgs,
} from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { deliveryLocations, shownLocations } from './delivery.ts'
import { pickupLocations } from './pickup-locations.ts'
import { locationShape } from './shapes.ts'

export const locationResolvers = {
  Query: {
    getLocations: async (_root: never, _args: never, ctx) =>
      (await shownLocations(ctx)).map((location) => locationShape(ctx, location)),
    pickupLocations: (_root: never, args: QueryPickupLocationsArgs, ctx) => pickupLocations(ctx, args),
    getDeliveryLocations: async (_root: never, args: QueryGetDeliveryLocationsArgs, ctx) => {
      const { locations, unavailable } = await deliveryLocations(ctx, args)
      return {
        locations: locations.map(({ location, distance }) => locationShape(ctx, location, distance)),
        unavailable_messages: unavailable,
      }
    },
  },
} satisfies ResolverMap
