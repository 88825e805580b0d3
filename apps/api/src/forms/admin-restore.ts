import type { MessageState } from '@comptoir/contract/generated/admin'
import type { RestoreHandlers } from '../platform/admin/restore.ts'
import type { JsonValue } from '../platform/database.ts'
import { changeState } from './admin-changes.ts'
import { changeTemplate, createTemplate, visibleTemplate } from './reply-templates.ts'

const textOf = (value: JsonValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What brings messages and saved replies back. An answer has left the shop. */
export const messageRestore: RestoreHandlers = {
  'message.set_state': {
    permission: 'messages.answer',
    restore: async (ctx, { id: version, entity, before }) => {
      const state = textOf(before?.state).toUpperCase() as MessageState
      await changeState(ctx, { id: String(entity.id), version, state })
    },
  },
  'message_template.update': {
    permission: 'messages.answer',
    restore: async (ctx, { id: version, entity, before }) => {
      const id = String(entity.id)
      const { websiteId, language, name, text } = { ...(await visibleTemplate(ctx, id)), ...before }
      const template = { websiteId: String(websiteId), language, name, text }
      await changeTemplate(ctx, { id, version, template })
    },
  },
  'message_template.delete': {
    permission: 'messages.answer',
    restore: async (ctx, { before }) => {
      const { websiteId, language, name, text } = before ?? {}
      await createTemplate(ctx, {
        websiteId: textOf(websiteId),
        language: textOf(language),
        name: textOf(name),
        text: textOf(text),
      })
    },
  },
}
