import { redirect, type RouterContextProvider } from 'react-router'
import {
  AttributesDocument,
  ChangeAttributeDocument,
  CreateAttributeDocument,
  DeleteAttributeDocument,
  DeleteAttributeSetDocument,
  SaveAttributeSetDocument,
  UploadPictureDocument,
  type AttributeGroupInput,
  type AttributeInputValues,
  type AttributeKind,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { mediaPath } from './sheet-row.ts'

type Context = Readonly<RouterContextProvider>
type Labels = Readonly<Record<string, string>>

/** All attributes and sets; a shop has some hundreds at most. */
export async function attributesPage(context: Context) {
  const { attributes, attributeSets } = await adminQuery(context, AttributesDocument)
  return {
    // The API's JSON is what it says it is.
    attributes: attributes.map(({ labels, options, ...one }) => ({
      ...one,
      labels: labels as Labels,
      options: options.map((option) => ({
        ...option,
        labels: option.labels as Labels,
        picture: mediaPath(option.picture),
      })),
    })),
    sets: attributeSets,
  }
}

type AttributesPage = Awaited<ReturnType<typeof attributesPage>>
export type AttributeRecord = AttributesPage['attributes'][number]
export type AttributeSetRecord = AttributesPage['sets'][number]

/** What the editors of attributes and sets send. */
export type AttributeDeed =
  | { intent: 'create'; code: string; type: AttributeKind; attribute: AttributeInputValues }
  | { intent: 'change'; id: string; version: string; attribute: AttributeInputValues; losing: number }
  | { intent: 'delete'; id: string; version: string; losing: number }
  | {
      intent: 'save-set'
      id: string | null
      version: string | null
      name: string
      groups: AttributeGroupInput[]
    }
  | { intent: 'delete-set'; id: string; version: string }
  | { intent: 'upload'; name: string; content: string }

/** Does what an editor asks for; `opens` is where it leads, and what is deleted leads to the list. */
export async function changeAttributes(
  context: Context,
  input: AttributeDeed & { idempotencyKey: string },
): Promise<ActionResult> {
  switch (input.intent) {
    case 'create': {
      const { intent: _, ...variables } = input
      const answer = await adminMutation(context, CreateAttributeDocument, variables)
      if (!answer.ok) return answer
      return { ok: true, data: { opens: `/attributes/${answer.data.createAttribute.attribute.id}` } }
    }
    case 'change': {
      const { intent: _, ...variables } = input
      const answer = await adminMutation(context, ChangeAttributeDocument, variables)
      return answer.ok ? { ok: true, data: {} } : answer
    }
    case 'delete': {
      const { intent: _, ...variables } = input
      const answer = await adminMutation(context, DeleteAttributeDocument, variables)
      if (!answer.ok) return answer
      throw redirect('/attributes')
    }
    case 'save-set': {
      const { intent: _, ...variables } = input
      const answer = await adminMutation(context, SaveAttributeSetDocument, variables)
      return answer.ok ? { ok: true, data: { opens: '/attributes' } } : answer
    }
    case 'upload': {
      const { idempotencyKey, name, content } = input
      const picture = { name, content }
      const answer = await adminMutation(context, UploadPictureDocument, { idempotencyKey, picture })
      if (!answer.ok) return answer
      const { file, small } = answer.data.uploadPicture.picture
      return { ok: true, data: { file, picture: mediaPath(small) } }
    }
    case 'delete-set': {
      const { intent: _, ...variables } = input
      const answer = await adminMutation(context, DeleteAttributeSetDocument, variables)
      if (!answer.ok) return answer
      throw redirect('/attributes')
    }
  }
}
