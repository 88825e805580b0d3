import type { AuditChoices, QueryAuditEntriesArgs } from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { readList, type Connection } from '../platform/admin/list.ts'
import { auditList, selectChoices } from './list.ts'

type Entry = { before: string | null; after: string | null }

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** The audit log, which is only read. */
export const auditAdmin: AdminResolverMap = {
  Query: {
    auditEntries: async (
      _: unknown,
      args: QueryAuditEntriesArgs,
      ctx: AdminContext,
    ): Promise<Connection<Entry>> => await readList<Entry>(ctx, auditList, args),
    auditChoices: async (_: unknown, __: unknown, ctx: AdminContext): Promise<AuditChoices> =>
      await selectChoices(ctx),
  },
  ...connectionResolvers('AuditEntryConnection'),
  AuditEntry: {
    before: ({ before }: Entry) => parsed(before),
    after: ({ after }: Entry) => parsed(after),
  },
}
