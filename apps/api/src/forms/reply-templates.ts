import type { ReplyTemplateInput } from '@comptoir/contract/generated/admin'
import { REPLY_PLACEHOLDERS, unknownPlaceholders } from '@comptoir/rules/reply-template'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import {
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Problem,
} from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { messageIn } from '../platform/messages.ts'
import {
  deleteTemplate,
  insertTemplate,
  selectTemplate,
  updateTemplate,
  type ReplyTemplateFields,
  type ReplyTemplateRecord,
} from './reply-templates.sql.ts'

const longestName = 80
const longestText = 4000

const entityOf = ({ id, name }: { id: number; name: string }) => ({
  type: 'message_template',
  id,
  label: name,
})

/** A saved reply of a website of the person. Throws RecordNotFoundError for others and unknown ones alike. */
export async function visibleTemplate(ctx: AdminContext, id: string): Promise<ReplyTemplateRecord> {
  const found = await selectTemplate(ctx.app.sql, rowId(ctx, id))
  if (!found) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, found)
  return found
}

/** Saves a reply; returns its id. Throws InvalidInputError. */
export async function createTemplate(ctx: AdminContext, input: ReplyTemplateInput): Promise<string> {
  const fields = checkedFields(ctx, input)
  const id = await insertTemplate(ctx.app.sql, fields)
  if (id === undefined) throw nameTaken(ctx)
  await recordChange(ctx, {
    action: 'message_template.create',
    entity: entityOf({ id, name: fields.name }),
    websiteId: fields.websiteId,
    after: fields,
  })
  return String(id)
}

/** Changes a saved reply. Throws InvalidInputError and ConflictError. */
export async function changeTemplate(
  ctx: AdminContext,
  { id, version, template }: { id: string; version: string; template: ReplyTemplateInput },
): Promise<void> {
  const known = await visibleTemplate(ctx, id)
  const fields = checkedFields(ctx, template)
  const changed = (['websiteId', 'language', 'name', 'text'] as const).filter(
    (field) => fields[field] !== known[field],
  )
  if (changed.length === 0) return noChange(ctx)
  await expectVersion(ctx, entityOf(known), version, changed)
  if (!(await updateTemplate(ctx.app.sql, known.id, fields))) throw nameTaken(ctx)
  await recordChange(ctx, {
    action: 'message_template.update',
    entity: entityOf({ id: known.id, name: fields.name }),
    websiteId: fields.websiteId,
    before: Object.fromEntries(changed.map((field) => [field, known[field]])),
    after: Object.fromEntries(changed.map((field) => [field, fields[field]])),
  })
}

/** Deletes a saved reply; what was sent with it stays. */
export async function removeTemplate(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
): Promise<void> {
  const known = await visibleTemplate(ctx, id)
  await expectVersion(ctx, entityOf(known), version)
  await deleteTemplate(ctx.app.sql, known.id)
  const { websiteId, language, name, text } = known
  await recordChange(ctx, {
    action: 'message_template.delete',
    entity: entityOf(known),
    websiteId,
    before: { websiteId, language, name, text },
  })
}

const nameTaken = ({ language }: AdminContext) => invalidField(language, 'name', 'reply_template_name_taken')

function checkedFields(ctx: AdminContext, input: ReplyTemplateInput): ReplyTemplateFields {
  const { language: spoken, app } = ctx
  const websiteId = rowId(ctx, input.websiteId)
  const views = app.stores.all.filter(({ website }) => website.id === websiteId)
  if (views.length === 0) throw new RecordNotFoundError(spoken)
  demandPlace(ctx, { websiteId })
  const name = input.name.trim()
  const text = input.text.trim()
  const problems: Problem[] = []
  if (!views.some(({ language }) => language === input.language))
    problems.push({ field: 'language', message: messageIn(spoken, 'form_invalidOption') })
  problems.push(...lengthProblems(spoken, 'name', name, longestName))
  problems.push(...lengthProblems(spoken, 'text', text, longestText))
  const [unknown] = unknownPlaceholders(text)
  if (unknown !== undefined) {
    const known = REPLY_PLACEHOLDERS.map((one) => `{{${one}}}`).join(', ')
    const message = messageIn(spoken, 'reply_template_unknown', { name: `{{${unknown}}}`, known })
    problems.push({ field: 'text', message })
  }
  if (problems.length > 0) throw new InvalidInputError(problems)
  return { websiteId, language: input.language, name, text }
}

function lengthProblems(language: string, field: string, value: string, most: number): Problem[] {
  if (!value) return [{ field, message: messageIn(language, 'form_required') }]
  if (value.length <= most) return []
  return [{ field, message: messageIn(language, 'form_maxlength', { maxlength: most }) }]
}
