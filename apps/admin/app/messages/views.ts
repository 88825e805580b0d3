import type { ListFilter } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'

/** The sets of messages above the list; the first is shown when nothing is chosen. */
export const MESSAGE_VIEWS = ['open', 'mine', 'answered', 'spam'] as const

export type MessageView = (typeof MESSAGE_VIEWS)[number]

export const viewNamed = (name: string | null): MessageView =>
  MESSAGE_VIEWS.find((view) => view === name) ?? 'open'

const states = (...values: string[]): ListFilter => ({ field: 'state', op: 'IN', values })

/** The filters of a view, for the person with the id. */
export function filtersOf(view: MessageView, me: string): ListFilter[] {
  switch (view) {
    case 'open':
      return [states('NEW', 'IN_WORK')]
    case 'mine':
      return [states('NEW', 'IN_WORK'), { field: 'assignedId', op: 'EQ', values: [me] }]
    case 'answered':
      return [states('ANSWERED', 'ARCHIVED')]
    case 'spam':
      return [states('SPAM')]
  }
}

export function viewLabel(view: MessageView): string {
  switch (view) {
    case 'open':
      return m.messages_view_open()
    case 'mine':
      return m.messages_view_mine()
    case 'answered':
      return m.messages_view_answered()
    case 'spam':
      return m.messages_view_spam()
  }
}
