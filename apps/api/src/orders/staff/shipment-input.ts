import type { ShipmentInput } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError, type Problem } from '../../platform/admin/errors.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import { messageIn } from '../../platform/messages.ts'
import type { ShipmentToSend } from './deferred.ts'

const longest = { carrier: 100, trackingNumber: 100, trackingUrl: 500 }

/** A parcel as it is stored until it leaves; throws InvalidInputError with every problem. */
export function shipmentInput(ctx: AdminContext, input: ShipmentInput): ShipmentToSend {
  const { language } = ctx
  const trimmed = (text: string | null | undefined) => text?.trim() || null
  const parcel = {
    carrier: trimmed(input.carrier),
    trackingNumber: trimmed(input.trackingNumber),
    trackingUrl: trimmed(input.trackingUrl),
  }
  const problems: Problem[] = []
  for (const [field, most] of Object.entries(longest)) {
    if ((parcel[field as keyof typeof parcel]?.length ?? 0) > most)
      problems.push({
        field: `shipment.${field}`,
        message: messageIn(language, 'admin_order_too_long', { most }),
      })
  }
  if (parcel.trackingUrl !== null && !/^https?:\/\/\S+$/.test(parcel.trackingUrl))
    problems.push({ field: 'shipment.trackingUrl', message: messageIn(language, 'admin_order_url') })
  for (const [place, { quantity }] of (input.lines ?? []).entries()) {
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      problems.push({
        field: `shipment.lines.${place}.quantity`,
        message: messageIn(language, 'admin_order_units'),
      })
  }
  if (problems.length > 0) throw new InvalidInputError(problems)
  const lines = input.lines?.map(({ lineId, quantity }) => ({ lineId: rowId(ctx, lineId), quantity })) ?? null
  return { ...parcel, lines, notifies: input.notifies ?? true }
}
