import type { RouterContextProvider } from 'react-router'
import type { Route } from './+types/changes'
import {
  ChangeSlotCapacityDocument,
  CloseSlotsDocument,
  ReopenSlotsDocument,
  SetSpecialHoursDocument,
  WriteToClosedSlotsDocument,
} from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import type { SlotAnswer, SlotDeed } from './calendar.ts'

/** Changes slots, as the calendar posts it. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { key, deed } = (await request.json()) as { key: string; deed: SlotDeed }
  return Response.json(await change(context, { key, locationId: params.locationId }, deed))
}

async function change(
  context: Readonly<RouterContextProvider>,
  { key, locationId }: { key: string; locationId: string },
  deed: SlotDeed,
): Promise<SlotAnswer> {
  switch (deed.kind) {
    case 'capacity': {
      const { method, startsAt, capacity } = deed
      const input = { key, locationId, method, startsAt: [...startsAt], capacity }
      const result = await adminMutation(context, ChangeSlotCapacityDocument, input)
      const after = result.ok ? result.data.changeSlotCapacity.changed.map((one) => one.after) : []
      const answer = answerOf(result)
      return answer.ok && after.length > 0 ? { ...answer, capacity: Math.max(...after) } : answer
    }
    case 'close': {
      const { kind: _kind, ...closure } = deed
      const result = await adminMutation(context, CloseSlotsDocument, { key, locationId, closure })
      const answer = answerOf(result)
      return result.ok && answer.ok ? { ...answer, closure: result.data.closeSlots.closure } : answer
    }
    case 'reopen':
      return answerOf(await adminMutation(context, ReopenSlotsDocument, { key, closureId: deed.closureId }))
    case 'hours': {
      const { day, spans } = deed
      return answerOf(
        await adminMutation(context, SetSpecialHoursDocument, { key, locationId, day, spans: [...spans] }),
      )
    }
    case 'write': {
      const { closureId, message } = deed
      return answerOf(await adminMutation(context, WriteToClosedSlotsDocument, { key, closureId, message }))
    }
  }
}

function answerOf(result: ActionResult): SlotAnswer {
  if (result.ok) return { ok: true }
  const { problems, message } = result
  return { ok: false, message: problems[0]?.message ?? message ?? '' }
}
