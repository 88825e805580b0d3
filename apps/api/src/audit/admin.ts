import type {
  AuditChoices,
  MutationRestoreAuditEntryArgs,
  QueryAuditEntriesArgs,
  QueryAuditRestoreArgs,
} from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { readList, type Connection } from '../platform/admin/list.ts'
import type { RestoreHandlers } from '../platform/admin/restore.ts'
import { auditList, selectChoices, visibleEntry } from './list.ts'
import { previewRestore, restore } from './restore.ts'

type Entry = { before: string | null; after: string | null }

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** The audit log, which is only read, and what brings records back to what they were. */
export const auditAdmin = (handlers: RestoreHandlers): AdminResolverMap => ({
  Query: {
    auditEntries: async (
      _: unknown,
      args: QueryAuditEntriesArgs,
      ctx: AdminContext,
    ): Promise<Connection<Entry>> => await readList<Entry>(ctx, auditList, args),
    auditChoices: async (_: unknown, __: unknown, ctx: AdminContext): Promise<AuditChoices> =>
      await selectChoices(ctx),
    auditRestore: async (_: unknown, { id }: QueryAuditRestoreArgs, ctx: AdminContext) =>
      await previewRestore(ctx, handlers, id),
  },
  Mutation: {
    restoreAuditEntry: async (_: unknown, { id }: MutationRestoreAuditEntryArgs, ctx: AdminContext) => {
      await restore(ctx, handlers, id)
      return { id }
    },
  },
  AuditRestorePayload: {
    entry: async ({ id }: { id: string }, _: unknown, ctx: AdminContext) => await visibleEntry(ctx, id),
  },
  ...connectionResolvers('AuditEntryConnection'),
  AuditEntry: {
    before: ({ before }: Entry) => parsed(before),
    after: ({ after }: Entry) => parsed(after),
  },
})
