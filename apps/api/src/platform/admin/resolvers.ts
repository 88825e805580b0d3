import type { MutationSaveViewArgs, QueryListCountArgs } from '@comptoir/contract/generated/admin'
import { LARGEST_ID } from '../uid.ts'
import { noChange } from './audit.ts'
import { undoBulkJob } from './bulk-undo.ts'
import { dismissJobOf, selectJob, selectJobsOf, type BulkJobRecord } from './bulk-jobs.sql.ts'
import type { AdminContext, AdminResolverMap } from './context.ts'
import { RecordNotFoundError } from './errors.ts'
import { columnsFor, countList, type List } from './list.ts'
import { dismissAction, hastenAction, isAuthor, maySee, withdrawAction } from './pending-actions.ts'
import {
  selectActionsOn,
  selectPendingAction,
  selectWaitingActionsOf,
  type PendingActionRecord,
} from './pending-actions.sql.ts'
import { deleteView, saveView } from './saved-views.ts'
import { selectView, selectViews, type SavedViewRecord } from './saved-views.sql.ts'
import { demand } from './schema.ts'
import { searchAll } from './search.ts'

type WithId = { id: string }

/** What every list and every action shares. */
export function platformResolvers(lists: readonly List[]): AdminResolverMap {
  return {
    Query: {
      listDefinition: (_: unknown, args: { list: string }, ctx: AdminContext) => {
        const list = findList(lists, args.list, ctx)
        return {
          list: list.name,
          isSearchable: list.search !== undefined,
          fields: columnsFor(ctx, list).map(([code, { type, isSortable = false, filter, choices = [] }]) => ({
            code,
            type,
            isSortable,
            isFilterable: filter !== false,
            choices: typeof choices === 'function' ? choices(ctx) : choices,
          })),
        }
      },
      listCount: async (_: unknown, args: QueryListCountArgs, ctx: AdminContext) =>
        await countList(ctx, findList(lists, args.list, ctx), args),
      search: async (_: unknown, { text, each }: { text: string; each: number }, ctx: AdminContext) =>
        await searchAll(ctx, lists, text, each),
      savedViews: async (_: unknown, args: { list: string }, ctx: AdminContext) => {
        findList(lists, args.list, ctx)
        return await selectViews(ctx.app.sql, args.list, ctx.staff.staffId)
      },
      pendingActions: async (
        _: unknown,
        args: { entityType: string; entityId: string },
        ctx: AdminContext,
      ) => {
        const found = await selectActionsOn(ctx.app.sql, { type: args.entityType, id: args.entityId })
        return found.filter((action) => maySee(ctx, action))
      },
      myPendingActions: async (_: unknown, __: unknown, ctx: AdminContext) =>
        await selectWaitingActionsOf(ctx.app.sql, ctx.staff),
      myBulkJobs: async (_: unknown, __: unknown, ctx: AdminContext) =>
        await selectJobsOf(ctx.app.sql, ctx.staff),
    },
    Mutation: {
      saveView: async (_: unknown, { id, view }: MutationSaveViewArgs, ctx: AdminContext) => {
        findList(lists, view.list, ctx)
        return { id: await saveView(ctx, id ? rowId(ctx, id) : undefined, view) }
      },
      deleteView: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
        await deleteView(ctx, rowId(ctx, id))
        return { id }
      },
      withdrawAction: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
        await withdrawAction(ctx, rowId(ctx, id))
        return { id }
      },
      hastenAction: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
        await hastenAction(ctx, rowId(ctx, id))
        return { id }
      },
      dismissAction: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
        await dismissAction(ctx, rowId(ctx, id))
        return { id }
      },
      dismissBulkJob: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
        const { app, staff, language } = ctx
        if (!(await dismissJobOf(app.sql, rowId(ctx, id), staff, app.now())))
          throw new RecordNotFoundError(language)
        noChange(ctx)
        return { id }
      },
      undoBulkJob: async (_: unknown, { id }: WithId, ctx: AdminContext) => ({
        id: await undoBulkJob(ctx, rowId(ctx, id)),
      }),
    },
    SavedView: { isShared: ({ staffId }: SavedViewRecord) => staffId === null },
    SavedViewPayload: {
      view: async ({ id }: { id: number }, _: unknown, ctx: AdminContext) =>
        await selectView(ctx.app.sql, id),
    },
    PendingAction: {
      state: ({ state }: PendingActionRecord) => state.toUpperCase(),
      createdAt: ({ createdAt }: PendingActionRecord) => createdAt.toISOString(),
      dueAt: ({ dueAt }: PendingActionRecord) => dueAt.toISOString(),
      canWithdraw: (action: PendingActionRecord, _: unknown, ctx: AdminContext) =>
        action.state === 'waiting' && isAuthor(ctx, action),
    },
    BulkJob: {
      createdAt: ({ createdAt }: BulkJobRecord) => createdAt.toISOString(),
      isFinished: ({ finishedAt }: BulkJobRecord) => finishedAt !== null,
    },
    BulkJobPayload: {
      job: async ({ id }: { id: number }, _: unknown, ctx: AdminContext) => await selectJob(ctx.app.sql, id),
    },
    PendingActionPayload: {
      action: async ({ id }: WithId, _: unknown, ctx: AdminContext) =>
        await selectPendingAction(ctx.app.sql, Number(id)),
    },
  }
}

/** A list that the person may see. Throws RecordNotFoundError and NotAllowedError. */
export function findList(lists: readonly List[], name: string, ctx: AdminContext): List {
  const list = lists.find((one) => one.name === name)
  if (!list) throw new RecordNotFoundError(ctx.language)
  demand(ctx, list.permission)
  return list
}

/** An id of a table. Throws RecordNotFoundError for a text that is none. */
export function rowId({ language }: Pick<AdminContext, 'language'>, text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > LARGEST_ID) throw new RecordNotFoundError(language)
  return id
}
