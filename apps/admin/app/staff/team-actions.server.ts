import type { RouterContextProvider } from 'react-router'
import type { MutationInput } from '../forms/mutation-input.ts'
import {
  DisableStaffMemberDocument,
  EnableStaffMemberDocument,
  EndStaffSessionsDocument,
  InviteStaffDocument,
  ResendInvitationDocument,
  ResetSecondFactorDocument,
  UpdateStaffMemberDocument,
  WithdrawInvitationDocument,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** What the forms of the page of the team do. */
export async function runTeamAction(context: Context, input: MutationInput): Promise<ActionResult> {
  const { intent, idempotencyKey, version, text } = input
  const id = text('id')
  switch (intent) {
    case 'invite':
      return await adminMutation(context, InviteStaffDocument, {
        idempotencyKey,
        input: {
          email: text('email'),
          name: text('name'),
          language: text('language') || context.get(scopeContext).language,
          roleId: text('roleId'),
          ...placesOf(input),
        },
      })
    case 'resend':
      return await adminMutation(context, ResendInvitationDocument, { idempotencyKey, id })
    case 'withdraw':
      return await adminMutation(context, WithdrawInvitationDocument, { idempotencyKey, id })
    case 'update':
      return await adminMutation(context, UpdateStaffMemberDocument, {
        idempotencyKey,
        version,
        id,
        input: { name: text('name'), roleId: text('roleId'), places: placesOf(input) },
      })
    case 'disable':
      return await adminMutation(context, DisableStaffMemberDocument, { idempotencyKey, version, id })
    case 'enable':
      return await adminMutation(context, EnableStaffMemberDocument, { idempotencyKey, version, id })
    case 'reset':
      return await adminMutation(context, ResetSecondFactorDocument, { idempotencyKey, version, id })
    case 'end':
      return await adminMutation(context, EndStaffSessionsDocument, { idempotencyKey, version, id })
    default:
      throw new Response(null, { status: 400 })
  }
}

/** Where a role holds, as PlaceBoxes sends it. Points of sale alone say their websites. */
function placesOf({ text, all }: MutationInput) {
  const where = text('where')
  if (where === 'websites') return { websiteIds: all('websiteIds'), locationIds: null }
  if (where === 'locations') return { websiteIds: null, locationIds: all('locationIds') }
  return { websiteIds: null, locationIds: null }
}
