import type { MessageState } from '@comptoir/contract/generated/admin'
import { textIn } from '@comptoir/rules/language'
import { queueMail, renderMail } from '../mail/index.ts'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { demandFilledIn } from '../platform/admin/open-placeholders.ts'
import { InvalidInputError, RecordNotFoundError } from '../platform/admin/errors.ts'
import { defer, type PendingHandlers } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import {
  insertEntry,
  lockStaffSubmission,
  selectStaffSubmission,
  updateAssigned,
  updateState,
  type StaffSubmission,
  type SubmissionState,
} from './admin.sql.ts'

const longestText = 10_000

/** A submission that the person may see. Throws RecordNotFoundError for others and unknown ones alike. */
export async function visibleSubmission(ctx: AdminContext, id: string): Promise<StaffSubmission> {
  const found = await selectStaffSubmission(ctx.app.sql, rowId(ctx, id))
  if (!found) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, { websiteId: found.websiteId })
  return found
}

/** A submission as the audit log names it. */
const entityOf = (submission: StaffSubmission, language: string) => ({
  type: 'message',
  id: submission.id,
  label: `${textIn(submission.formTitle, language)}, ${submission.sender}`,
})

export async function changeState(
  ctx: AdminContext,
  { id, version, state: wanted }: { id: string; version: string; state: MessageState },
): Promise<void> {
  const submission = await visibleSubmission(ctx, id)
  const state = wanted.toLowerCase() as SubmissionState
  if (state === submission.state) return noChange(ctx)
  const entity = entityOf(submission, ctx.language)
  await expectVersion(ctx, entity, version, ['state'])
  await updateState(ctx.app.sql, submission.id, state)
  await recordChange(ctx, {
    action: 'message.set_state',
    entity,
    websiteId: submission.websiteId,
    before: { state: submission.state },
    after: { state },
  })
}

/** Gives a submission to a member of staff who may see it, or to nobody. */
export async function assignSubmission(
  ctx: AdminContext,
  { id, version, to }: { id: string; version: string; to: { id: number; name: string } | null },
): Promise<void> {
  const submission = await visibleSubmission(ctx, id)
  if ((to?.id ?? null) === submission.assignedId) return noChange(ctx)
  const entity = entityOf(submission, ctx.language)
  await expectVersion(ctx, entity, version, ['assigned'])
  await updateAssigned(ctx.app.sql, submission.id, to)
  await recordChange(ctx, {
    action: 'message.assign',
    entity,
    websiteId: submission.websiteId,
    before: { assigned: submission.assignedName },
    after: { assigned: to?.name ?? null },
  })
}

export async function addNote(ctx: AdminContext, args: { id: string; text: string }): Promise<void> {
  const submission = await visibleSubmission(ctx, args.id)
  const text = checkedText(ctx, args.text)
  const { staffId, name: author } = ctx.staff
  const at = ctx.app.now()
  await insertEntry(ctx.app.sql, { submissionId: submission.id, kind: 'note', staffId, author, text, at })
  await recordChange(ctx, {
    action: 'message.add_note',
    entity: entityOf(submission, ctx.language),
    websiteId: submission.websiteId,
    after: { note: text },
  })
}

/** Defers the answer by mail; returns the id of the action. */
export async function requestAnswer(
  ctx: AdminContext,
  args: { id: string; version: string; text: string },
): Promise<number> {
  const submission = await visibleSubmission(ctx, args.id)
  const entity = entityOf(submission, ctx.language)
  await expectVersion(ctx, entity, args.version, ['state', 'answer'])
  const text = checkedText(ctx, args.text)
  demandFilledIn(ctx.language, 'text', text)
  if (!submission.email) throw new InputError(messageIn(ctx.language, 'message_no_email'))
  return await defer(ctx, {
    kind: 'message.answer',
    entity,
    websiteId: submission.websiteId,
    input: { text },
    summary: { email: submission.email },
  })
}

function checkedText({ language }: AdminContext, given: string): string {
  const text = given.trim()
  const problem = !text
    ? messageIn(language, 'form_required')
    : text.length > longestText && messageIn(language, 'form_maxlength', { maxlength: longestText })
  if (problem) throw new InvalidInputError([{ field: 'text', message: problem }])
  return text
}

/** What the deferred actions do when they are due. */
export const messagePendingHandlers: PendingHandlers = {
  'message.answer': async (app, action) => {
    const { text } = action.input as { text: string }
    const submission = await lockStaffSubmission(app.sql, Number(action.entity.id))
    if (!submission?.email) throw new InputError('The message was deleted meanwhile.')
    const { id, websiteId, email, state } = submission
    const store = app.stores.byId(submission.storeId)
    const template = answerTemplate(textIn(submission.formTitle, store.language))
    const texts = { answer: text, question: questionOf(submission) }
    const mail = await renderMail(app, store, 'message_answer', template, { texts, tables: {} })
    await queueMail(app.sql, {
      storeId: store.id,
      orderId: null,
      kind: 'message_answer',
      recipient: email,
      aboutEmail: email,
      ...mail,
    })
    const { staffId, name: author } = action.author.staff
    await insertEntry(app.sql, { submissionId: id, kind: 'answer', staffId, author, text, at: app.now() })
    await updateState(app.sql, id, 'answered')
    await action.record({
      action: 'message.answer',
      entity: action.entity,
      websiteId,
      before: { state },
      after: { state: 'answered', answer: text },
    })
    return { email }
  },
}

/** The answer above what it answers. */
const answerTemplate = (title: string) => ({
  subject: `Re: ${title.replaceAll(/[{}]/g, '')}`,
  preheader: '{{answer}}',
  bodyHtml: '<p>{{answer}}</p><blockquote>{{question}}</blockquote>',
  bodyText: '{{answer}}\n\n> {{question}}',
})

function questionOf({ answers }: StaffSubmission): string {
  const message = answers.find(({ id }) => id === 'message')
  return message?.value ?? answers.map(({ label, value }) => `${label}: ${value}`).join('\n')
}
