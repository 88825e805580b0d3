import type {
  MutationAddMessageNoteArgs,
  MutationCreateReplyTemplateArgs,
  MutationDeleteReplyTemplateArgs,
  MutationUpdateReplyTemplateArgs,
  QueryReplyTemplatesArgs,
  MutationAnswerMessageArgs,
  MutationAssignMessageArgs,
  MutationSetMessageStateArgs,
  MutationSetStateOfMessagesArgs,
  QueryMessageArgs,
  QueryMessagesArgs,
} from '@comptoir/contract/generated/admin'
import { textIn } from '@comptoir/rules/language'
import { selectOrdersOf } from '../customers/index.ts'
import { startBulkJob } from '../platform/admin/bulk-jobs.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { readList } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { staffAllowed } from '../staff/index.ts'
import { addNote, assignSubmission, changeState, requestAnswer, visibleSubmission } from './admin-changes.ts'
import { messageList } from './admin-list.ts'
import {
  selectEntries,
  selectFormTitles,
  selectSenderAccount,
  selectSubmissionsOf,
  type StaffSubmission,
} from './admin.sql.ts'

import { changeTemplate, createTemplate, removeTemplate, visibleTemplate } from './reply-templates.ts'
import { selectTemplates, type ReplyTemplateRecord } from './reply-templates.sql.ts'

type ListRow = { form: string; websiteId: string }
type Payload = { id: string }
type ActionPayload = Payload & { pendingActionId: number }

const latestOrders = 5
const submissionOfPayload = ({ id }: Payload, _args: never, ctx: AdminContext) => visibleSubmission(ctx, id)

/** Titles of forms in the language of the staff. */
async function formTitles({ app, staff, language }: AdminContext) {
  const forms = await selectFormTitles(app.sql, staff.websiteIds)
  return forms.map((form) => ({ ...form, title: textIn(form.title, language) }))
}

/** Who may be given submissions: those who may answer them. */
const assignees = ({ app }: AdminContext, websiteIds: readonly number[]) =>
  staffAllowed(app.sql, 'messages.answer', websiteIds)

/** The websites whose saved replies are read: one, or those that the person may see. */
function replyWebsites(ctx: AdminContext, id: string | null | undefined): readonly number[] | null {
  const { websiteIds } = ctx.staff
  if (!id) return websiteIds
  const wanted = rowId(ctx, id)
  return websiteIds?.includes(wanted) === false ? [] : [wanted]
}

export const messagesAdmin: AdminResolverMap = {
  Query: {
    messages: async (_root: never, args: QueryMessagesArgs, ctx) => {
      const page = await readList<ListRow>(ctx, messageList, args)
      const forms = await formTitles(ctx)
      const titleOf = ({ form, websiteId }: ListRow) =>
        forms.find((one) => one.code === form && String(one.websiteId) === websiteId)?.title ?? form
      return { ...page, nodes: page.nodes.map((node) => ({ ...node, form: titleOf(node) })) }
    },
    message: (_root: never, { id }: QueryMessageArgs, ctx) => visibleSubmission(ctx, id),
    messageForms: (_root: never, _args: never, ctx) => formTitles(ctx),
    messageAssignees: (_root: never, _args: never, ctx) => {
      const all = ctx.app.stores.all.map(({ website }) => website.id)
      return assignees(ctx, ctx.staff.websiteIds ?? all)
    },
    replyTemplates: async (_root: never, args: QueryReplyTemplatesArgs, ctx) =>
      await selectTemplates(ctx.app.sql, {
        websiteIds: replyWebsites(ctx, args.websiteId),
        language: args.language ?? null,
      }),
  },
  Mutation: {
    setMessageState: async (_root: never, args: MutationSetMessageStateArgs, ctx) => {
      await changeState(ctx, args)
      return { id: args.id }
    },
    setStateOfMessages: async (_root: never, { state, ...query }: MutationSetStateOfMessagesArgs, ctx) => ({
      id: await startBulkJob(ctx, messageList, query, { kind: 'messages.set_state', input: { state } }),
    }),
    assignMessage: async (_root: never, { staffId, ...args }: MutationAssignMessageArgs, ctx) => {
      const { websiteId } = await visibleSubmission(ctx, args.id)
      const known = staffId ? await assignees(ctx, [websiteId]) : []
      const to = staffId ? known.find(({ id }) => String(id) === staffId) : null
      if (to === undefined) throw invalidField(ctx.language, 'staffId', 'form_invalidOption')
      await assignSubmission(ctx, { ...args, to })
      return { id: args.id }
    },
    answerMessage: async (_root: never, args: MutationAnswerMessageArgs, ctx) => ({
      id: args.id,
      pendingActionId: await requestAnswer(ctx, args),
    }),
    addMessageNote: async (_root: never, args: MutationAddMessageNoteArgs, ctx) => {
      await addNote(ctx, args)
      return { id: args.id }
    },
    createReplyTemplate: async (_root: never, { template }: MutationCreateReplyTemplateArgs, ctx) => ({
      id: await createTemplate(ctx, template),
    }),
    updateReplyTemplate: async (_root: never, args: MutationUpdateReplyTemplateArgs, ctx) => {
      await changeTemplate(ctx, args)
      return { id: args.id }
    },
    deleteReplyTemplate: async (_root: never, args: MutationDeleteReplyTemplateArgs, ctx) => {
      await removeTemplate(ctx, args)
      return { id: args.id }
    },
  },
  ...connectionResolvers('MessageConnection'),
  MessagePayload: { message: submissionOfPayload },
  ReplyTemplatePayload: {
    template: ({ id }: Payload, _args: never, ctx) => visibleTemplate(ctx, id),
  },
  ReplyTemplate: {
    version: ({ id }: ReplyTemplateRecord, _args: never, ctx) =>
      versionOf(ctx.app.sql, { type: 'message_template', id }),
  },
  MessageActionPayload: {
    message: (payload: ActionPayload, args: never, ctx) => submissionOfPayload(payload, args, ctx),
  },
  Message: {
    version: ({ id }: StaffSubmission, _args: never, ctx) => versionOf(ctx.app.sql, { type: 'message', id }),
    form: ({ formTitle }: StaffSubmission, _args: never, { language }) => textIn(formTitle, language),
    state: ({ state }: StaffSubmission) => state.toUpperCase(),
    language: ({ storeId }: StaffSubmission, _args: never, { app }) => app.stores.byId(storeId).language,
    sentFrom: (_submission: StaffSubmission, _args: never, { app }) => app.settings.mailFrom,
    entries: ({ id }: StaffSubmission, _args: never, ctx) => selectEntries(ctx.app.sql, id),
    customer: (submission: StaffSubmission, _args: never, ctx) =>
      selectSenderAccount(ctx.app.sql, submission),
    orders: async (submission: StaffSubmission, _args: never, { app: { sql } }) => {
      const { websiteId, email } = submission
      const account = await selectSenderAccount(sql, submission)
      if (account) return await selectOrdersOf(sql, { customerId: account.id }, latestOrders)
      return email ? await selectOrdersOf(sql, { websiteId, email }, latestOrders) : []
    },
  },
  Customer: {
    submissions: async ({ id }: { id: number }, _args: never, ctx) =>
      (await selectSubmissionsOf(ctx.app.sql, id)).map((one) => ({
        id: one.id,
        form: textIn(one.formTitle, ctx.language),
        state: one.state.toUpperCase(),
        sentAt: one.sentAt,
      })),
  },
}
