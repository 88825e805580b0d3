import { visibleLocation } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { AdminRoute } from '../platform/admin/routes.ts'
import { messageIn } from '../platform/messages.ts'
import { readBoard, storeOfStaff } from './board.ts'
import { boardShape } from './shapes.ts'
import { ticketsPdf } from './ticket-pdf.ts'

/** Registers the tickets of a board as one PDF: those of the orders in `ids`, else all that are to be made. */
export function registerKitchenTickets(route: AdminRoute): void {
  route('/admin/kitchen/:locationId/tickets.pdf', 'kitchen.work', async (ctx, request, reply) => {
    const { locationId = '' } = request.params as { locationId?: string }
    const { ids = '' } = request.query as { ids?: string }
    const pdf = await kitchenTickets(ctx, locationId, ids === '' ? [] : ids.split(','))
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(messageIn(ctx.language, 'ticket_file'))}.pdf`,
        'cache-control': 'no-store',
      })
      .send(pdf)
  })
}

/** The tickets of orders on a board in their order on it. Throws RecordNotFoundError when it has none of them. */
export async function kitchenTickets(
  ctx: AdminContext,
  locationId: string,
  ids: readonly string[],
): Promise<Buffer> {
  const { app, language } = ctx
  const location = await visibleLocation(ctx, locationId)
  const { tickets } = await boardShape(ctx, await readBoard(app, location, language))
  const wanted = new Set(ids.map((id) => String(rowId(ctx, id))))
  const printed = tickets.filter(({ id, state }) =>
    wanted.size > 0 ? wanted.has(id) : state === 'NEW' || state === 'PREPARING',
  )
  if (printed.length === 0) throw new RecordNotFoundError(language)
  const { formats } = app.stores.byId(storeOfStaff(app, location.websiteId, language))
  return await ticketsPdf(printed, {
    title: printed.map(({ shortNumber }) => shortNumber).join(', '),
    madeAt: app.now(),
    writing: { language, formats, timeZone: location.timezone },
  })
}
