import { visibleLocation } from '../locations/index.ts'
import { openEventStream } from '../platform/admin/event-stream.ts'
import type { AdminRoute } from '../platform/admin/routes.ts'
import { messageIn } from '../platform/messages.ts'
import { UnavailableError } from '../platform/errors.ts'

/** Streams of one process at once; more than the tablets of a large chain. */
const mostStreams = 500
let streams = 0

/**
 * Registers `/admin/events?location=<id>`: server-sent events `open`, when the stream begins, and `change` whenever what
 * the boards of the point of sale show may have changed. Events hold no data: the client asks for the board.
 */
export function registerKitchenEvents(route: AdminRoute): void {
  route('/admin/events', 'self', async (ctx, request, reply) => {
    const { location: asked } = request.query as { location?: string }
    const { id } = await visibleLocation(ctx, asked ?? '')
    if (streams >= mostStreams) throw new UnavailableError(messageIn(ctx.language, 'request_busy'))
    const { notifications } = ctx.app
    let stream: { send: (event: string) => void; end: () => void } | undefined
    const change = () => stream?.send('change')
    const leave = await notifications.subscribe('kitchen', {
      onMessage: (message) => {
        if (message === String(id)) change()
      },
      onGap: change,
      onEnd: () => stream?.end(),
    })
    streams++
    stream = openEventStream({ raw: reply.raw, hijack: () => reply.hijack() }, () => {
      streams--
      leave()
    })
    return reply
  })
}
