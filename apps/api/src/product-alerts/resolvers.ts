import type {
  MutationConfirmProductAlertArgs,
  MutationCreateProductAlertArgs,
  MutationEndProductAlertsArgs,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { confirmAlert, createAlert, endGuessed } from './alerts.ts'

export const productAlertResolvers = {
  Mutation: {
    createProductAlert: (_root: unknown, { input }: MutationCreateProductAlertArgs, ctx: RequestContext) =>
      createAlert(ctx, input),
    confirmProductAlert: (_root: unknown, { token }: MutationConfirmProductAlertArgs, ctx: RequestContext) =>
      confirmAlert(ctx, token),
    endProductAlerts: async (
      _root: unknown,
      { token }: MutationEndProductAlertsArgs,
      ctx: RequestContext,
    ) => {
      await endGuessed(ctx, token)
      return true
    },
  },
} satisfies ResolverMap
