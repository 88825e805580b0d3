import type { MutationAnonymizePersonalDataArgs } from '@comptoir/contract/generated/types'
import { assertNotActing, signedIn, type CustomerShape } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { cancelDeletion, deleteAccountNow, deletionTime, requestDeletion } from './deletion.ts'
import { exportPersonalData } from './export.ts'
import { anonymise } from './erase-account.ts'

const download = async (_root: never, _args: never, ctx: RequestContext) => {
  assertNotActing(ctx)
  return { json_data: await exportPersonalData(ctx.app.sql, signedIn(ctx), ctx.app.now()) }
}

export const privacyResolvers = {
  Query: { downloadPersonalData: download },
  Customer: {
    deletion_scheduled_for: ({ id }: CustomerShape, _args: never, ctx) => deletionTime(ctx, id),
  },
  Mutation: {
    downloadPersonalData: download,
    anonymizePersonalData: async (_root: never, { password }: MutationAnonymizePersonalDataArgs, ctx) => {
      await anonymise(ctx, password)
      return { result: true }
    },
    deleteCustomer: async (_root: never, _args: never, ctx) => {
      assertNotActing(ctx)
      await deleteAccountNow(ctx)
      return true
    },
    requestAccountDelete: async (_root: never, _args: never, ctx) => {
      assertNotActing(ctx)
      return await requestDeletion(ctx)
    },
    cancelAccountDelete: async (_root: never, _args: never, ctx) => {
      assertNotActing(ctx)
      return await cancelDeletion(ctx)
    },
  },
} satisfies ResolverMap
