import type {
  MutationSaveProductDraftArgs,
  MutationScheduleProductChangeArgs,
} from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { changesOf } from './change-input.ts'
import { readDraft, saveDraft, scheduleChange } from './drafts.ts'

/** Changes of products that are not live yet. */
export const productDraftsAdmin: AdminResolverMap = {
  Query: {
    productDraft: async (_: unknown, { id }: { id: string }, ctx: AdminContext) =>
      await readDraft(ctx, rowId(ctx, id)),
  },
  Mutation: {
    saveProductDraft: async (_: unknown, args: MutationSaveProductDraftArgs, ctx: AdminContext) => {
      const editedAt = new Date(args.editedAt)
      await saveDraft(ctx, rowId(ctx, args.id), { editedAt, changes: changesOf(ctx, args.changes) })
      return { productId: rowId(ctx, args.id) }
    },
    scheduleProductChange: async (_: unknown, args: MutationScheduleProductChangeArgs, ctx: AdminContext) => {
      const changes = changesOf(ctx, args.changes)
      const { at, timeZone = null } = args
      return { id: await scheduleChange(ctx, rowId(ctx, args.id), { at, timeZone, changes }) }
    },
  },
  ProductDraft: { editedAt: ({ editedAt }: { editedAt: Date }) => editedAt.toISOString() },
  ProductDraftPayload: {
    draft: async ({ productId }: { productId: number }, _: unknown, ctx: AdminContext) =>
      await readDraft(ctx, productId),
  },
}
