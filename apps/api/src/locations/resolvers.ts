import type { MutationAssignLocationToCartArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { LocationNotFoundError } from './errors.ts'

export const locationResolvers = {
  Query: {
    getLocations: () => [],
    getDeliveryLocations: () => ({ locations: [], unavailable_messages: [] }),
  },
  Mutation: {
    assignLocationToCart: (
      _root: unknown,
      args: MutationAssignLocationToCartArgs,
      _ctx: RequestContext,
    ): never => {
      throw new LocationNotFoundError(args.location_id)
    },
  },
} satisfies ResolverMap
